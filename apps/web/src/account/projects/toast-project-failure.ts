import { toCallFailure, type FailedOutcome } from '@sitewright/client'
import { toast } from '../../ui/toast.ts'
import { projectMessages } from './messages.ts'

const fallback = { refused: projectMessages.failed, unanswered: projectMessages.failed }

/** Tells the user that something could not be done with a project. */
export function toastProjectFailure(outcome: FailedOutcome): void {
  const { message, fields } = toCallFailure(outcome, fallback)
  toast({ tone: 'danger', text: [message, ...Object.values(fields)].join(' ') })
}
