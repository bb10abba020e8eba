import { ApiError, providerNames, type IdentityProvider, type ProviderId } from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import { providerMessages } from './messages.ts'
import { providerKinds, type ProviderSettings } from './provider-kinds.ts'
import type { ProviderRow } from './providers.repository.ts'

/** A provider with its settings, completed by defaults. */
export interface Provider extends ProviderSettings {
  id: ProviderId
  displayName: string
  enabled: boolean
  clientId: string
  encryptedSecret: string | null
  secretLast4: string | null
  secretUpdatedAt: number | null
  secretExpiresAt: number | null
  logins: number
  failures: number
  lastLoginAt: number | null
}

/** The settings of a provider that can be tested before they are saved: not its URL. The secret is encrypted. */
export type ProviderDraft = Pick<
  Provider,
  'clientId' | 'encryptedSecret' | 'tenantId' | 'scopes' | 'userMapping' | 'restrictions'
>

/** Id of Microsoft's tenant of personal accounts, `consumers`. */
const consumersTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** Placeholder of the tenant in the issuer of a multi-tenant discovery document. */
export const tenantPlaceholder = '{tenantid}'

/** The provider of a row, completed by the defaults of its kind. */
export function toProvider(id: ProviderId, row: ProviderRow | undefined): Provider {
  const { defaults } = providerKinds[id]
  const set = JSON.parse(row?.settings ?? '{}') as Partial<ProviderSettings>
  return {
    ...defaults,
    ...set,
    userMapping: { ...defaults.userMapping, ...set.userMapping },
    restrictions: { ...defaults.restrictions, ...set.restrictions },
    id,
    displayName: providerNames[id],
    enabled: row?.enabled === 1,
    clientId: row?.client_id ?? '',
    encryptedSecret: row?.client_secret ?? null,
    secretLast4: row?.secret_last4 ?? null,
    secretUpdatedAt: row?.secret_updated_at ?? null,
    secretExpiresAt: row?.secret_expires_at ?? null,
    logins: row?.logins ?? 0,
    failures: row?.failures ?? 0,
    lastLoginAt: row?.last_login_at ?? null
  }
}

/** The settings that a row stores as JSON; secrets and counts have columns of their own. */
export function settingsOf(provider: Provider): ProviderSettings {
  const { scopes, tenantId, issuer, userMapping, restrictions } = provider
  return { scopes, tenantId, issuer, userMapping, restrictions }
}

/** Fields that are missing before a provider can be enabled. */
export function findMissingFields({ clientId, encryptedSecret, tenantId, restrictions }: Provider): string[] {
  return [
    ...(clientId === '' ? ['config.clientId'] : []),
    ...(encryptedSecret === null ? ['config.clientSecret'] : []),
    // Users of any organisation could sign in there, so allowed tenants must be listed (security bar 38).
    ...(isMultiTenant(tenantId) && restrictions.allowedTenants.length === 0
      ? ['restrictions.allowedTenants']
      : [])
  ]
}

/** Refuses an incomplete provider; details name the missing settings. */
export function requireConfigured(provider: Provider): void {
  const missing = findMissingFields(provider)
  if (missing.length === 0) return
  const message = (path: string): string =>
    path === 'restrictions.allowedTenants' ? providerMessages.shared : providerMessages.missing
  throw new ApiError(
    'provider.not-configured',
    missing.map((path) => ({ path, message: message(path) }))
  )
}

/** Whether a Microsoft tenant is multi-tenant (any organisation). */
export function isMultiTenant(tenantId: string | null): boolean {
  return tenantId === 'common' || tenantId === 'organizations'
}

/** Base URL of a provider, without a trailing slash. */
export function providerUrl({ id, issuer }: Provider): string {
  return issuer ?? providerKinds[id].url
}

/** URL of an OpenID provider's discovery document, and the issuer that it must name. */
export function toIssuer(provider: Provider): { asked: string; issuer: string } {
  const address = providerUrl(provider)
  const { tenantId } = provider
  if (tenantId === null) return { asked: address, issuer: address }
  const base = address.replace(/\/+$/, '')
  const tenant =
    tenantId === 'consumers' ? consumersTenant : isMultiTenant(tenantId) ? tenantPlaceholder : tenantId
  return { asked: `${base}/${tenantId}/v2.0`, issuer: `${base}/${tenant}/v2.0` }
}

/** Redirect URI of a provider, built from the configured public URL only (security bar 37). */
export function toRedirectUri({ publicUrl }: Pick<Services, 'publicUrl'>, id: ProviderId): string {
  return `${publicUrl}/api/auth/oauth/${id}/callback`
}

/** Encryption context of a provider's client secret. */
export function clientSecretContext(id: ProviderId): { table: string; row: string; column: string } {
  return { table: 'identity_providers', row: id, column: 'client_secret' }
}

/** Maps a provider to the admin API. */
export function toProviderView(
  services: Pick<Services, 'publicUrl'>,
  provider: Provider,
  activeUsers: number
): IdentityProvider {
  const { id, displayName, enabled, clientId, scopes, tenantId, issuer, logins, failures } = provider
  const returns = logins + failures
  return {
    id,
    displayName,
    enabled,
    configured: findMissingFields(provider).length === 0,
    config: {
      clientId,
      clientSecret: {
        set: provider.encryptedSecret !== null,
        last4: provider.secretLast4,
        updatedAt: provider.secretUpdatedAt,
        expiresAt: provider.secretExpiresAt
      },
      scopes: [...scopes],
      redirectUri: toRedirectUri(services, id),
      tenantId,
      issuer
    },
    userMapping: provider.userMapping,
    restrictions: provider.restrictions,
    stats: {
      totalLogins: logins,
      activeUsers,
      lastLogin: provider.lastLoginAt,
      successRate: returns === 0 ? null : Math.round((logins / returns) * 1000) / 10
    }
  }
}
