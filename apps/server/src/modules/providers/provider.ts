import { providerNames, type IdentityProvider, type ProviderId } from '@sitewright/api'
import type { Services } from '../../services.ts'
import { providerKinds, type ProviderSettings } from './provider-kinds.ts'
import type { ProviderRow } from './providers.repository.ts'

/** A provider with what is set for it and what is usual where nothing is. */
export interface Provider extends ProviderSettings {
  id: ProviderId
  displayName: string
  enabled: boolean
  clientId: string
  encryptedSecret: string | null
  secretLast4: string | null
  secretUpdatedAt: number | null
  logins: number
  failures: number
  lastLoginAt: number | null
}

/** Microsoft's tenant of personal accounts; its name `consumers` stands for this one alone. */
const consumersTenant = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** Stands for the tenant in the issuer of a document that is shared by many. */
export const tenantPlaceholder = '{tenantid}'

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
    logins: row?.logins ?? 0,
    failures: row?.failures ?? 0,
    lastLoginAt: row?.last_login_at ?? null
  }
}

export function settingsOf(provider: Provider): ProviderSettings {
  const { scopes, tenantId, issuer, userMapping, restrictions } = provider
  return { scopes, tenantId, issuer, userMapping, restrictions }
}

/** What is missing before a provider can be enabled, as the members of its document. */
export function findMissingFields({ clientId, encryptedSecret, tenantId, restrictions }: Provider): string[] {
  return [
    ...(clientId === '' ? ['config.clientId'] : []),
    ...(encryptedSecret === null ? ['config.clientSecret'] : []),
    // Any organisation could name itself there, so that those that may enter have to be listed (security bar 38).
    ...(isMultiTenant(tenantId) && restrictions.allowedTenants.length === 0 ? ['restrictions.allowedTenants'] : [])
  ]
}

/** Whether a Microsoft tenant stands for any organisation. */
export function isMultiTenant(tenantId: string | null): boolean {
  return tenantId === 'common' || tenantId === 'organizations'
}

/** Where a provider is, without a slash at its end. */
export function providerUrl({ id, issuer }: Provider): string {
  return issuer ?? providerKinds[id].url
}

/** Where the document of an OpenID provider is asked for, and the issuer that has to stand in it. */
export function toIssuer(provider: Provider): { asked: string; issuer: string } {
  const address = providerUrl(provider)
  const { tenantId } = provider
  if (tenantId === null) return { asked: address, issuer: address }
  const base = address.replace(/\/+$/, '')
  const tenant = tenantId === 'consumers' ? consumersTenant : isMultiTenant(tenantId) ? tenantPlaceholder : tenantId
  return { asked: `${base}/${tenantId}/v2.0`, issuer: `${base}/${tenant}/v2.0` }
}

/** The one address that a provider sends browsers back to; it is made from our configured address (security bar 37). */
export function toRedirectUri({ publicUrl }: Pick<Services, 'publicUrl'>, id: ProviderId): string {
  return `${publicUrl}/api/auth/oauth/${id}/callback`
}

/** Where the secret of a provider stands. */
export function clientSecretContext(id: ProviderId): { table: string; row: string; column: string } {
  return { table: 'identity_providers', row: id, column: 'client_secret' }
}

/** A provider as the admin area shows it. */
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
        updatedAt: provider.secretUpdatedAt
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
