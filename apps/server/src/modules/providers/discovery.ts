import type { ServerMetadata } from 'openid-client'
import type { Services } from '../../services.ts'
import type { Provider } from './provider.ts'
import { toIssuer } from './provider.ts'
import { requireAllowedUrl, fetchJson, ProviderError } from './provider-fetch.ts'

/** For how long the document of a provider is believed. */
const cacheMs = 60 * 60_000

const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

/** The document of an OpenID provider with the members that a sign-in takes. */
export type DiscoveryDocument = ServerMetadata & Record<(typeof endpoints)[number], string>

/** Asks an OpenID provider for its document, whose issuer has to be the expected one to the letter (security bar 39). */
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

/** Forgets what was learnt, so that the next question is asked anew. */
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
