import type { ProviderId } from '@sitewright/api'
import { accountMessages, callMessages } from '@sitewright/api/messages'
import type { Area } from '../../session/markers.ts'
import { landingOf, secondStepPath } from '../../session/oauth.ts'
import { startPath } from '../../session/return-path.ts'
import type { Session } from '../../session/session.ts'

/** What coming back from a provider leads to. */
export type Finished = { kind: 'leads'; to: string } | { kind: 'failed'; area: Area; message: string }

/** Finishes with the code and state of the address (spec 2 §7), for the provider that one was sent to. */
export async function finishWithCode(
  session: Session,
  provider: string | undefined,
  query: URLSearchParams
): Promise<Finished> {
  const [code, state, iss] = ['code', 'state', 'iss'].map((name) => query.get(name))
  if (provider === undefined)
    return { kind: 'failed', area: 'user', message: accountMessages.oauthProviderMissing }
  if (code == null || state == null)
    return { kind: 'failed', area: 'user', message: accountMessages.oauthFailed(provider) }
  const place = { area: 'user', remember: false, from: startPath } as const
  const called = await session.call('POST /api/auth/oauth/callback', {
    // The server refuses a provider that it does not know.
    body: { provider: provider as ProviderId, code, state, ...(iss == null ? {} : { iss }) }
  })
  const outcome = session.adopt(called, place, callMessages.oauthCallback)
  if (outcome.kind === 'refused') return { kind: 'failed', area: 'user', message: outcome.refusal.message }
  return { kind: 'leads', to: outcome.kind === 'challenge' ? secondStepPath : landingOf(place) }
}
