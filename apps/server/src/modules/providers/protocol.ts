import type { Accounts } from '../../accounts.ts'
import { githubAddress, githubPerson } from './github.ts'
import { providerKinds } from './kinds.ts'
import { openidAddress, openidPerson } from './openid.ts'
import type { ProviderPerson } from './person.ts'
import type { Provider } from './provider.ts'

/** What a code is exchanged with and the ID token has to name. */
export interface FlowSecrets {
  verifier: string
  nonce: string
}

/** A return from a provider, ready to be exchanged. */
export interface Exchange {
  provider: Provider
  clientSecret: string
  /** Our address for this provider, with what the provider put behind it. */
  returned: URL
  state: string
  secrets: FlowSecrets
}

type Reach = Pick<Accounts, 'providerAccess' | 'now'>

const protocols = {
  openid: { address: openidAddress, person: openidPerson },
  github: { address: githubAddress, person: githubPerson }
} as const

/** The address of a provider that a browser is sent to. */
export function authorizationAddress(
  accounts: Reach,
  provider: Provider,
  parameters: Record<string, string>
): Promise<URL> {
  return protocols[providerKinds[provider.id].protocol].address(accounts, provider, parameters)
}

/** Who came back from a provider; `tenant` where their organisation may not enter. */
export function personFrom(accounts: Reach, exchange: Exchange): Promise<ProviderPerson | 'tenant'> {
  return protocols[providerKinds[exchange.provider.id].protocol].person(accounts, exchange)
}
