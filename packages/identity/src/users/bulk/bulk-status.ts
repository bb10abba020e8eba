import { type UserStatus, isOneOf, type UserRow } from '@sitewright/kernel/db'
import type { BatchContext, ItemsDone, UndoBatch } from '@sitewright/kernel/area'
import { endSessionsOfUsers, superAdminId } from '@sitewright/kernel/sessions'
import {
  decideStatus,
  requireAdministratorLeft,
  administratorsLeft,
  publishUserChanges
} from '@sitewright/kernel/users'
import { bulkEntry, decideItems, findBatchUsers, usersToChange, type Decide } from './bulk-items.ts'

/** The inverse of a status change. */
interface StatusInverse {
  status: UserStatus
  /** The state after the action: a different one means that the user was changed since. */
  after: { status: UserStatus; tokenVersion: number }
}

/** Sets the status of users, like the single action: their sessions end at once, and it is audited. */
export function setStatus(
  batch: BatchContext,
  ids: readonly string[],
  status: UserStatus
): Promise<ItemsDone> {
  return changeStatus(batch, ids, {
    targetOf(user) {
      const decided = decideStatus(user, status)
      return 'refused' in decided ? user.status : decided.status
    },
    decide(user) {
      if (user.status === status) return { outcome: 'skipped' }
      const decided = decideStatus(user, status)
      return 'refused' in decided ? { outcome: 'refused', code: decided.refused } : { outcome: 'done' }
    }
  })
}

/** Restores the previous status of users, unless they were changed since. */
export function undoStatus(batch: UndoBatch): Promise<ItemsDone> {
  const inverses = new Map(batch.items.map(({ subjectId, inverse }) => [subjectId, inverse as StatusInverse]))
  const ids = batch.items.map(({ subjectId }) => subjectId)
  return changeStatus(batch, ids, {
    targetOf: ({ id, status }) => inverses.get(id)?.status ?? status,
    decide({ id, status, token_version }) {
      const after = inverses.get(id)?.after
      return after?.status === status && after.tokenVersion === token_version
        ? { outcome: 'done' }
        : { outcome: 'skipped', code: 'undo.changed' }
    }
  })
}

interface StatusChange {
  targetOf: (user: UserRow) => UserStatus
  decide: Decide
}

async function changeStatus(
  batch: BatchContext,
  ids: readonly string[],
  { targetOf, decide }: StatusChange
): Promise<ItemsDone> {
  const { services, transaction } = batch
  const found = await findBatchUsers(batch, ids)
  const letGo = await administratorsLeft(services, transaction, [...found.users.values()])
  const items = decideItems(batch, ids, {
    ...found,
    decide(user) {
      const decided = decide(user)
      const goes = decided.outcome === 'done' && targetOf(user) !== 'active'
      return goes && !letGo(user) ? { outcome: 'refused', code: 'account.last-admin' } : decided
    }
  })
  const changed = usersToChange(items)
  await updateStatus(batch, changed, targetOf)
  const userIds = changed.map(({ id }) => id)
  const ended = await endSessionsOfUsers(services, transaction, { userIds, reason: 'status' })
  if (changed.some(({ role }) => role === superAdminId)) await requireAdministratorLeft(services, transaction)
  publishUserChanges(batch, changed, 'changed')
  await batch.audit(
    changed.map((user) =>
      bulkEntry(batch, 'user.change', {
        user,
        details: { status: { before: user.status, after: targetOf(user) } }
      })
    )
  )
  return {
    items: items.map((item) =>
      item.outcome === 'done' && item.user !== undefined
        ? { ...item, inverse: toInverse(item.user, targetOf(item.user)) }
        : item
    ),
    counts: { sessionsEnded: ended.total },
    measure: () => measureRefusal(ended)
  }
}

function toInverse({ status, token_version }: UserRow, after: UserStatus): StatusInverse {
  return { status, after: { status: after, tokenVersion: token_version + 1 } }
}

async function updateStatus(
  { services: { database, now }, transaction }: BatchContext,
  changed: readonly UserRow[],
  targetOf: StatusChange['targetOf']
): Promise<void> {
  const byTarget = Map.groupBy(changed, targetOf)
  for (const [status, users] of byTarget)
    await transaction
      .updateTable('users')
      .set(({ eb }) => ({ status, updated_at: now(), token_version: eb('token_version', '+', 1) }))
      .where(
        isOneOf(
          database,
          'id',
          users.map(({ id }) => id)
        )
      )
      .execute()
}

/** The job's measurement of how soon ended sessions were refused. */
export async function measureRefusal({
  measureRefusal: measure
}: Awaited<ReturnType<typeof endSessionsOfUsers>>): Promise<Record<string, number>> {
  const ms = await measure()
  return ms === undefined ? {} : { refusedWithinMs: Math.ceil(ms) }
}
