import type { CallFailure } from '@sitewright/client'
import { toast } from '../../ui/toast.ts'

/** The title and text of a failure (spec 2 §8). */
export interface FailureMessage {
  title: string
  text: string
}

/** Error codes whose own message adds nothing to the text of the spec. */
const genericCodes: readonly string[] = ['network', 'server.failed', 'request.invalid']

export function toastSuccess(text: string): void {
  toast({ tone: 'success', text })
}

/** Shows a failure in a toast, with the server's message where it gave a reason. */
export function toastFailure({ title, text }: FailureMessage, { code, message }: CallFailure): void {
  toast({ tone: 'danger', title, text: genericCodes.includes(code) ? text : message })
}
