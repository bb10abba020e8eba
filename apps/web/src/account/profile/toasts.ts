import { toast } from '../../ui/toast.ts'
import type { CallFailure } from '../../session/outcomes.ts'

/** The title and the words of a failure (spec 2 §8). */
export interface FailureMessage {
  title: string
  text: string
}

/** Refusals that say nothing which the words of the spec do not say. */
const genericCodes: readonly string[] = ['network', 'server.failed', 'request.invalid']

export function toastSuccess(text: string): void {
  toast({ tone: 'good', text })
}

/** Says that something failed: in the server's words where it gave the reason. */
export function toastFailure({ title, text }: FailureMessage, refusal: CallFailure): void {
  const reason = genericCodes.includes(refusal.code) ? text : refusal.message
  toast({ tone: 'bad', title, text: reason })
}
