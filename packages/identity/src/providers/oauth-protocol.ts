import type { Services } from '@sitewright/kernel/services'
import { githubAuthorizationUrl, fetchGithubProfile } from './github.ts'
import { providerKinds } from './provider-kinds.ts'
import { openidAuthorizationUrl, fetchOpenidProfile } from './openid.ts'
import type { ProviderProfile } from './provider-profile.ts'
import type { Provider } from './provider.ts'

/** PKCE code verifier and nonce of a flow. */
export interface FlowSecrets {
  verifier: string
  nonce: string
}

export interface CodeExchange {
  provider: Provider
  clientSecret: string
  /** Redirect URI with the callback parameters. */
  returned: URL
  state: string
  secrets: FlowSecrets
}

type Reach = Pick<Services, 'providerAccess' | 'now'>

const protocols = {
  openid: { authorizationUrl: openidAuthorizationUrl, fetchProfile: fetchOpenidProfile },
  github: { authorizationUrl: githubAuthorizationUrl, fetchProfile: fetchGithubProfile }
} as const

/** Authorization URL of a provider. */
export function authorizationUrl(
  services: Reach,
  provider: Provider,
  parameters: Record<string, string>
): Promise<URL> {
  return protocols[providerKinds[provider.id].protocol].authorizationUrl(services, provider, parameters)
}

/** Fetches the user's profile from a provider; `tenant` if their organisation is not allowed. */
export function fetchProviderProfile(
  services: Reach,
  exchange: CodeExchange
): Promise<ProviderProfile | 'tenant'> {
  return protocols[providerKinds[exchange.provider.id].protocol].fetchProfile(services, exchange)
}
