import type { CallFailure } from '@sitewright/client'
import type { FormErrors } from '../ui/form.ts'
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

/**
 * Submits a form by a mutation: `onDone` takes the answer, and a failure becomes the errors of the form. Nothing
 * happens where the user declined step-up.
 *
 * @param toErrors which errors the form shows of a failure; by default its message alone
 */
export async function submitForm<T>(
  sent: Promise<T>,
  onDone: (answer: T) => void,
  toErrors: (failure: CallFailure) => FormErrors = ({ message }) => ({ message })
): Promise<FormErrors | undefined> {
  const result = await toMutationResult(sent)
  if (result.kind === 'done') onDone(result.answer)
  return result.kind === 'failed' ? toErrors(result.failure) : undefined
}

/** The errors of the fields; the message where no field has one. */
export function toFieldErrors({ message, fields }: Pick<CallFailure, 'message' | 'fields'>): FormErrors {
  return { fields, message: Object.keys(fields).length === 0 ? message : undefined }
}
