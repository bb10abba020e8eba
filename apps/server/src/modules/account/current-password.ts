import { ApiError } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import type { Actor, Caller } from '../../http/caller.ts'
import { forgetTries, returnTry, takeTry } from '../auth/attempts.ts'
import { knownDevice } from '../auth/known-devices.ts'
import { countOf, refuse } from '../auth/refusals.ts'
import { limitRate } from '../rates/rate.ts'
import { sessionState, type SessionState } from '../sessions/sessions.repository.ts'
import { securitySettings } from '../settings/security-settings.ts'

/** Who makes a call, and from where. */
export interface By {
  actor: Actor
  caller: Caller
}

/** The session that makes a call, with its person, as the database holds them now. */
export async function ownState({ database }: Accounts, { sessionId }: Actor): Promise<SessionState> {
  const state = await sessionState(database.db, sessionId)
  if (state === undefined) throw new ApiError('auth.expired')
  return state
}

/**
 * Refuses a wrong current password. A stolen session must not be a place to guess at, so each try is taken from the
 * budget that sign-in has too, and the last one locks the account (security bar 7, 11).
 */
export async function requireCurrentPassword(
  accounts: Accounts,
  { user, twoFactorEnabled }: SessionState,
  password: string,
  { caller, action }: { caller: Caller; action: string }
): Promise<void> {
  const { database, now, passwords } = accounts
  // Checking is slow on purpose: nobody keeps this server busy with it.
  await limitRate(accounts, 'password-account', user.id)
  const settings = await securitySettings(database.db)
  const count = await countOf(user, user.email, await knownDevice(accounts, caller.deviceCookie))
  const mayTry = await takeTry(database.db, count, settings, now())
  const right = await passwords.verify(password, user.password_hash ?? passwords.decoy)
  if (!mayTry || !right || user.password_hash === null) {
    await refuse(accounts, { user, count, settings, caller, action, details: {} })
    throw new ApiError('account.password-wrong')
  }
  // With a second factor a password alone proves too little to win back the tries that codes have used.
  if (twoFactorEnabled) await returnTry(database.db, count)
  else await forgetTries(database.db, count.account, count.device)
}
