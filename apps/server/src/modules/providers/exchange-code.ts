import type { ApiErrorCode } from '@sitewright/api'
import type { Services } from '../../services.ts'
import type { OauthFlow } from './flows.ts'
import type { ProviderProfile } from './provider-profile.ts'
import { fetchProviderProfile } from './protocol.ts'
import { toRedirectUri, clientSecretContext, type Provider } from './provider.ts'
import { ProviderError, type ProviderErrorReason } from './provider-fetch.ts'
import { findRestriction } from './restrictions.ts'

/** What a provider puts behind our address when it sends a browser back. */
export interface CallbackParameters {
  code?: string | undefined
  state?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

/** Who came back, or why nobody did; the reason is for the audit log alone. */
export type ExchangeResult =
  | { ok: true; profile: ProviderProfile }
  | { ok: false; code: ApiErrorCode; reason: string }

/** What passes by itself; everything else is an answer that does not hold. */
const transientReasons: ReadonlySet<ProviderErrorReason> = new Set(['dns', 'refused', 'timeout', 'tls', 'other'])

/** Asks the provider who came back, and whether somebody like that may enter. */
export async function exchangeCode(
  services: Services,
  provider: Provider,
  flow: OauthFlow,
  { state = '', ...returned }: CallbackParameters
): Promise<ExchangeResult> {
  if (returned.error !== undefined) return { ok: false, code: 'oauth.denied', reason: 'denied' }
  if (!provider.enabled || provider.encryptedSecret === null)
    return { ok: false, code: 'oauth.unavailable', reason: 'disabled' }
  const clientSecret = await services.encryptor.decrypt(provider.encryptedSecret, clientSecretContext(provider.id))
  const address = new URL(toRedirectUri(services, provider.id))
  address.searchParams.set('state', state)
  address.searchParams.set('code', returned.code ?? '')
  if (returned.iss !== undefined) address.searchParams.set('iss', returned.iss)
  try {
    const exchange = { provider, clientSecret, returned: address, state, secrets: flow.secrets }
    const profile = await fetchProviderProfile(services, exchange)
    if (profile === 'tenant') return { ok: false, code: 'oauth.tenant', reason: 'tenant' }
    const restriction = findRestriction(profile, provider.restrictions)
    return restriction === undefined
      ? { ok: true, profile }
      : { ok: false, code: restriction, reason: 'restriction' }
  } catch (error) {
    return toFailure(error)
  }
}

/** Whatever the libraries throw on a hostile answer is the same to the person; what it was is kept for the log. */
function toFailure(error: unknown): ExchangeResult {
  const problem = findProviderError(error)
  if (problem !== undefined && transientReasons.has(problem.reason))
    return { ok: false, code: 'oauth.unreachable', reason: problem.reason }
  return { ok: false, code: 'oauth.failed', reason: problem?.reason ?? toErrorName(error) }
}

function findProviderError(error: unknown): ProviderError | undefined {
  if (error instanceof ProviderError) return error
  return error instanceof Error && error.cause !== undefined ? findProviderError(error.cause) : undefined
}

function toErrorName(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return [code, name].find((text) => typeof text === 'string') ?? 'unknown'
}
