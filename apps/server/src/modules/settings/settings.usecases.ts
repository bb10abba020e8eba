import { ApiError } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import type { Actor, Caller } from '../../http/caller.ts'
import { requireFresh } from '../../http/guard.ts'
import { record } from '../audit/audit.ts'
import { administrators } from '../people/administrators.ts'
import { requireInstallation } from '../people/rights.ts'
import { endSessionsWithoutSecondFactor } from '../second-factor/enforcement.ts'
import { settingsMessages } from './messages.ts'
import { saveSecuritySettings, securitySettings, type SecuritySettings } from './security-settings.ts'

/** Changes the security settings, unless no super admin could sign in afterwards (security bar 53). */
export async function changeSecuritySettings(
  accounts: Accounts,
  settings: SecuritySettings,
  actor: Actor,
  caller: Caller
): Promise<SecuritySettings> {
  requireInstallation(actor)
  requireFresh(accounts, actor)
  const { database, now } = accounts
  await atomically(database, async (transaction) => {
    await database.lock(transaction, 'administrators')
    const before = await securitySettings(transaction)
    const runners = await administrators(transaction, settings, now())
    if (before.allowPasswordLogin && !settings.allowPasswordLogin && !runners.some((one) => one.canEnter))
      throw new ApiError(
        'settings.lock-out',
        runners.map(({ email }) => ({ path: 'allowPasswordLogin', message: settingsMessages.noWayIn(email) }))
      )
    await saveSecuritySettings(transaction, settings, now())
    if (settings.requireTwoFactor && !before.requireTwoFactor)
      await endSessionsWithoutSecondFactor(accounts, transaction, actor.sessionId)
    await record(accounts, transaction, caller, {
      action: 'settings.security',
      outcome: 'done',
      actorId: actor.userId,
      subject: { type: 'settings', id: 'security' },
      details: { before, after: settings }
    })
  })
  return settings
}
