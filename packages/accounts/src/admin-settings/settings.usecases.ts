import { ApiError, type SecuritySettings } from '@sitewright/api'
import type { Services } from '../services/services.ts'
import { inTransaction } from '../db/database.ts'
import type { Actor, Caller } from '../request/caller.ts'
import { requireStepUp } from '../routing/guard.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { findAdministrators } from '../users/administrators.ts'
import { requireInstallation } from '../request/require-installation.ts'
import { endSessionsWithoutSecondFactor } from '../second-factor/enforcement.ts'
import { settingsMessages } from './messages.ts'
import { getSecuritySettings, saveSecuritySettings } from '../settings/security-settings.ts'

/** Changes the security settings, unless that would lock out all super admins (security bar 53). */
export async function changeSecuritySettings(
  services: Services,
  settings: SecuritySettings,
  actor: Actor,
  caller: Caller
): Promise<SecuritySettings> {
  requireInstallation(actor)
  requireStepUp(services, actor)
  const { database, now } = services
  await inTransaction(database, async (transaction) => {
    await database.lock(transaction, 'administrators')
    const before = await getSecuritySettings(transaction)
    const runners = await findAdministrators(transaction, settings, now())
    if (before.allowPasswordLogin && !settings.allowPasswordLogin && !runners.some((one) => one.canSignIn))
      throw new ApiError(
        'settings.lock-out',
        runners.map(({ email }) => ({ path: 'allowPasswordLogin', message: settingsMessages.noWayIn(email) }))
      )
    await saveSecuritySettings(transaction, settings, now())
    if (settings.requireTwoFactor && !before.requireTwoFactor)
      await endSessionsWithoutSecondFactor(services, transaction, actor.sessionId)
    await writeAudit(services, transaction, caller, {
      action: 'settings.security',
      outcome: 'done',
      actorId: actor.userId,
      subject: { type: 'settings', id: 'security' },
      details: { before, after: settings }
    })
  })
  return settings
}
