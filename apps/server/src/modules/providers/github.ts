import * as client from 'openid-client'
import type { Accounts } from '../../accounts.ts'
import { openidClient } from './openid.ts'
import { addressIn, looksOf, type Claims, type ProviderPerson } from './person.ts'
import type { Exchange } from './protocol.ts'
import { addressOf, type Provider } from './provider.ts'
import { fetchJson, ProviderProblem } from './provider-fetch.ts'

type Reach = Pick<Accounts, 'providerAccess' | 'now'>

const publicGithub = 'https://github.com'

/** What GitHub has no document for: its addresses, and the name that it gives itself when it sends browsers back. */
export function githubServer(provider: Provider): client.ServerMetadata & { token_endpoint: string } {
  const base = baseOf(provider)
  return {
    issuer: `${base}/login/oauth`,
    authorization_endpoint: `${base}/login/oauth/authorize`,
    token_endpoint: `${base}/login/oauth/access_token`
  }
}

export function githubAddress(
  accounts: Reach,
  provider: Provider,
  { nonce: _unused, ...parameters }: Record<string, string>
): Promise<URL> {
  const configuration = openidClient(accounts, githubServer(provider), {
    clientId: provider.clientId
  })
  return Promise.resolve(client.buildAuthorizationUrl(configuration, parameters))
}

/** Exchanges a code and asks who the person is; of their addresses the verified primary one counts (security bar 38). */
export async function githubPerson(
  accounts: Reach,
  { provider, clientSecret, returned, state, secrets }: Exchange
): Promise<ProviderPerson> {
  const server = githubServer(provider)
  const configuration = openidClient(accounts, server, { clientId: provider.clientId, clientSecret })
  const { access_token: token } = await client.authorizationCodeGrant(configuration, returned, {
    pkceCodeVerifier: secrets.verifier,
    expectedState: state
  })
  const ask = (path: string): Promise<unknown> =>
    fetchJson(accounts.providerAccess.fetch, `${apiOf(provider)}${path}`, {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'user-agent': 'Sitewright',
      'x-github-api-version': '2022-11-28'
    })
  const user = ((await ask('/user')) ?? {}) as Claims
  const { id } = user
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw new ProviderProblem('unreadable')
  const { userMapping } = provider
  const { email, emailVerified } =
    userMapping.emailField === 'email'
      ? primaryIn(await ask('/user/emails'))
      : { email: addressIn(user[userMapping.emailField]), emailVerified: false }
  return {
    ...looksOf(user, userMapping),
    issuer: server.issuer,
    subject: String(id),
    email,
    emailVerified,
    domainHolds: emailVerified
  }
}

function primaryIn(addresses: unknown): Pick<ProviderPerson, 'email' | 'emailVerified'> {
  if (!Array.isArray(addresses)) throw new ProviderProblem('unreadable')
  const primary = (addresses as Claims[]).find((address) => address['primary'] === true)
  return { email: addressIn(primary?.['email']), emailVerified: primary?.['verified'] === true }
}

function baseOf(provider: Provider): string {
  return addressOf(provider).replace(/\/+$/, '')
}

/** GitHub's own API stands on a host of its own; a GitHub of an enterprise has it under a path. */
function apiOf(provider: Provider): string {
  const base = baseOf(provider)
  return base === publicGithub ? 'https://api.github.com' : `${base}/api/v3`
}
