import { ApiError, type SecuritySettings } from '@sitewright/api'
import type { UserCall } from '../call/call.ts'
import { requireStepUp } from '../routing/guard.ts'
import { findAdministrators } from '../users/administrators.ts'
import { requireInstallation } from '../request/require-installation.ts'
import { endSessionsWithoutSecondFactor } from '../second-factor/enforcement.ts'
import { settingsMessages } from './messages.ts'
import { getSecuritySettings, saveSecuritySettings } from '../settings/security-settings.ts'

/** Changes the security settings, unless that would lock out all super admins (security bar 53). */
export async function changeSecuritySettings(
  call: UserCall,
  settings: SecuritySettings
): Promise<SecuritySettings> {
  const { services, actor } = call
  requireInstallation(actor)
  requireStepUp(services, actor)
  await call.transaction(async (transaction) => {
    await transaction.lock('administrators')
    const before = await getSecuritySettings(transaction)
    const runners = await findAdministrators(transaction, settings, services.now())
    if (before.allowPasswordLogin && !settings.allowPasswordLogin && !runners.some((one) => one.canSignIn))
      throw new ApiError(
        'settings.lock-out',
        runners.map(({ email }) => ({ path: 'allowPasswordLogin', message: settingsMessages.noWayIn(email) }))
      )
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
