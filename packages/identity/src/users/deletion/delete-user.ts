import { ApiError, undoMs } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import type { UserRow } from '@sitewright/kernel/db'
import { findRole, superAdminId, endSessionsOfUsers, requireRank } from '@sitewright/kernel/sessions'
import {
  requireAdministratorLeft,
  asAdministratorOn,
  lockRights,
  requireOther,
  requireVisible,
  publishUserChange,
  deletePendingUser,
  findUserById
} from '@sitewright/kernel/users'
import { requireUserQuota } from '@sitewright/kernel/limits'
import {
  findDeletedUsers,
  findSuperseded,
  moveFromDeleted,
  moveToDeleted
} from './deleted-users.repository.ts'

/**
 * Deletes a user with all their data, which can be undone for a quarter of an hour. Audit entries stay, by user id.
 */
export async function deleteUser(
  call: UserCall,
  id: string
): Promise<{ sessionsEnded: number; undoUntil: number }> {
  const { services, actor } = call
  return asAdministratorOn(call, id, async (transaction, { user }) => {
    requireOther(actor, id)
    const ended = await endSessionsOfUsers(services, transaction, { userIds: [id], reason: 'deleted' })
    const now = services.now()
    await moveToDeleted(services.database, transaction, [user], { now, jobId: null })
    if (user.role === superAdminId) await requireAdministratorLeft(services, transaction)
    publishUserChange(transaction, user, 'deleted')
    await transaction.audit('user.delete', user, { details: { role: user.role, status: user.status } })
    return { sessionsEnded: ended.total, undoUntil: now + undoMs }
  })
}

/**
 * Undoes the deletion of a user within a quarter of an hour, with credentials, providers and saved projects. Refused
 * where the address or a linked account belongs to another user by now, or where the role was deleted.
 */
export function restoreUser(call: UserCall, id: string): Promise<UserRow> {
  const { services, actor } = call
  const { database } = services
  return call.transaction(async (transaction) => {
    const rights = await lockRights(transaction, actor)
    const deleted = requireVisible(actor, (await findDeletedUsers(database, transaction, [id])).get(id))
    if (deleted.deleted_at + undoMs < services.now()) throw new ApiError('job.gone')
    const role = await findRole(transaction, deleted.role)
    if (role === undefined) throw new ApiError('undo.changed')
    requireRank(rights, role)
    if ((await findSuperseded(database, transaction, [id])).has(id)) throw new ApiError('undo.changed')
    await deletePendingUser(transaction, deleted.email)
    await moveFromDeleted(database, transaction, [id])
    const user = await findUserById(transaction, id)
    if (user === undefined) throw new Error(`User ${id} was not kept`)
    await requireUserQuota(transaction, user.tenant_id)
    publishUserChange(transaction, user, 'added')
    await transaction.audit('user.restore', user, { details: { role: user.role, status: user.status } })
    return user
  })
}
