import { accountMessages, ApiError, type PasswordChange } from '@sitewright/api'
import { type Services, getSecuritySettings } from '@sitewright/kernel/services'
import { requireStepUp } from '@sitewright/kernel/routing'
import {
  requireAllowedPassword,
  deleteApiKeysOfUser,
  replaceSession,
  endUserSessions,
  type IssuedSession,
  revokeTokens
} from '@sitewright/kernel/sessions'
import type { UserRow } from '@sitewright/kernel/db'
import { replacePassword } from './account.repository.ts'
import { getOwnSession, requireCurrentPassword } from './current-password.ts'
import type { UserCall } from '@sitewright/kernel/call'

const action = 'account.password'

/**
 * Changes the user's own password, with the current one and, if there is a second factor, step-up. All access tokens
 * end; the calling session is renewed under a new id (security bar 7, 24).
 */
export async function changePassword(
  call: UserCall,
  { currentPassword, newPassword, endOtherSessions, revokeKeys }: PasswordChange
): Promise<IssuedSession> {
  const { services, actor } = call
  const state = await getOwnSession(services, actor)
  const { user } = state
  if (state.twoFactorEnabled || user.password_hash === null) requireStepUp(services, actor)
  if (user.password_hash !== null)
    await requireCurrentPassword(call, state, { password: requireGiven(currentPassword), action })
  await requireAllowedNewPassword(services, newPassword, user)
  const hash = await services.passwords.hash(newPassword)
  return call.transaction(async (transaction) => {
    const changed = await replacePassword(transaction, user, { hash, now: services.now() })
    // Another request changed it while this one was hashing.
    if (changed === undefined) throw new ApiError('account.password-wrong')
    await revokeTokens(transaction, user.id, ['password-reset', 'email-change', 'second-factor'])
    const ended = endOtherSessions
      ? await endUserSessions(call, transaction, {
          userId: user.id,
          reason: 'password-change',
          except: actor.sessionId
        })
      : 0
    const keysRevoked = revokeKeys ? await deleteApiKeysOfUser(transaction, user.id) : 0
    const issued = await replaceSession(call, transaction, {
      state: { ...state, user: changed },
      method: 'password'
    })
    await transaction.audit(action, user, { details: { sessionsEnded: ended, keysRevoked } })
    await transaction.mail(user, { kind: 'password-changed', keysRevoked })
    transaction.afterCommit(() => services.sessionCache.forgetUser(user.id))
    return issued
  })
}

function requireGiven(password: string | undefined): string {
  if (password !== undefined) return password
  throw new ApiError('request.invalid', [
    { path: 'currentPassword', message: accountMessages.currentPasswordRequired }
  ])
}

async function requireAllowedNewPassword(services: Services, password: string, user: UserRow): Promise<void> {
  const owner = { email: user.email, firstName: user.first_name, lastName: user.last_name }
  const settings = await getSecuritySettings(services.database.db)
  try {
    await requireAllowedPassword(services, password, owner, settings)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(
      error.code,
      error.details.map((detail) => ({ ...detail, path: 'newPassword' }))
    )
  }
}
