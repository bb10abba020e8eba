import type { CallFailure } from '@sitewright/client'
import { RequestError, StepUpCancelled } from './request-error.ts'

/** The result of a mutation, as a value. */
export type MutationResult<T> =
  | { kind: 'done'; answer: T }
  | { kind: 'failed'; failure: CallFailure }
  | { kind: 'cancelled' }

/** Waits for a mutation in a form, which shows a failure beside the field that it is about. */
export async function toMutationResult<T>(sent: Promise<T>): Promise<MutationResult<T>> {
  try {
    return { kind: 'done', answer: await sent }
  } catch (error) {
    if (error instanceof StepUpCancelled) return { kind: 'cancelled' }
    if (error instanceof RequestError) return { kind: 'failed', failure: error.failure }
    throw error
  }
}
