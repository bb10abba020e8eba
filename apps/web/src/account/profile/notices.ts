import { toast } from '../../ui/toast.ts'
import type { Refusal } from '../../session/outcomes.ts'

/** The title and the words of a failure (spec 2 §8). */
export interface FailureWords {
  title: string
  text: string
}

/** Refusals that say nothing which the words of the spec do not say. */
const wordless: readonly string[] = ['network', 'server.failed', 'request.invalid']

export function sayDone(text: string): void {
  toast({ tone: 'good', text })
}

/** Says that something failed: in the server's words where it gave the reason. */
export function sayFailed({ title, text }: FailureWords, refusal: Refusal): void {
  const reason = wordless.includes(refusal.code) ? text : refusal.message
  toast({ tone: 'bad', title, text: reason })
}
