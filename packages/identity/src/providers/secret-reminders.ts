import { providerNames } from '@sitewright/api/provider-names'
import { systemCall } from '@sitewright/kernel/call'
import type { Services } from '@sitewright/kernel/services'

const dayMs = 86_400_000

/** Days before the expiry of a secret on which administrators are reminded. */
const remindDays = [0, 1, 7, 14] as const

/** Reminds of client secrets that expire soon, once on each of those days; returns the number of reminders. */
export function remindOfSecrets(services: Services): Promise<number> {
  const now = services.now()
  return systemCall(services).transaction(async (transaction) => {
    const providers = await transaction
      .selectFrom('identity_providers')
      .select(['id', 'secret_expires_at'])
      .where('enabled', '=', 1)
      .where('secret_expires_at', '<=', now + 14 * dayMs)
      .execute()
    let reminded = 0
    for (const { id, secret_expires_at: expiresAt } of providers) {
      if (expiresAt === null) continue
      const days = remindDays.find((each) => expiresAt - each * dayMs <= now)
      if (days === undefined) continue
      const known = await transaction
        .selectFrom('notices')
        .select('id')
        .where('kind', '=', 'secret.expires')
        .where('subject_id', '=', id)
        .where('created_at', '>=', expiresAt - days * dayMs)
        .executeTakeFirst()
      if (known !== undefined) continue
      reminded += 1
      await transaction.notify({
        kind: 'secret.expires',
        facts: { provider: providerNames[id as keyof typeof providerNames], expiresAt, isOver: days === 0 },
        subject: { type: 'provider', id },
        link: `/admin/auth-settings?configure=${id}`,
        to: { permission: 'system.config', tenantId: null }
      })
    }
    return reminded
  })
}
