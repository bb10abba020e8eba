import { providerIds, providerNames, secretExpiryOf } from '@sitewright/api'
import type { KnownNeed } from '@sitewright/kernel/area'
import type { Queries } from '@sitewright/kernel/db'
import { secretNeedMessages as messages } from './messages.ts'
import { findProviderRows } from './providers.repository.ts'

/** Finds client secrets of sign-in providers that have expired or expire soon. */
export async function findSecretNeeds(db: Queries, now: number): Promise<KnownNeed[]> {
  const rows = await findProviderRows(db)
  return rows.flatMap(({ id, enabled, secret_expires_at: at }) => {
    const provider = providerIds.find((known) => known === id)
    const expiry = secretExpiryOf(at, now)
    if (provider === undefined || at === null || enabled === 0 || expiry === 'later') return []
    const isPast = expiry === 'past'
    return [
      {
        id: `secret:${provider}:${at}`,
        kind: 'secret',
        severity: isPast ? 'critical' : 'warning',
        ...messages(providerNames[provider], isPast),
        at,
        link: `/admin/auth-settings?configure=${provider}`,
        permission: 'system.config'
      } as const
    ]
  })
}
