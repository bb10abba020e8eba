import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { testClient } from './client.ts'
import {
  readBody,
  json,
  localServer,
  send,
  type LocalAnswer,
  type LocalServer
} from '@sitewright/kernel/testing/local-server'

type Claims = Record<string, unknown>

/** How the fake provider misbehaves. */
export interface Misbehaviour {
  /** Replaces the discovery response. */
  discovery?: (response: ServerResponse) => void
  /** Changes the discovery document. */
  document?: (document: Claims) => Claims
  /** Changes the claims of the ID token. */
  claims?: (claims: Claims) => Claims
  /** Signs with an unpublished key. */
  wrongKey?: boolean
  /** Replaces the token response. */
  token?: LocalAnswer
  /** `iss` parameter of the redirect back. */
  iss?: string
}

interface Grant {
  challenge: string
  nonce: string
  redirectUri: string
}

/** Fake OpenID provider without a login page. It checks PKCE, client and redirect URI like a real one. */
export async function fakeOpenidProvider(
  person: Claims,
  lies: Misbehaviour = {},
  { path = '', issuer = (address: string) => `${address}${path}` } = {}
): Promise<LocalServer & { lies: Misbehaviour }> {
  const [signing, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const keys = [{ ...(await exportJWK(signing.publicKey)), kid: 'one', use: 'sig', alg: 'RS256' }]
  const grants = new Map<string, Grant>()
  const own = { address: '' }

  async function tokenFor({ nonce }: Grant): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const usual = { iss: issuer(own.address), aud: testClient.id, iat: now, exp: now + 300, nonce, ...person }
    return new SignJWT((lies.claims ?? ((claims) => claims))(usual))
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(lies.wrongKey === true ? other.privateKey : signing.privateKey)
  }

  function exchange(form: URLSearchParams): LocalAnswer | Promise<LocalAnswer> {
    if (lies.token !== undefined) return lies.token
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    if (form.get('client_id') !== testClient.id || form.get('client_secret') !== testClient.secret)
      return json({ error: 'invalid_client' }, 401)
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (grant?.challenge !== proof || grant.redirectUri !== form.get('redirect_uri'))
      return json({ error: 'invalid_grant' }, 400)
    return tokenFor(grant).then((token) =>
      json({ access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: token })
    )
  }

  function authorize(query: URLSearchParams): LocalAnswer {
    const code = `code-${grants.size}-${query.get('state')?.slice(0, 8)}`
    const redirectUri = query.get('redirect_uri') ?? ''
    if (query.get('code_challenge_method') !== 'S256' || query.get('response_type') !== 'code')
      return json({ error: 'invalid_request' }, 400)
    grants.set(code, {
      challenge: query.get('code_challenge') ?? '',
      nonce: query.get('nonce') ?? '',
      redirectUri
    })
    const back = new URL(redirectUri)
    back.searchParams.set('code', code)
    back.searchParams.set('state', query.get('state') ?? '')
    if (lies.iss !== undefined) back.searchParams.set('iss', lies.iss)
    return { status: 302, headers: { location: back.href } }
  }

  const server = await localServer(async (request, response) => {
    const url = new URL(request.url ?? '', own.address)
    if (url.pathname === `${path}/.well-known/openid-configuration`) {
      if (lies.discovery !== undefined) return lies.discovery(response)
      const document = {
        issuer: issuer(own.address),
        authorization_endpoint: `${own.address}/authorize`,
        token_endpoint: `${own.address}/token`,
        jwks_uri: `${own.address}/keys`
      }
      return send(response, json((lies.document ?? ((same) => same))(document)))
    }
    if (url.pathname === '/authorize') return send(response, authorize(url.searchParams))
    if (url.pathname === '/token')
      return send(response, await exchange(new URLSearchParams(await readBody(request))))
    if (url.pathname === '/keys') return send(response, json({ keys }))
    return send(response, json({}, 404))
  })
  own.address = server.address
  return { ...server, lies }
}
