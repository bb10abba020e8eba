import * as client from 'openid-client'
import { type Services, fetchJson, ProviderError } from '@sitewright/kernel/services'
import { createOpenidClient } from './openid.ts'
import { toGithubEmail, toNameAndPicture, type Claims, type ProviderProfile } from './provider-profile.ts'
import type { CodeExchange } from './oauth-protocol.ts'
import { providerUrl, type Provider } from './provider.ts'

type Reach = Pick<Services, 'providerAccess' | 'now'>

const publicGithub = 'https://github.com'

/** GitHub has no discovery document: its endpoints, and the issuer that it sends with redirects. */
export function githubEndpoints(provider: Provider): client.ServerMetadata & { token_endpoint: string } {
  const base = githubBaseUrl(provider)
  return {
    issuer: `${base}/login/oauth`,
    authorization_endpoint: `${base}/login/oauth/authorize`,
    token_endpoint: `${base}/login/oauth/access_token`
  }
}

export function githubAuthorizationUrl(
  services: Reach,
  provider: Provider,
  { nonce: _unused, ...parameters }: Record<string, string>
): Promise<URL> {
  const configuration = createOpenidClient(services, githubEndpoints(provider), {
    clientId: provider.clientId
  })
  return Promise.resolve(client.buildAuthorizationUrl(configuration, parameters))
}

/** Exchanges a code and loads the user; of their email addresses the verified primary one counts (security bar 38). */
export async function fetchGithubProfile(
  services: Reach,
  { provider, clientSecret, returned, state, secrets }: CodeExchange
): Promise<ProviderProfile> {
  const server = githubEndpoints(provider)
  const configuration = createOpenidClient(services, server, { clientId: provider.clientId, clientSecret })
  const { access_token: token } = await client.authorizationCodeGrant(configuration, returned, {
    pkceCodeVerifier: secrets.verifier,
    expectedState: state
  })
  const ask = (path: string): Promise<unknown> =>
    fetchJson(services.providerAccess.fetch, `${githubApiUrl(provider)}${path}`, {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'user-agent': 'Sitewright',
      'x-github-api-version': '2022-11-28'
    })
  const user = ((await ask('/user')) ?? {}) as Claims
  const { id } = user
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw new ProviderError('unreadable')
  const { userMapping } = provider
  const claims =
    userMapping.emailField === 'email'
      ? { ...user, emails: keepPrimary(await ask('/user/emails')) }
      : { ...user, emails: undefined }
  const { email, emailVerified } = toGithubEmail(claims, provider)
  return {
    ...toNameAndPicture(user, userMapping),
    claims,
    issuer: server.issuer,
    subject: String(id),
    email,
    emailVerified,
    domainHolds: emailVerified
  }
}

/** Other addresses of the user are not needed, so they are not stored. */
function keepPrimary(addresses: unknown): Claims[] {
  if (!Array.isArray(addresses)) throw new ProviderError('unreadable')
  return (addresses as Claims[]).filter((address) => address['primary'] === true)
}

function githubBaseUrl(provider: Provider): string {
  return providerUrl(provider).replace(/\/+$/, '')
}

/** GitHub.com has its API on another host; GitHub Enterprise under a path. */
function githubApiUrl(provider: Provider): string {
  const base = githubBaseUrl(provider)
  return base === publicGithub ? 'https://api.github.com' : `${base}/api/v3`
}
