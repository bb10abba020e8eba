import { ApiError, type ApiErrorCode } from '@sitewright/api'
import { isOneOf } from '@sitewright/kernel/db'
import type { BatchContext, ItemOutcome, ItemsDone, UndoBatch } from '@sitewright/kernel/area'
import {
  findRoles,
  superAdminId,
  type RoleState,
  endSessionsOfUsers,
  requireRank
} from '@sitewright/kernel/sessions'
import {
  requireAdministratorLeft,
  administratorsLeft,
  requireVisible,
  publishUserChanges
} from '@sitewright/kernel/users'
import { bulkEntry, decideItems, findBatchUsers, usersToChange } from '../bulk/bulk-items.ts'
import { measureRefusal } from '../bulk/bulk-status.ts'
import { findUserQuota } from '@sitewright/kernel/limits'
import {
  findDeletedUsers,
  findSuperseded,
  moveFromDeleted,
  moveToDeleted,
  type DeletedUser,
  type Deletion
} from './deleted-users.repository.ts'

/** Deletes users like the single action; their data is retained until the job can no longer be undone. */
export async function deleteUsers(batch: BatchContext, ids: readonly string[]): Promise<ItemsDone> {
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
  const deletion = { now: services.now(), jobId: batch.job.id }
  await moveToDeleted(services.database, transaction, changed, deletion)
  if (changed.some(({ role }) => role === superAdminId)) await requireAdministratorLeft(services, transaction)
  publishUserChanges(batch, changed, 'deleted')
  await batch.audit(
    changed.map((user) =>
      bulkEntry(batch, 'user.delete', { user, details: { role: user.role, status: user.status } })
    )
  )
  return {
    items: items.map((item) => (item.outcome === 'done' ? { ...item, inverse: deletion } : item)),
    counts: { sessionsEnded: ended.total },
    measure: () => measureRefusal(ended)
  }
}

/** Restores deleted users, unless their address or a linked account belongs to another user by now. */
export async function undoDeletion(batch: UndoBatch): Promise<ItemsDone> {
  const { services, transaction } = batch
  const { database } = services
  const ids = batch.items.map(({ subjectId }) => subjectId)
  const deletions = new Map(batch.items.map(({ subjectId, inverse }) => [subjectId, inverse as Deletion]))
  const deleted = await findDeletedUsers(database, transaction, ids)
  const superseded = await findSuperseded(database, transaction, ids)
  const roles = new Map((await findRoles(transaction)).map((role) => [role.id, role]))
  const hasQuota = await findQuotas(batch, [...deleted.values()])
  const items = ids.map((subjectId): ItemOutcome => {
    const user = deleted.get(subjectId)
    const role = roles.get(user?.role ?? '')
    // A user who was restored and deleted by another administrator since stays deleted.
    const isOurs = user !== undefined && user.job_id === deletions.get(subjectId)?.jobId
    if (!isOurs || role === undefined || superseded.has(subjectId))
      return { subjectId, outcome: 'skipped', code: 'undo.changed' }
    const code = findRefusal(batch, user, role) ?? (hasQuota(user) ? undefined : 'tenant.limit')
    return code === undefined ? { subjectId, outcome: 'done' } : { subjectId, outcome: 'refused', code }
  })
  const back = items.flatMap(({ subjectId, outcome }) => {
    const user = deleted.get(subjectId)
    return outcome === 'done' && user !== undefined ? [{ id: subjectId, ...user }] : []
  })
  await transaction
    .deleteFrom('users')
    .where('status', '=', 'pending')
    .where(
      isOneOf(
        database,
        'email',
        back.map(({ email }) => email)
      )
    )
    .execute()
  await moveFromDeleted(
    database,
    transaction,
    back.map(({ id }) => id)
  )
  publishUserChanges(batch, back, 'added')
  await batch.audit(
    back.map((user) =>
      bulkEntry(batch, 'user.restore', { user, details: { role: user.role, status: user.status } })
    )
  )
  return { items }
}

/** Reserves a place in the tenant of a user, within its limit. */
async function findQuotas(
  { transaction }: BatchContext,
  users: readonly DeletedUser[]
): Promise<(user: DeletedUser) => boolean> {
  const left = new Map<string | null, number>()
  for (const tenantId of new Set(users.map(({ tenant_id: id }) => id)))
    left.set(tenantId, await findUserQuota(transaction, tenantId))
  return ({ tenant_id: tenantId }) => {
    const quota = left.get(tenantId) ?? 0
    left.set(tenantId, quota - 1)
    return quota > 0
  }
}

/** The checks of the single action: a user whom the actor may not see is reported as missing. */
function findRefusal({ actor }: BatchContext, user: DeletedUser, role: RoleState): ApiErrorCode | undefined {
  try {
    requireVisible(actor, user)
    requireRank(actor, role)
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}
