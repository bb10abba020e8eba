import type { Challenge, ProblemDetails, SessionUser, SignInAnswer } from '@sitewright/api'
import { accountMessages, callMessages } from '@sitewright/api/messages'
import type { CallOutcome } from './api-client.ts'

/** Why a call failed: a message for the user, and messages for single fields by their name. */
export interface CallFailure {
  message: string
  code: ProblemDetails['error']['code'] | 'network'
  fields: Readonly<Record<string, string>>
}

/** The outcome of a sign-in, whatever the method. */
export type SignInOutcome =
  | { kind: 'signed-in'; user: SessionUser }
  | { kind: 'challenge'; challenge: Challenge }
  /** Nobody is signed in yet; the message says how to go on. */
  | { kind: 'notice'; message: string }
  | { kind: 'failed'; failure: CallFailure }

/** A call that the server refused, or that was not answered. */
export type FailedOutcome = Extract<CallOutcome<unknown>, { ok: false }>

/** The messages of a kind of call where the server's answer has none. */
export interface FallbackMessages {
  refused: string
  unanswered: string
}

/**
 * Codes whose words are those of the detail: which limit or feature it is and how much is used, whom an invitation is
 * for; those of what is paid elsewhere are of whoever refused it.
 */
const worded: readonly string[] = ['tenant.limit', 'tenant.feature', 'payment.refused', 'invite.other']

/** The messages of a failed call: the server's, or those for a call that was not answered (spec 2 §8). */
export function toCallFailure(
  failed: FailedOutcome,
  fallback: FallbackMessages = callMessages.login
): CallFailure {
  if (failed.problem === null) return { message: fallback.unanswered, code: 'network', fields: {} }
  const { message = fallback.refused, error } = failed.problem as Partial<ProblemDetails>
  if (error === undefined) return { message, code: 'network', fields: {} }
  // What stands before a server, such as a proxy, may answer in a shape of its own.
  const { details = [] } = error as Partial<typeof error>
  const [{ value: seconds, message: detail } = { value: undefined, message }] = details
  if (error.code === 'request.too-many' && seconds !== undefined)
    return {
      message: accountMessages.tooManyTries(seconds, clockTimeIn(seconds)),
      code: error.code,
      fields: {}
    }
  if (worded.includes(error.code)) return { message: detail, code: error.code, fields: {} }
  const fields: Record<string, string> = {}
  for (const { path, message: text } of details)
    fields[path] = fields[path] === undefined ? text : `${fields[path]}. ${text}`
  return { message, code: error.code, fields }
}

/** The time of the user's clock after some seconds, rounded up to the minute: '07:42'. */
export function clockTimeIn(seconds: number, now = Date.now()): string {
  const at = Math.ceil((now + seconds * 1000) / 60_000) * 60_000
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}

/** Reads the answer of a sign-in call. */
export function toSignInOutcome(
  outcome: CallOutcome<SignInAnswer>,
  fallback?: FallbackMessages
): SignInOutcome {
  if (!outcome.ok) return { kind: 'failed', failure: toCallFailure(outcome, fallback) }
  const { challenge, token, user, message } = outcome.answer
  if (challenge !== null) return { kind: 'challenge', challenge }
  return token === null || user === null ? { kind: 'notice', message } : { kind: 'signed-in', user }
}
