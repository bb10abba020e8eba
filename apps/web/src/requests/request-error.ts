import { toCallFailure, type CallFailure, type CallOutcome, type FailedOutcome } from '@sitewright/client'

/** A call that failed, as queries and mutations keep it. */
export class RequestError extends Error {
  readonly outcome: FailedOutcome

  constructor(outcome: FailedOutcome) {
    super(toCallFailure(outcome).message)
    this.name = 'RequestError'
    this.outcome = outcome
  }

  get failure(): CallFailure {
    return toCallFailure(this.outcome)
  }

  /** Finds the call in the server's log. */
  get traceId(): string | undefined {
    return this.outcome.problem?.traceId
  }
}

/** The user closed the step-up dialog: the mutation was neither done nor refused. */
export class StepUpCancelled extends Error {}

/** The answer of a call; a failure is thrown, for the query or mutation that sent it. */
export function answerOrThrow<T>(outcome: CallOutcome<T>): T {
  if (outcome.ok) return outcome.answer
  throw new RequestError(outcome)
}

/** An `onSettled` that runs unless the user declined step-up, as for a dialog that closes when it is done. */
export function unlessCancelled(run: () => void): (answer: unknown, error: Error | null) => void {
  return (_answer, error) => {
    if (!(error instanceof StepUpCancelled)) run()
  }
}
