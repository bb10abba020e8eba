import type { ServerMetadata } from 'openid-client'
import { type Services, requireAllowedUrl, fetchJson, ProviderError } from '@sitewright/kernel/services'
import type { Provider } from './provider.ts'
import { toIssuer } from './provider.ts'

/** How long a provider's document is cached. */
const cacheMs = 60 * 60_000

const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

/** OpenID discovery document with the endpoints that a sign-in needs. */
export type DiscoveryDocument = ServerMetadata & Record<(typeof endpoints)[number], string>

/** Loads an OpenID provider's discovery document, whose issuer must match exactly (security bar 39). */
export async function discover(
  { providerAccess: { fetch, allowLocal, cache }, now }: Pick<Services, 'providerAccess' | 'now'>,
  provider: Provider
): Promise<DiscoveryDocument> {
  const { asked, issuer } = toIssuer(provider)
  const known = cache.get(asked)
  if (known !== undefined && known.at + cacheMs > now()) return known.value as DiscoveryDocument
  const found = await fetchJson(fetch, `${asked.replace(/\/+$/, '')}/.well-known/openid-configuration`)
  const document = parseDiscovery(found, allowLocal)
  if (document.issuer !== issuer) throw new ProviderError('issuer')
  cache.set(asked, { value: document, at: now() })
  return document
}

/** Clears the cache of provider documents. */
export function clearDiscoveryCache({ providerAccess }: Pick<Services, 'providerAccess'>): void {
  providerAccess.cache.clear()
}

function parseDiscovery(found: unknown, allowLocal: boolean): DiscoveryDocument {
  const document = (found ?? {}) as DiscoveryDocument
  for (const endpoint of endpoints) {
    const address: unknown = document[endpoint]
    if (typeof address !== 'string') throw new ProviderError('unreadable')
    requireAllowedUrl(address, allowLocal)
  }
  if (typeof document.issuer !== 'string') throw new ProviderError('unreadable')
  return document
}
