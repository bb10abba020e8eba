import { accountKeepMs, ApiError } from '@sitewright/api'
import { revokeTokens, endUserSessions } from '@sitewright/kernel/sessions'
import { requireStepUp } from '@sitewright/kernel/routing'
import { requireAdministratorLeft, publishUserChange } from '@sitewright/kernel/users'
import { closeUser } from '../users/deletion/closed-accounts.repository.ts'
import { getOwnSession, requireCurrentPassword } from './current-password.ts'
import type { UserCall } from '@sitewright/kernel/call'

const action = 'account.close'

/**
 * Closes the user's own account, which is deleted 14 days later unless its user keeps it; returns when. It takes the
 * password or step-up; with a second factor, step-up. The last administrator cannot leave (security bar 25, 53).
 */
export async function deleteAccount(
  call: UserCall,
  { password }: { password?: string | undefined }
): Promise<number> {
  const { services, actor } = call
  const state = await getOwnSession(services, actor)
  if (password !== undefined) await requireCurrentPassword(call, state, { password, action })
  if (password === undefined || state.twoFactorEnabled) requireStepUp(services, actor)
  return call.transaction(async (transaction) => {
    await transaction.lock('administrators')
    const now = services.now()
    const purgeAt = now + accountKeepMs
    const user = await closeUser(transaction, actor.userId, { now, purgeAt })
    if (user === undefined) throw new ApiError('auth.expired')
    if (user.role === 'super_admin') await requireAdministratorLeft(services, transaction)
    await endUserSessions(call, transaction, { userId: user.id, reason: 'closed' })
    await revokeTokens(transaction, user.id, ['password-reset', 'email-change', 'second-factor'])
    publishUserChange(transaction, user, 'changed')
    await transaction.audit(action, user, { details: { purgeAt } })
    const link = `${services.publicUrl}/auth/login`
    await transaction.mail(user, { kind: 'account-closed', until: purgeAt, link })
    return purgeAt
  })
}
