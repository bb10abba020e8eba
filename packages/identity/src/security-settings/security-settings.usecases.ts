import { ApiError, type SecuritySettings } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { findAdministrators, type Administrator } from '@sitewright/kernel/users'
import { requireOwnMethod } from '../users/own-sign-in-method.ts'
import { endSessionsWithoutSecondFactor } from '../second-factor/enforcement.ts'
import { settingsMessages } from './messages.ts'
import { getSecuritySettings, saveSecuritySettings } from '@sitewright/kernel/services'

/** Changes the security settings, unless that would lock out all super admins (security bar 53). */
export async function changeSecuritySettings(
  call: UserCall,
  settings: SecuritySettings
): Promise<SecuritySettings> {
  const { services, actor } = call
  await call.transaction(async (transaction) => {
    await transaction.lock('administrators')
    const before = await getSecuritySettings(transaction)
    requireSignInMethod(before, settings, await findAdministrators(transaction, settings, services.now()))
    if (before.allowPasswordLogin && !settings.allowPasswordLogin)
      await requireOwnMethod(transaction, { userId: actor.userId, now: services.now() })
    await saveSecuritySettings(transaction, settings, services.now())
    if (settings.requireTwoFactor && !before.requireTwoFactor)
      await endSessionsWithoutSecondFactor(services, transaction, actor.sessionId)
    await transaction.audit(
      'settings.security',
      { type: 'settings', id: 'security' },
      { details: { before, after: settings } }
    )
  })
  return settings
}

/**
 * Refuses settings under which no super admin can sign in: without passwords while none has another method, and with a
 * required second factor while none has one, since anyone who knows a password could then enrol it.
 */
function requireSignInMethod(
  before: SecuritySettings,
  after: SecuritySettings,
  administrators: readonly Administrator[]
): void {
  const open = administrators.filter(({ canSignIn }) => canSignIn)
  const refuse = (path: keyof SecuritySettings, message: (email: string) => string): never => {
    throw new ApiError(
      'settings.lock-out',
      administrators.map(({ email }) => ({ path, message: message(email) }))
    )
  }
  if (before.allowPasswordLogin && !after.allowPasswordLogin && open.length === 0)
    refuse('allowPasswordLogin', settingsMessages.noSignInMethod)
  if (
    !before.requireTwoFactor &&
    after.requireTwoFactor &&
    !open.some(({ hasSecondFactor }) => hasSecondFactor)
  )
    refuse('requireTwoFactor', settingsMessages.noSecondFactor)
}
