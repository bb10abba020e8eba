import type { ServerMetadata } from 'openid-client'
import type { Accounts } from '../../accounts.ts'
import type { Provider } from './provider.ts'
import { issuerOf } from './provider.ts'
import { checkedAddress, fetchJson, ProviderProblem } from './provider-fetch.ts'

/** For how long the document of a provider is believed. */
const believedMs = 60 * 60_000

const endpoints = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const

/** The document of an OpenID provider with the members that a sign-in takes. */
export type Discovered = ServerMetadata & Record<(typeof endpoints)[number], string>

/** Asks an OpenID provider for its document, whose issuer has to be the expected one to the letter (security bar 39). */
export async function discover(
  { providerAccess: { fetch, allowLocal, remembered }, now }: Pick<Accounts, 'providerAccess' | 'now'>,
  provider: Provider
): Promise<Discovered> {
  const { asked, issuer } = issuerOf(provider)
  const known = remembered.get(asked)
  if (known !== undefined && known.at + believedMs > now()) return known.value as Discovered
  const found = await fetchJson(fetch, `${asked.replace(/\/+$/, '')}/.well-known/openid-configuration`)
  const document = read(found, allowLocal)
  if (document.issuer !== issuer) throw new ProviderProblem('issuer')
  remembered.set(asked, { value: document, at: now() })
  return document
}

/** Forgets what was learnt, so that the next question is asked anew. */
export function forgetDiscovery({ providerAccess }: Pick<Accounts, 'providerAccess'>): void {
  providerAccess.remembered.clear()
}

function read(found: unknown, allowLocal: boolean): Discovered {
  const document = (found ?? {}) as Discovered
  for (const endpoint of endpoints) {
    const address: unknown = document[endpoint]
    if (typeof address !== 'string') throw new ProviderProblem('unreadable')
    checkedAddress(address, allowLocal)
  }
  if (typeof document.issuer !== 'string') throw new ProviderProblem('unreadable')
  return document
}
