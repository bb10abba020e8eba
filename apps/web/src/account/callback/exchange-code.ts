import type { ProviderId } from '@sitewright/api'
import { accountMessages, callMessages } from '@sitewright/api/messages'
import type { Area } from '../../session/session-hint.ts'
import { landingPath, secondStepPath } from '../../session/oauth.ts'
import { homePath } from '../../session/return-path.ts'
import type { ClientSession } from '../../session/client-session.ts'

/** What coming back from a provider leads to. */
export type CallbackResult = { kind: 'leads'; to: string } | { kind: 'failed'; area: Area; message: string }

/** Finishes with the code and state of the address (spec 2 §7), for the provider that one was sent to. */
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
  const place = { area: 'user', remember: false, from: homePath } as const
  const called = await session.call('POST /api/auth/oauth/callback', {
    // The server refuses a provider that it does not know.
    body: { provider: provider as ProviderId, code, state, ...(iss == null ? {} : { iss }) }
  })
  const outcome = session.completeSignIn(called, place, callMessages.oauthCallback)
  if (outcome.kind === 'refused') return { kind: 'failed', area: 'user', message: outcome.refusal.message }
  return { kind: 'leads', to: outcome.kind === 'challenge' ? secondStepPath : landingPath(place) }
}
