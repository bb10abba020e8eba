import type { BulkAct, UserFilter, UserSelection } from '@sitewright/api'
import { z } from 'zod'
import {
  findLockedAccounts,
  resetAttemptsOf,
  deleteApiKeysOf,
  endSessionsOfUsers
} from '@sitewright/kernel/sessions'
import { isOneOf } from '@sitewright/kernel/db'
import {
  defineJob,
  type BatchContext,
  type ItemsDone,
  type TypedJob,
  type JobUndo
} from '@sitewright/kernel/area'
import type { Services } from '@sitewright/kernel/services'
import { bulkEntry, decideItems, findBatchUsers, usersToChange } from './bulk-items.ts'
import { measureRefusal, setStatus, undoStatus } from './bulk-status.ts'
import { deleteUsers, undoDeletion } from '../deletion/bulk-deletion.ts'
import { mailInvitation } from '../mail-invitation.ts'
import { publishUserChanges } from '@sitewright/kernel/users'
import { countSelected, findNextSelected } from './user-selection.ts'

/** The input of a bulk action. */
export interface BulkInput {
  users: UserSelection
  /** Whether API keys are revoked with the sessions; older jobs do not have it. */
  revokeKeys?: boolean | undefined
}

/** The schema of the stored input, whose filters are no longer those of a query string. */
const storedInput: z.ZodType<BulkInput> = z.object({
  users: z.union([
    z.array(z.string()),
    z.object({ addedBy: z.string() }),
    z.object({
      filter: z.custom<UserFilter>((filter) => typeof filter === 'object'),
      except: z.array(z.string())
    })
  ]),
  revokeKeys: z.boolean().optional()
})

/** A bulk action on users, as a job. */
export type BulkJob = TypedJob<BulkInput>

type Act = (batch: BatchContext, ids: readonly string[], input: BulkInput) => Promise<ItemsDone>

const acts = {
  activate: (batch, ids) => setStatus(batch, ids, 'active'),
  deactivate: (batch, ids) => setStatus(batch, ids, 'inactive'),
  suspend: (batch, ids) => setStatus(batch, ids, 'suspended'),
  unlock: unlockUsers,
  'end-sessions': endSessions,
  invite: inviteUsers,
  delete: deleteUsers
} as const satisfies Record<BulkAct, Act>

const statusUndo: JobUndo = { permission: 'user.write', stepUp: false, runBatch: undoStatus }

/** The actions that can be undone. */
const undos: Partial<Record<BulkAct, JobUndo>> = {
  activate: statusUndo,
  deactivate: statusUndo,
  suspend: statusUndo,
  delete: { permission: 'user.delete', stepUp: true, runBatch: undoDeletion }
}

/** The bulk actions on users, each a kind of job. */
export function bulkJobs(services: Pick<Services, 'database' | 'now'>): Record<BulkAct, BulkJob> {
  const toJob = (act: BulkAct): BulkJob => {
    const undo = undos[act]
    return defineJob({
      kind: `users.${act}`,
      permission: act === 'delete' ? 'user.delete' : 'user.write',
      lock: 'administrators',
      input: storedInput,
      count: ({ users }, { tenantId: tenant }) =>
        countSelected(services.database, { users, tenant, now: services.now() }),
      async runBatch({ input, cursor, size, ...batch }) {
        const { ids, ...next } = await findNextSelected(
          services.database,
          batch.transaction,
          { users: input.users, tenant: batch.actor.tenantId, now: services.now() },
          { cursor, size, createdBefore: batch.job.createdAt }
        )
        return { ...(await acts[act](batch, ids, input)), ...next }
      },
      ...(undo === undefined ? {} : { undo })
    })
  }
  return {
    activate: toJob('activate'),
    deactivate: toJob('deactivate'),
    suspend: toJob('suspend'),
    unlock: toJob('unlock'),
    'end-sessions': toJob('end-sessions'),
    invite: toJob('invite'),
    delete: toJob('delete')
  }
}

async function unlockUsers(batch: BatchContext, ids: readonly string[]): Promise<ItemsDone> {
  const { services, transaction } = batch
  const found = await findBatchUsers(batch, ids)
  const locked = await findLockedAccounts(
    transaction,
    isOneOf(services.database, 'account', [...found.users.keys()]),
    services.now()
  )
  const items = decideItems(batch, ids, {
    ...found,
    decide: ({ id }) => ({ outcome: locked.has(id) ? 'done' : 'skipped' })
  })
  const changed = usersToChange(items)
  const changedIds = changed.map(({ id }) => id)
  await resetAttemptsOf(transaction, isOneOf(services.database, 'account', changedIds))
  publishUserChanges(batch, changed, 'changed')
  await batch.audit(changed.map((user) => bulkEntry(batch, 'user.unlock', { user })))
  return { items }
}

/** Mails users who were added without a password a link to set one, like the single action. */
async function inviteUsers(batch: BatchContext, ids: readonly string[]): Promise<ItemsDone> {
  const { services, transaction } = batch
  const found = await findBatchUsers(batch, ids)
  const items = decideItems(batch, ids, {
    ...found,
    decide: ({ status, password_hash: password, last_login_at: lastLogin }) => {
      if (status !== 'active' || password !== null || lastLogin !== null) return { outcome: 'skipped' }
      return services.outbox.configured
        ? { outcome: 'done' }
        : { outcome: 'refused', code: 'auth.mail-missing' }
    }
  })
  const invited = usersToChange(items)
  for (const user of invited) await mailInvitation(services, transaction, user)
  await batch.audit(invited.map((user) => bulkEntry(batch, 'user.reset-password', { user })))
  return { items }
}

async function endSessions(
  batch: BatchContext,
  ids: readonly string[],
  { revokeKeys }: BulkInput
): Promise<ItemsDone> {
  const { services, transaction } = batch
  const found = await findBatchUsers(batch, ids)
  const allowed = decideItems(batch, ids, { ...found, decide: () => ({ outcome: 'done' }), mayBeOwn: true })
  const userIds = usersToChange(allowed).map(({ id }) => id)
  const ended = await endSessionsOfUsers(services, transaction, { userIds, reason: 'administrator' })
  const keys =
    revokeKeys === true
      ? await deleteApiKeysOf(transaction, isOneOf(services.database, 'user_id', userIds))
      : new Map<string, number>()
  const items = allowed.map((item) =>
    item.outcome === 'done' && !ended.byUser.has(item.subjectId) && !keys.has(item.subjectId)
      ? { ...item, outcome: 'skipped' as const }
      : item
  )
  const changed = usersToChange(items)
  publishUserChanges(batch, changed, 'sessions-ended')
  await batch.audit(
    changed.map((user) =>
      bulkEntry(batch, 'user.end-sessions', {
        user,
        details: { ended: ended.byUser.get(user.id) ?? 0, keysRevoked: keys.get(user.id) ?? 0 }
      })
    )
  )
  const keysRevoked = [...keys.values()].reduce((sum, count) => sum + count, 0)
  return { items, counts: { sessionsEnded: ended.total, keysRevoked }, measure: () => measureRefusal(ended) }
}
