import type { ApiErrorCode } from '@sitewright/api'
import {
  type Services,
  ProviderError,
  type ProviderErrorReason,
  findRestriction
} from '@sitewright/kernel/services'
import type { OauthFlow } from './oauth-flows.ts'
import type { ProviderProfile } from './provider-profile.ts'
import { fetchProviderProfile } from './oauth-protocol.ts'
import { toRedirectUri, clientSecretContext, type Provider } from './provider.ts'

/** Query parameters of the OAuth callback. */
export interface CallbackParameters {
  code?: string | undefined
  state?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

/** Profile from the provider, or the refusal; the reason is for the audit log only. */
export type ExchangeResult =
  | { ok: true; profile: ProviderProfile }
  | { ok: false; code: ApiErrorCode; reason: string; profile?: ProviderProfile }

/** Temporary failures; all others mean an invalid response. */
const transientReasons: ReadonlySet<ProviderErrorReason> = new Set([
  'dns',
  'refused',
  'timeout',
  'tls',
  'other'
])

/** Exchanges the authorization code for the user's profile and checks the provider's restrictions. */
export async function exchangeCode(
  services: Services,
  provider: Provider,
  flow: OauthFlow,
  { state = '', ...returned }: CallbackParameters
): Promise<ExchangeResult> {
  if (returned.error !== undefined) return { ok: false, code: 'oauth.denied', reason: 'denied' }
  if (!provider.enabled || provider.encryptedSecret === null)
    return { ok: false, code: 'oauth.unavailable', reason: 'disabled' }
  const clientSecret = await services.encryptor.decrypt(
    provider.encryptedSecret,
    clientSecretContext(provider.id)
  )
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
      : { ok: false, code: restriction, reason: 'restriction', profile }
  } catch (error) {
    return toFailure(error)
  }
}

/** Maps whatever the libraries throw on a hostile response to one user-facing error; the cause is logged. */
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
