import type { File, ValidationReport } from '@sitewright/project'
import type { Dispatch } from '../actions.ts'
import { messages } from '../messages.ts'
import type { ShowToast } from '../toast.ts'
import { Cancelled, toErrorText, abortable } from './effects.ts'

/** The side effects of the standalone validation. */
export interface ValidateEffects {
  readonly validate: (
    files: readonly File[],
    framework: string,
    signal?: AbortSignal
  ) => Promise<ValidationReport>
  readonly dispatch: Dispatch
  readonly toast: ShowToast
}

export type ValidateOutcome =
  | { readonly ok: true; readonly report: ValidationReport }
  | { readonly ok: false; readonly code: 'builder.cancelled' | 'builder.validation-failed' }

/** Validates an existing project (spec 1 §4, standalone validation). */
export async function validateProject(
  project: { readonly files: readonly File[]; readonly framework: string },
  { validate, dispatch, toast }: ValidateEffects,
  signal?: AbortSignal
): Promise<ValidateOutcome> {
  dispatch({ type: 'setValidating', isValidating: true })
  try {
    const report = await abortable(validate(project.files, project.framework, signal), signal)
    dispatch({ type: 'setValidationResult', result: report })
    if (report.isValid) toast({ tone: 'success', text: messages.validationPassed })
    else toast({ tone: 'danger', text: messages.validationErrors(report.errors.length) })
    return { ok: true, report }
  } catch (error) {
    dispatch({ type: 'setValidating', isValidating: false })
    if (error instanceof Cancelled) {
      toast({ tone: 'info', text: messages.validationCancelled })
      return { ok: false, code: 'builder.cancelled' }
    }
    dispatch({ type: 'setError', error: toErrorText(error, messages.validationFailed) })
    return { ok: false, code: 'builder.validation-failed' }
  }
}
