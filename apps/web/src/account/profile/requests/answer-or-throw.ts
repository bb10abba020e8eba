import type { ApiClient, CallOutcome } from '@sitewright/api'
import { useAuth } from '../../../sign-in/auth.tsx'
import { toCallFailure, type CallFailure } from '../../../session/outcomes.ts'

/** A question to the server that got no answer, as a query keeps it. */
export class RequestError extends Error {
  readonly refusal: CallFailure
  /** Finds the call in the server's log. */
  readonly trace: string | undefined

  constructor(refusal: CallFailure, trace: string | undefined) {
    super(refusal.message)
    this.name = 'Unanswered'
    this.refusal = refusal
    this.trace = trace
  }
}

/** The answer of a call; anything else is thrown, for the query that asked. */
export function answerOrThrow<T>(outcome: CallOutcome<T>): T {
  if (outcome.ok) return outcome.answer
  throw new RequestError(toCallFailure(outcome), outcome.problem?.traceId)
}

/** The calls of whoever is signed in. */
export function useCall(): ApiClient {
  return useAuth().session.call
}
