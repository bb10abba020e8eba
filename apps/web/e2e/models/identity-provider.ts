import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from '@playwright/test'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { ownAddress } from './person.ts'

const client = { id: 'sitewright', secret: 'a secret of the test' }

/** Somebody with an account at the provider. */
export interface Visitor {
  sub: string
  email: string
  email_verified: boolean
  given_name: string
  family_name: string
}

export interface IdentityProvider {
  issuer: string
  close: () => void
}

/** A real OpenID provider on this machine; whoever comes is signed in as the one person that it knows. */
export async function startIdentityProvider(origin: string, visitor: Visitor): Promise<IdentityProvider> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the test'] },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${origin}/api/auth/oauth/google/callback`],
        token_endpoint_auth_method: 'client_secret_post'
      }
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 300, Grant: 300, IdToken: 300, Interaction: 300, Session: 300 },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...visitor }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? ''
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    }
  })
  const answer = provider.callback()
  server.on('request', (incoming, response) => {
    if (incoming.url?.startsWith('/interaction/') === true)
      void provider.interactionFinished(incoming, response, { login: { accountId: visitor.sub } })
    else void answer(incoming, response)
  })
  return { issuer, close: () => void server.close() }
}

/** Switches Google on, at that provider's address, as an administrator does. */
export async function switchOn(
  origin: string,
  issuer: string,
  administrator: { email: string; password: string }
): Promise<void> {
  const api = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': ownAddress(), 'x-requested-with': 'sitewright' }
  })
  const signedIn = await api.post('/api/auth/admin/login', { data: administrator })
  const { token } = (await signedIn.json()) as { token: string }
  const saved = await api.put('/api/admin/providers/google', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      enabled: true,
      config: { clientId: client.id, clientSecret: client.secret, issuer },
      restrictions: { autoCreateUsers: true }
    }
  })
  if (!saved.ok()) throw new Error(await saved.text())
  await api.dispose()
}
