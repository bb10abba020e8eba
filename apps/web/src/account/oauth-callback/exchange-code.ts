import type { ProviderId } from '@sitewright/api'
import { accountMessages, callMessages } from '@sitewright/api/messages'
import type { Area, ClientSession } from '@sitewright/client'
import { landingPath, secondStepPath } from '../../sign-in/oauth.ts'
import { homePath } from '../../sign-in/return-path.ts'

/** The outcome of an OAuth callback. */
export type CallbackResult =
  | { kind: 'redirect'; to: string }
  | { kind: 'failed'; area: Area; message: string; isOutsider?: boolean }

/** Exchanges the OAuth code and state of the URL (spec 2 §7) at the provider that the user was redirected to. */
export async function exchangeCode(
  session: ClientSession,
  provider: string | undefined,
  query: URLSearchParams
): Promise<CallbackResult> {
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => query.get(name))
  if (provider === undefined)
    return { kind: 'failed', area: 'user', message: accountMessages.oauthProviderMissing }
  if (code == null || state == null)
    return { kind: 'failed', area: 'user', message: accountMessages.oauthFailed(provider) }
  const context = { area: 'user', remember: false, from: homePath } as const
  const called = await session.call('POST /api/auth/oauth/callback', {
    // The server refuses a provider that it does not know.
    body: { provider: provider as ProviderId, code, state, ...(iss == null ? {} : { iss }) }
  })
  const outcome = session.completeSignIn(called, context, callMessages.oauthCallback)
  if (outcome.kind === 'failed') return { kind: 'failed', area: 'user', message: outcome.failure.message }
  return { kind: 'redirect', to: outcome.kind === 'challenge' ? secondStepPath : landingPath(context) }
}
