import { decodeJwt } from 'jose'
import * as client from 'openid-client'
import type { Accounts } from '../../accounts.ts'
import { discover, type Discovered } from './discovery.ts'
import { addressIn, looksOf, type Claims, type ProviderPerson } from './person.ts'
import { isShared, issuerOf, tenantPlace, type Provider } from './provider.ts'
import { providerFetchOf } from './openid-fetch.ts'
import { ProviderProblem, readJson } from './provider-fetch.ts'
import type { Exchange } from './protocol.ts'

/** All three providers sign with it; a token does not get to choose (security bar 19, 36). */
const signedWith = 'RS256'

const tenantForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Reach = Pick<Accounts, 'providerAccess' | 'now'>

/** The client of a provider, on calls that are guarded. Signatures are checked though the token came over TLS. */
export function openidClient(
  accounts: Reach,
  document: client.ServerMetadata,
  { clientId, clientSecret }: { clientId: string; clientSecret?: string }
): client.Configuration {
  const { now, providerAccess } = accounts
  const configuration = new client.Configuration(
    document,
    clientId,
    {
      id_token_signed_response_alg: signedWith,
      [client.clockSkew]: Math.round((now() - Date.now()) / 1000)
    },
    clientSecret === undefined ? client.None() : client.ClientSecretPost(clientSecret)
  )
  configuration[client.customFetch] = providerFetchOf(accounts)
  client.enableNonRepudiationChecks(configuration)
  if (providerAccess.allowLocal) client.allowInsecureRequests(configuration)
  const known = document.jwks_uri === undefined ? undefined : providerAccess.remembered.get(document.jwks_uri)
  if (known !== undefined) client.setJwksCache(configuration, known.value as client.ExportedJWKSCache)
  return configuration
}

/** The address that a browser is sent to, with all that makes the answer ours alone (security bar 35). */
export async function openidAddress(
  accounts: Reach,
  provider: Provider,
  parameters: Record<string, string>
): Promise<URL> {
  const document = await discover(accounts, provider)
  const configuration = openidClient(accounts, document, { clientId: provider.clientId })
  return client.buildAuthorizationUrl(configuration, parameters)
}

/** Exchanges a code for who the person is: the ID token is checked in signature, issuer, audience, time and nonce. */
export async function openidPerson(accounts: Reach, exchange: Exchange): Promise<ProviderPerson | 'tenant'> {
  const { provider, clientSecret, returned, state, secrets } = exchange
  const document = await discover(accounts, provider)
  const issued = await issuedBy(accounts, document, exchange)
  if (issued === 'tenant') return issued
  const configuration = openidClient(accounts, issued.document, { clientId: provider.clientId, clientSecret })
  if (issued.fetch !== undefined) configuration[client.customFetch] = issued.fetch
  const tokens = await client.authorizationCodeGrant(configuration, returned, {
    pkceCodeVerifier: secrets.verifier,
    expectedNonce: secrets.nonce,
    expectedState: state,
    idTokenExpected: true
  })
  const keys = client.getJwksCache(configuration)
  if (keys !== undefined)
    accounts.providerAccess.remembered.set(document.jwks_uri, { value: keys, at: accounts.now() })
  const token = tokens.claims()
  // With an empty subject, everybody who has one would share an account.
  if (token === undefined || token.sub === '') throw new ProviderProblem('unreadable')
  const { emailField } = provider.userMapping
  const more =
    token[emailField] === undefined && document.userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(configuration, tokens.access_token, token.sub)
      : {}
  return personOf(provider, { ...more, ...token }, token.iss)
}

function personOf(provider: Provider, claims: Claims, issuer: string): ProviderPerson | 'tenant' {
  const { userMapping, restrictions, tenantId } = provider
  const email = addressIn(claims[userMapping.emailField])
  const looks = looksOf(claims, userMapping)
  if (tenantId === null) {
    // The provider vouches for its own address field, not for one that was chosen instead.
    const emailVerified = userMapping.emailField === 'email' && claims['email_verified'] === true
    return {
      ...looks,
      issuer,
      subject: String(claims['sub']),
      email,
      emailVerified,
      domainHolds: emailVerified
    }
  }
  const { tid, oid } = claims
  if (typeof tid !== 'string' || typeof oid !== 'string' || oid === '')
    throw new ProviderProblem('unreadable')
  const { allowedTenants } = restrictions
  if ((isShared(tenantId) || allowedTenants.length > 0) && !allowedTenants.includes(tid.toLowerCase()))
    return 'tenant'
  // Microsoft does not verify addresses. Those that a listed or chosen organisation gave out say where people belong.
  return {
    ...looks,
    issuer,
    subject: oid,
    email,
    emailVerified: false,
    domainHolds: tenantId !== 'consumers'
  }
}

/**
 * Where many tenants share a document, each has an issuer of its own, and only the token says which. That is read before
 * it is believed, and all the rest is checked against that one issuer; whether the tenant may enter comes after.
 */
async function issuedBy(
  accounts: Reach,
  document: Discovered,
  { provider, clientSecret, returned, secrets }: Exchange
): Promise<{ document: Discovered; fetch?: client.CustomFetch } | 'tenant'> {
  if (!isShared(provider.tenantId)) return { document }
  const answer = await readJson(
    await accounts.providerAccess.fetch(document.token_endpoint, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: returned.searchParams.get('code') ?? '',
        redirect_uri: `${returned.origin}${returned.pathname}`,
        code_verifier: secrets.verifier,
        client_id: provider.clientId,
        client_secret: clientSecret
      }).toString()
    })
  )
  const tenant = tenantIn(answer)
  if (tenant === undefined) return 'tenant'
  const fetch = providerFetchOf(accounts)
  return {
    document: { ...document, issuer: issuerOf(provider).issuer.replace(tenantPlace, tenant) },
    fetch: (url, options) =>
      url === document.token_endpoint ? Promise.resolve(Response.json(answer)) : fetch(url, options)
  }
}

function tenantIn(answer: unknown): string | undefined {
  const { id_token: token } = (answer ?? {}) as { id_token?: unknown }
  if (typeof token !== 'string') throw new ProviderProblem('unreadable')
  const { tid } = decodeJwt(token)
  return typeof tid === 'string' && tenantForm.test(tid) ? tid : undefined
}
