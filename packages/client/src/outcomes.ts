import type { Challenge, ProblemDetails, SessionUser, SignInAnswer } from '@sitewright/api'
import { accountMessages, callMessages } from '@sitewright/api/messages'
import type { CallOutcome } from './api-client.ts'

/** Why a call failed: a message for the user, and messages by field. */
export interface CallFailure {
  message: string
  code: ProblemDetails['error']['code'] | 'network'
  fields: Readonly<Record<string, string>>
}

/** The outcome of a sign-in, whatever the method. */
export type SignInOutcome =
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'challenge'; challenge: Challenge }
  /** Nobody is signed in yet; the message names the next step. */
  | { kind: 'notice'; message: string }
  | { kind: 'failed'; failure: CallFailure }

/** A call with an error response, or without a response. */
export type FailedOutcome = Extract<CallOutcome<unknown>, { ok: false }>

/** The messages of a kind of call where the response has none. */
export interface FallbackMessages {
  refused: string
  unanswered: string
}

/**
 * Codes whose message is in the details: the limit or feature with its usage, the recipient of an invitation, or the
 * payment provider's own text.
 */
const worded: readonly string[] = [
  'tenant.limit',
  'tenant.feature',
  'picture.no-space',
  'payment.refused',
  'invite.other'
]

/** The messages of a failed call: the server's, or the fallback for a network error (spec 2 §8). */
export function toCallFailure(
  failed: FailedOutcome,
  fallback: FallbackMessages = callMessages.login
): CallFailure {
  if (failed.problem === null) return { message: fallback.unanswered, code: 'network', fields: {} }
  const { message = fallback.refused, error } = failed.problem as Partial<ProblemDetails>
  if (error === undefined) return { message, code: 'network', fields: {} }
  // A proxy in front of the server may respond in its own format.
  const { details = [] } = error as Partial<typeof error>
  const [{ value: seconds, message: detail } = { value: undefined, message }] = details
  if (error.code === 'request.too-many' && seconds !== undefined)
    return {
      message: accountMessages.tooManyAttempts(seconds, clockTimeIn(seconds)),
      code: error.code,
      fields: {}
    }
  if (worded.includes(error.code)) return { message: detail, code: error.code, fields: {} }
  const fields: Record<string, string> = {}
  for (const { path, message: text } of details)
    fields[path] = fields[path] === undefined ? text : `${fields[path]}. ${text}`
  return { message, code: error.code, fields }
}

/** The local time after some seconds, rounded up to the minute: '07:42'. */
export function clockTimeIn(seconds: number, now = Date.now()): string {
  const at = Math.ceil((now + seconds * 1000) / 60_000) * 60_000
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}

/** Maps the response of any sign-in call to its outcome. */
export function toSignInOutcome(
  outcome: CallOutcome<SignInAnswer>,
  fallback?: FallbackMessages
): SignInOutcome {
  if (!outcome.ok) return { kind: 'failed', failure: toCallFailure(outcome, fallback) }
  const { challenge, token, user, message } = outcome.answer
  if (challenge !== null) return { kind: 'challenge', challenge }
  return token === null || user === null ? { kind: 'notice', message } : { kind: 'signed-in', user }
}
