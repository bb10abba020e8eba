import type { CallOutcome } from '@sitewright/api'
import { useState } from 'react'
import { toCallFailure, type CallFailure } from '../../session/outcomes.ts'

/** What an act came to; a person who does not prove who they are has changed their mind. */
export type StepUpResult<T> =
  | { kind: 'done'; answer: T }
  | { kind: 'refused'; refusal: CallFailure }
  | { kind: 'cancelled' }

export type StepUpMutationState =
  | { kind: 'idle' }
  /** Under way; `proved` says that a fresh proof has just been given for it. */
  | { kind: 'busy'; proved: boolean }
  /** The server asks who this is, before it does what it was asked for (security bar 25). */
  | { kind: 'asking'; settle: (proved: boolean) => void }

/** Something a person does: it is under way, or waits for a fresh proof and is then done again. */
export interface StepUpMutation {
  state: StepUpMutationState
  /** A call that comes to nothing because the person stopped it gives undefined. */
  run: <T>(call: SendCall<T>) => Promise<StepUpResult<T>>
}

type SendCall<T> = () => Promise<CallOutcome<T> | undefined>

export function useStepUpMutation(): StepUpMutation {
  const [state, setState] = useState<StepUpMutationState>({ kind: 'idle' })
  const run = async <T>(call: SendCall<T>): Promise<StepUpResult<T>> => {
    setState({ kind: 'busy', proved: false })
    const first = await call()
    const outcome = requiresStepUp(first) ? await retryAfterStepUp(call, setState) : first
    setState({ kind: 'idle' })
    if (outcome === undefined) return { kind: 'cancelled' }
    return outcome.ok
      ? { kind: 'done', answer: outcome.answer }
      : { kind: 'refused', refusal: toCallFailure(outcome) }
  }
  return { state, run }
}

function requiresStepUp(outcome: CallOutcome<unknown> | undefined): boolean {
  return outcome?.ok === false && outcome.problem?.error.code === 'auth.step-up'
}

async function retryAfterStepUp<T>(
  call: SendCall<T>,
  setState: (state: StepUpMutationState) => void
): Promise<CallOutcome<T> | undefined> {
  const proved = await new Promise<boolean>((settle) => setState({ kind: 'asking', settle }))
  if (!proved) return undefined
  setState({ kind: 'busy', proved: true })
  return call()
}
