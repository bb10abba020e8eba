import { ApiError, accountMessages } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { afterCommit, atomically } from '../../db/database.ts'
import { requireFresh } from '../../http/guard.ts'
import { record } from '../audit/audit.ts'
import { requireGoodPassword } from '../auth/password-policy.ts'
import { renewSession } from '../sessions/renew-session.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { endSessionsOf, type Granted } from '../sessions/sessions.usecases.ts'
import { securitySettings } from '../settings/security-settings.ts'
import { replacePassword, voidTokens } from './account.repository.ts'
import { ownState, requireCurrentPassword, type By } from './current-password.ts'

const action = 'account.password'

export interface PasswordChange {
  currentPassword?: string | undefined
  newPassword: string
  endOtherSessions: boolean
}

/**
 * Changes the password of the person who asks, with the current one and, where there is a second factor, a fresh
 * proof. All access tokens end with it; the session that asked goes on under a new id (security bar 7, 24).
 */
export async function changePassword(
  accounts: Accounts,
  { currentPassword, newPassword, endOtherSessions }: PasswordChange,
  { actor, caller }: By
): Promise<Granted> {
  const state = await ownState(accounts, actor)
  const { user } = state
  if (state.twoFactorEnabled || user.password_hash === null) requireFresh(accounts, actor)
  if (user.password_hash !== null)
    await requireCurrentPassword(accounts, state, currentGiven(currentPassword), { caller, action })
  await requireGoodNewPassword(accounts, newPassword, user)
  const hash = await accounts.passwords.hash(newPassword)
  return atomically(accounts.database, async (transaction) => {
    const changed = await replacePassword(transaction, user, { hash, now: accounts.now() })
    // Another call changed it while this one was hashing.
    if (changed === undefined) throw new ApiError('account.password-wrong')
    await voidTokens(transaction, user.id, ['password-reset', 'email-change', 'second-factor'])
    const ended = endOtherSessions
      ? await endSessionsOf(accounts, transaction, user.id, {
          reason: 'password-change',
          except: actor.sessionId
        })
      : 0
    const granted = await renewSession(accounts, transaction, { ...state, user: changed }, 'password')
    await record(accounts, transaction, caller, {
      action,
      outcome: 'done',
      actorId: user.id,
      subject: { type: 'user', id: user.id },
      details: { sessionsEnded: ended }
    })
    await accounts.outbox.post(
      transaction,
      { email: user.email, firstName: user.first_name },
      { kind: 'password-changed' }
    )
    afterCommit(transaction, () => accounts.sessionCache.forgetUser(user.id))
    return granted
  })
}

function currentGiven(password: string | undefined): string {
  if (password !== undefined) return password
  throw new ApiError('request.invalid', [
    { path: 'currentPassword', message: accountMessages.currentPasswordRequired }
  ])
}

async function requireGoodNewPassword(accounts: Accounts, password: string, user: UserRow): Promise<void> {
  const owner = { email: user.email, firstName: user.first_name, lastName: user.last_name }
  const settings = await securitySettings(accounts.database.db)
  try {
    await requireGoodPassword(accounts, password, owner, settings)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(
      error.code,
      error.details.map((detail) => ({ ...detail, path: 'newPassword' }))
    )
  }
}
