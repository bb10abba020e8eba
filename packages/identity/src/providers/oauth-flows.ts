import type { Services } from '@sitewright/kernel/services'
import { sha256, randomToken } from '@sitewright/kernel/crypto'
import type { KnownDevice } from '@sitewright/kernel/sessions'
import { insertFlow, redeemFlowRow } from './oauth-flows.repository.ts'
import type { FlowSecrets } from './oauth-protocol.ts'
import { authorizationUrl } from './oauth-protocol.ts'
import { toRedirectUri, type Provider, type ProviderDraft } from './provider.ts'

/** Lifetime of an OAuth flow in seconds (security bar 35). */
export const flowSeconds = 600

/** Intent of an OAuth flow: sign-in, or connecting a provider. */
export interface OauthIntent {
  area: 'user' | 'admin'
  /** Local path to redirect to in the end. */
  redirect: string
  remember: boolean
  /** User and session that connect a provider; null for a sign-in. */
  holder: { userId: string; sessionId: string } | null
  /** The known device, since its SameSite=Strict cookie is not sent on the redirect back. */
  device: KnownDevice | null
  /** The session that the sign-in replaces, for the same reason. */
  replaces?: string | undefined
  /** The test sign-in that the flow belongs to: its result is displayed, and no session is created. */
  trial?: string | undefined
  /** Unsaved provider settings of the test sign-in. */
  draft?: ProviderDraft | undefined
}

/** A redeemed OAuth flow. */
export interface OauthFlow {
  intent: OauthIntent
  secrets: FlowSecrets
}

const flowContext = (row: string) => ({ table: 'oauth_flows', row, column: 'secrets' })
const cookiePattern = /^[\w-]{43}$/

/**
 * Starts an OAuth flow (code with PKCE): the authorization URL, and the cookie that binds it to this browser. An
 * existing cookie stays, so that two tabs do not disturb each other.
 */
export async function startFlow(
  services: Services,
  provider: Provider,
  intent: OauthIntent,
  cookie: string | undefined
): Promise<{ address: URL; browser: string }> {
  const [state, verifier, nonce] = [randomToken(), randomToken(), randomToken()]
  const browser = cookie !== undefined && cookiePattern.test(cookie) ? cookie : randomToken()
  const address = await authorizationUrl(services, provider, {
    redirect_uri: toRedirectUri(services, provider.id),
    scope: provider.scopes.join(' '),
    state,
    nonce,
    code_challenge: await sha256(verifier),
    code_challenge_method: 'S256'
  })
  const stateHash = await sha256(state)
  const time = services.now()
  await insertFlow(services.database.db, {
    state_hash: stateHash,
    browser_hash: await sha256(browser),
    provider: provider.id,
    intent: JSON.stringify(intent),
    secrets: await services.encryptor.encrypt(JSON.stringify({ verifier, nonce }), flowContext(stateHash)),
    created_at: time,
    expires_at: time + flowSeconds * 1000,
    used_at: null
  })
  return { address, browser }
}

/** Redeems the OAuth flow of a state; undefined if it belongs to another browser, is expired or was used. */
export async function redeemFlow(
  services: Services,
  { provider, state, browser }: { provider: string; state: string; browser: string | undefined }
): Promise<OauthFlow | undefined> {
  if (browser === undefined) return undefined
  const stateHash = await sha256(state)
  const key = { state_hash: stateHash, browser_hash: await sha256(browser), provider }
  const row = await redeemFlowRow(services.database.db, key, services.now())
  if (row === undefined) return undefined
  return {
    intent: JSON.parse(row.intent) as OauthIntent,
    secrets: JSON.parse(await services.encryptor.decrypt(row.secrets, flowContext(stateHash))) as FlowSecrets
  }
}
