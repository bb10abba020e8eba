import { request } from '@playwright/test'
import { testClient } from '@sitewright/identity/testing/providers/client'
import {
  startOidcProvider,
  type ProviderAccount,
  type OidcProvider
} from '@sitewright/identity/testing/providers/oidc-provider'
import { uniqueIpAddress } from './test-user.ts'

/** A user with an account at the provider. */
export type Visitor = ProviderAccount

/** The provider that the server's own tests use, for the product at that address. */
export function startIdentityProvider(origin: string, visitor: Visitor): Promise<OidcProvider> {
  return startOidcProvider(visitor, `${origin}/api/auth/oauth/google/callback`)
}

/** Switches Google on, at that provider's address, as an administrator does. */
export async function switchOn(
  origin: string,
  issuer: string,
  administrator: { email: string; password: string }
): Promise<void> {
  const api = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': uniqueIpAddress(), 'x-requested-with': 'sitewright' }
  })
  const signedIn = await api.post('/api/auth/admin/login', { data: administrator })
  const { token } = (await signedIn.json()) as { token: string }
  const saved = await api.put('/api/admin/providers/google', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      enabled: true,
      config: { clientId: testClient.id, clientSecret: testClient.secret, issuer },
      restrictions: { autoCreateUsers: true }
    }
  })
  if (!saved.ok()) throw new Error(await saved.text())
  await api.dispose()
}
