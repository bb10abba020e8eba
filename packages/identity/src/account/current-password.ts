import { ApiError, type SignInRefusal } from '@sitewright/api'
import { type Services, getSecuritySettings } from '@sitewright/kernel/services'
import type { UserCall } from '@sitewright/kernel/call'
import type { UserRow } from '@sitewright/kernel/db'
import type { Actor } from '@sitewright/kernel/request'
import {
  consumeAttempt,
  refundAttempt,
  resetAttempts,
  findKnownDevice,
  getAttemptCounter,
  recordFailedLogin,
  findSessionState,
  type SessionState
} from '@sitewright/kernel/sessions'
import { enforceRateLimit } from '@sitewright/kernel/limits'

/** Loads the calling session with its user, uncached. */
export async function getOwnSession({ database }: Services, { sessionId }: Actor): Promise<SessionState> {
  const state = await findSessionState(database.db, sessionId)
  if (state === undefined) throw new ApiError('auth.expired')
  return state
}

/**
 * Refuses a wrong current password. Against guessing with a stolen session, attempts share the budget of sign-in, and
 * the last one locks the account (security bar 7, 11).
 */
export async function requireCurrentPassword(
  call: UserCall,
  { user, twoFactorEnabled }: SessionState,
  { password, action }: { password: string; action: string }
): Promise<void> {
  const { services, caller } = call
  const { database, now, passwords } = services
  // Verifying is slow by design, so it is rate-limited.
  await enforceRateLimit(services, 'password-account', user.id)
  const settings = await getSecuritySettings(database.db)
  const counter = await getAttemptCounter(
    user,
    user.email,
    await findKnownDevice(services, caller.deviceCookie)
  )
  const hasAttempt = await consumeAttempt(database.db, counter, settings, now())
  const right = await passwords.verify(password, user.password_hash ?? passwords.dummyHash)
  if (!hasAttempt || !right || user.password_hash === null) {
    await recordFailedLogin(call, {
      user,
      counter,
      settings,
      action,
      reason: refusalOf({ hasAttempt, right, user }),
      details: {}
    })
    throw new ApiError('account.password-wrong')
  }
  // With a second factor, the password alone must not reset the attempts that wrong codes have used.
  if (twoFactorEnabled) await refundAttempt(database.db, counter)
  else await resetAttempts(database.db, counter.account, counter.device)
}

function refusalOf({
  hasAttempt,
  right,
  user
}: {
  hasAttempt: boolean
  right: boolean
  user: Pick<UserRow, 'password_hash'>
}): SignInRefusal {
  if (!hasAttempt) return right ? 'right-while-locked' : 'locked'
  return user.password_hash === null ? 'no-password' : 'wrong-password'
}
