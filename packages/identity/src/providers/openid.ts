import { decodeJwt } from 'jose'
import * as client from 'openid-client'
import { type Services, ProviderError, readJson } from '@sitewright/kernel/services'
import { discover, type DiscoveryDocument } from './discovery.ts'
import { toNameAndPicture, toOpenidEmail, type Claims, type ProviderProfile } from './provider-profile.ts'
import { isMultiTenant, toIssuer, tenantPlaceholder, type Provider } from './provider.ts'
import type { CodeExchange } from './oauth-protocol.ts'

/** Signature algorithm of all three providers; the token's own `alg` is not trusted (security bar 19, 36). */
const signatureAlgorithm = 'RS256'

const tenantPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Reach = Pick<Services, 'providerAccess' | 'now'>

/** OpenID client of a provider over the guarded fetch. Signatures are checked although the token came over TLS. */
export function createOpenidClient(
  services: Reach,
  document: client.ServerMetadata,
  { clientId, clientSecret }: { clientId: string; clientSecret?: string }
): client.Configuration {
  const { now, providerAccess } = services
  const configuration = new client.Configuration(
    document,
    clientId,
    {
      id_token_signed_response_alg: signatureAlgorithm,
      [client.clockSkew]: Math.round((now() - Date.now()) / 1000)
    },
    clientSecret === undefined ? client.None() : client.ClientSecretPost(clientSecret)
  )
  configuration[client.customFetch] = toCustomFetch(services)
  client.enableNonRepudiationChecks(configuration)
  if (providerAccess.allowLocal) client.allowInsecureRequests(configuration)
  const known = document.jwks_uri === undefined ? undefined : providerAccess.cache.get(document.jwks_uri)
  if (known !== undefined) client.setJwksCache(configuration, known.value as client.ExportedJWKSCache)
  return configuration
}

/** Adapts the guarded fetch to the OpenID library, which sends form bodies only. */
function toCustomFetch({ providerAccess }: Pick<Services, 'providerAccess'>): client.CustomFetch {
  return (url, { method, headers, body, signal }) =>
    providerAccess.fetch(url, {
      method,
      headers,
      body: body instanceof URLSearchParams ? body.toString() : undefined,
      signal
    })
}

/** Authorization URL with state, nonce and PKCE challenge (security bar 35). */
export async function openidAuthorizationUrl(
  services: Reach,
  provider: Provider,
  parameters: Record<string, string>
): Promise<URL> {
  const document = await discover(services, provider)
  const configuration = createOpenidClient(services, document, { clientId: provider.clientId })
  return client.buildAuthorizationUrl(configuration, parameters)
}

/** Exchanges a code for the user's profile: the ID token is checked for signature, issuer, audience, time and nonce. */
export async function fetchOpenidProfile(
  services: Reach,
  exchange: CodeExchange
): Promise<ProviderProfile | 'tenant'> {
  const { provider, clientSecret, returned, state, secrets } = exchange
  const document = await discover(services, provider)
  const issued = await resolveIssuer(services, document, exchange)
  if (issued === 'tenant') return issued
  const configuration = createOpenidClient(services, issued.document, {
    clientId: provider.clientId,
    clientSecret
  })
  if (issued.fetch !== undefined) configuration[client.customFetch] = issued.fetch
  const tokens = await client.authorizationCodeGrant(configuration, returned, {
    pkceCodeVerifier: secrets.verifier,
    expectedNonce: secrets.nonce,
    expectedState: state,
    idTokenExpected: true
  })
  const keys = client.getJwksCache(configuration)
  if (keys !== undefined)
    services.providerAccess.cache.set(document.jwks_uri, { value: keys, at: services.now() })
  const token = tokens.claims()
  // With an empty subject, all users would share an account.
  if (token === undefined || token.sub === '') throw new ProviderError('unreadable')
  const { emailField } = provider.userMapping
  const more =
    token[emailField] === undefined && document.userinfo_endpoint !== undefined
      ? await client.fetchUserInfo(configuration, tokens.access_token, token.sub)
      : {}
  return toProviderProfile(provider, { ...more, ...token }, token.iss)
}

function toProviderProfile(provider: Provider, claims: Claims, issuer: string): ProviderProfile | 'tenant' {
  const { userMapping, restrictions, tenantId } = provider
  const { email, emailVerified } = toOpenidEmail(claims, provider)
  const looks = toNameAndPicture(claims, userMapping)
  if (tenantId === null) {
    return {
      ...looks,
      claims,
      issuer,
      subject: String(claims['sub']),
      email,
      emailVerified,
      domainHolds: emailVerified
    }
  }
  const { tid, oid } = claims
  if (typeof tid !== 'string' || typeof oid !== 'string' || oid === '') throw new ProviderError('unreadable')
  const { allowedTenants } = restrictions
  if ((isMultiTenant(tenantId) || allowedTenants.length > 0) && !allowedTenants.includes(tid.toLowerCase()))
    return 'tenant'
  // Addresses of a listed or chosen organisation say where users belong.
  return {
    ...looks,
    claims,
    issuer,
    subject: oid,
    email,
    emailVerified,
    domainHolds: tenantId !== 'consumers'
  }
}

/**
 * Resolves the issuer of a multi-tenant provider: each tenant has its own, and only the token names it. The tenant is
 * read before the token is verified, and everything else is checked against that one issuer; whether the tenant is
 * allowed is checked afterwards.
 */
async function resolveIssuer(
  services: Reach,
  document: DiscoveryDocument,
  { provider, clientSecret, returned, secrets }: CodeExchange
): Promise<{ document: DiscoveryDocument; fetch?: client.CustomFetch } | 'tenant'> {
  if (!isMultiTenant(provider.tenantId)) return { document }
  const answer = await readJson(
    await services.providerAccess.fetch(document.token_endpoint, {
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
  const tenant = parseTenantClaim(answer)
  if (tenant === undefined) return 'tenant'
  const fetch = toCustomFetch(services)
  return {
    document: { ...document, issuer: toIssuer(provider).issuer.replace(tenantPlaceholder, tenant) },
    fetch: (url, options) =>
      url === document.token_endpoint ? Promise.resolve(Response.json(answer)) : fetch(url, options)
  }
}

function parseTenantClaim(answer: unknown): string | undefined {
  const { id_token: token } = (answer ?? {}) as { id_token?: unknown }
  if (typeof token !== 'string') throw new ProviderError('unreadable')
  const { tid } = decodeJwt(token)
  return typeof tid === 'string' && tenantPattern.test(tid) ? tid : undefined
}
