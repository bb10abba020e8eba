import type { File } from '@sitewright/project'
import { messages } from './messages.ts'
import type { ValidationResult } from './report/report.ts'

/** The result where the validation step itself threw, or the worker that ran it died (spec 3 §5). */
export function failedValidation(reason: unknown, files: readonly File[]): ValidationResult {
  const message = messages.systemError(reason instanceof Error ? reason.message : String(reason))
  return {
    isValid: false,
    errors: [
      { type: 'runtime', file: '', message, severity: 'error', autoFixable: false, ruleId: 'internal' }
    ],
    warnings: [],
    suggestions: [],
    autoFixedCount: 0,
    preventedIssuesCount: 0,
    finalStatus: 'ERROR',
    fixedFiles: [...files],
    buildTest: { buildSuccess: false, errors: [], warnings: [], buildTime: 0, engine: 'none' },
    checks: []
  }
}
