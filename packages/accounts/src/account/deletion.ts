import { ApiError } from '@sitewright/api'
import { requireStepUp } from '../routing/guard.ts'
import { publishUserChange } from '../users/user-events.ts'
import { findUserById } from '../users/users.repository.ts'
import { requireAdministratorLeft } from '../users/administrators.ts'
import { eraseUser } from './account.repository.ts'
import { getOwnSession, requireCurrentPassword } from './current-password.ts'
import type { UserCall } from '../call/call.ts'

const action = 'account.delete'

/**
 * Deletes the user's own account with all its data. It takes the password or step-up; with a second factor, step-up.
 * The last administrator cannot leave (security bar 25, 53).
 */
export async function deleteAccount(
  call: UserCall,
  { password }: { password?: string | undefined }
): Promise<void> {
  const { services, actor } = call
  const state = await getOwnSession(services, actor)
  if (password !== undefined) await requireCurrentPassword(call, state, { password, action })
  if (password === undefined || state.twoFactorEnabled) requireStepUp(services, actor)
  await call.transaction(async (transaction) => {
    await transaction.lock('administrators')
    const user = await findUserById(transaction, actor.userId)
    if (user === undefined) throw new ApiError('auth.expired')
    publishUserChange(transaction, user, 'deleted')
    await transaction.audit(action, user)
    await transaction.mail(user, { kind: 'account-deleted' })
    await eraseUser(transaction, user.id)
    if (user.role === 'super_admin') await requireAdministratorLeft(services, transaction)
    transaction.afterCommit(() => services.sessionCache.forgetUser(user.id))
  })
}
