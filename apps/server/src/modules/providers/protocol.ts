import type { Services } from '../../services.ts'
import { githubAuthorizationUrl, fetchGithubProfile } from './github.ts'
import { providerKinds } from './provider-kinds.ts'
import { openidAuthorizationUrl, fetchOpenidProfile } from './openid.ts'
import type { ProviderProfile } from './provider-profile.ts'
import type { Provider } from './provider.ts'

/** What a code is exchanged with and the ID token has to name. */
export interface FlowSecrets {
  verifier: string
  nonce: string
}

/** A return from a provider, ready to be exchanged. */
export interface CodeExchange {
  provider: Provider
  clientSecret: string
  /** Our address for this provider, with what the provider put behind it. */
  returned: URL
  state: string
  secrets: FlowSecrets
}

type Reach = Pick<Services, 'providerAccess' | 'now'>

const protocols = {
  openid: { authorizationUrl: openidAuthorizationUrl, fetchProfile: fetchOpenidProfile },
  github: { authorizationUrl: githubAuthorizationUrl, fetchProfile: fetchGithubProfile }
} as const

/** The address of a provider that a browser is sent to. */
export function authorizationUrl(
  services: Reach,
  provider: Provider,
  parameters: Record<string, string>
): Promise<URL> {
  return protocols[providerKinds[provider.id].protocol].authorizationUrl(services, provider, parameters)
}

/** Who came back from a provider; `tenant` where their organisation may not enter. */
export function fetchProviderProfile(services: Reach, exchange: CodeExchange): Promise<ProviderProfile | 'tenant'> {
  return protocols[providerKinds[exchange.provider.id].protocol].fetchProfile(services, exchange)
}
