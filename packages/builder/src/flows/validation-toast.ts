import type { ValidationReport } from '@sitewright/project'
import { messages } from '../messages.ts'
import type { Toast } from '../toast.ts'

/** The toast after a generated project was validated, by its final status (spec 1 §4, step 5). */
export function validationToast(report: ValidationReport): Toast {
  const { finalStatus, autoFixedCount, preventedIssuesCount, errors } = report
  if (finalStatus === 'READY_TO_USE') {
    return { tone: 'success', text: messages.validatedReady(autoFixedCount, preventedIssuesCount) }
  }
  const text = autoFixedCount > 0 ? messages.validatedFixed(autoFixedCount, finalStatus) : messages.validated
  const detail = errors[0]?.message
  return { tone: 'warning', text, ...(detail !== undefined && { detail }) }
}
