import { exportJWK, generateKeyPair } from 'jose'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { testClient } from './client.ts'

/** An account at the provider. */
export interface ProviderAccount {
  sub: string
  email: string
  email_verified: boolean
  given_name: string
  family_name: string
}

export interface OidcProvider {
  issuer: string
  close: () => Promise<void>
}

/** A certified OpenID provider (oidc-provider) on localhost that signs everybody in as one account. */
export async function startOidcProvider(
  account: ProviderAccount,
  redirectUri: string
): Promise<OidcProvider> {
  const server = createServer()
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the test'] },
    clients: [
      {
        client_id: testClient.id,
        client_secret: testClient.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post'
      }
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name']
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: { AccessToken: 300, Grant: 300, IdToken: 300, Interaction: 300, Session: 300 },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...account }) }),
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
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') === true)
      void provider.interactionFinished(request, response, { login: { accountId: account.sub } })
    else void answer(request, response)
  })
  return {
    issuer,
    close: () =>
      new Promise((settle) => {
        server.close(() => settle())
        server.closeAllConnections()
      })
  }
}
