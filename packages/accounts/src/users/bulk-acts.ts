import type { BulkAct, UserFilter, UserSelection } from '@sitewright/api'
import { z } from 'zod'
import { findLockedAccounts, resetAttemptsOf } from '../credentials/attempts.ts'
import { isOneOf } from '../db/one-of.ts'
import { defineJob, type BatchContext, type ItemsDone, type TypedJob } from '../jobs/define-job.ts'
import { endSessionsOfUsers } from '../sessions/end-many-sessions.ts'
import type { Services } from '../services/services.ts'
import { superAdminId } from '../roles/role.ts'
import { requireAdministratorLeft } from './administrators.ts'
import { bulkEntry, decideItems, findBatchUsers, usersToChange } from './bulk-items.ts'
import { administratorsLeft } from './bulk-rights.ts'
import { measureRefusal, setStatus, undoStatus } from './bulk-status.ts'
import { publishUserChanges } from './user-events.ts'
import { countSelected, findNextSelected } from './user-selection.ts'

/** The input of a bulk act. */
export interface BulkInput {
  users: UserSelection
}

/** The input as it was parsed and stored: its filters are no longer those of a query string. */
const storedInput: z.ZodType<BulkInput> = z.object({
  users: z.union([
    z.array(z.string()),
    z.object({
      filter: z.custom<UserFilter>((filter) => typeof filter === 'object'),
      except: z.array(z.string())
    })
  ])
})

/** A bulk act on users as a job. */
export type BulkJob = TypedJob<BulkInput>

type Act = (batch: BatchContext, ids: readonly string[]) => Promise<ItemsDone>

const acts = {
  activate: (batch, ids) => setStatus(batch, ids, 'active'),
  deactivate: (batch, ids) => setStatus(batch, ids, 'inactive'),
  suspend: (batch, ids) => setStatus(batch, ids, 'suspended'),
  unlock: unlockUsers,
  'end-sessions': endSessions,
  delete: deleteUsers
} as const satisfies Record<BulkAct, Act>

const undoable: readonly BulkAct[] = ['activate', 'deactivate', 'suspend']

/** The bulk acts on users, each a kind of job. */
export function bulkJobs(services: Pick<Services, 'database' | 'now'>): Record<BulkAct, BulkJob> {
  const toJob = (act: BulkAct): BulkJob =>
    defineJob({
      kind: `users.${act}`,
      permission: act === 'delete' ? 'user.delete' : 'user.write',
      lock: 'administrators',
      input: storedInput,
      count: ({ users }, { tenantId: tenant }) =>
        countSelected(services.database, { users, tenant, now: services.now() }),
      async runBatch({ input: { users }, cursor, size, ...batch }) {
        const { ids, ...next } = await findNextSelected(
          services.database,
          batch.transaction,
          { users, tenant: batch.actor.tenantId, now: services.now() },
          { cursor, size, createdBefore: batch.job.createdAt }
        )
        return { ...(await acts[act](batch, ids)), ...next }
      },
      ...(undoable.includes(act) ? { undoBatch: undoStatus } : {})
    })
  return {
    activate: toJob('activate'),
    deactivate: toJob('deactivate'),
    suspend: toJob('suspend'),
    unlock: toJob('unlock'),
    'end-sessions': toJob('end-sessions'),
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

async function endSessions(batch: BatchContext, ids: readonly string[]): Promise<ItemsDone> {
  const { services, transaction } = batch
  const found = await findBatchUsers(batch, ids)
  const allowed = decideItems(batch, ids, { ...found, decide: () => ({ outcome: 'done' }) })
  const userIds = usersToChange(allowed).map(({ id }) => id)
  const ended = await endSessionsOfUsers(services, transaction, { userIds, reason: 'administrator' })
  const items = allowed.map((item) =>
    item.outcome === 'done' && !ended.byUser.has(item.subjectId)
      ? { ...item, outcome: 'skipped' as const }
      : item
  )
  const changed = usersToChange(items)
  publishUserChanges(batch, changed, 'sessions-ended')
  await batch.audit(
    changed.map((user) =>
      bulkEntry(batch, 'user.end-sessions', { user, details: { ended: ended.byUser.get(user.id) } })
    )
  )
  return { items, counts: { sessionsEnded: ended.total }, measure: () => measureRefusal(ended) }
}

async function deleteUsers(batch: BatchContext, ids: readonly string[]): Promise<ItemsDone> {
  const { services, transaction } = batch
  const found = await findBatchUsers(batch, ids)
  const letGo = await administratorsLeft(services, transaction, [...found.users.values()])
  const items = decideItems(batch, ids, {
    ...found,
    decide: (user) => (letGo(user) ? { outcome: 'done' } : { outcome: 'refused', code: 'account.last-admin' })
  })
  const changed = usersToChange(items)
  const userIds = changed.map(({ id }) => id)
  const ended = await endSessionsOfUsers(services, transaction, { userIds, reason: 'deleted' })
  await transaction
    .deleteFrom('users')
    .where(isOneOf(services.database, 'id', userIds))
    .execute()
  if (changed.some(({ role }) => role === superAdminId)) await requireAdministratorLeft(services, transaction)
  publishUserChanges(batch, changed, 'deleted')
  await batch.audit(
    changed.map((user) =>
      bulkEntry(batch, 'user.delete', { user, details: { role: user.role, status: user.status } })
    )
  )
  return { items, counts: { sessionsEnded: ended.total }, measure: () => measureRefusal(ended) }
}
