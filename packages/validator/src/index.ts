export { check, repair } from './check.ts'
export { failedValidation } from './failed-validation.ts'
export { validate } from './validate.ts'
export { readFiles, type Entry, type Intake, type IntakeCode, type IntakeLimits } from './intake/files.ts'
export { readZip } from './intake/zip.ts'
export type { Options, Phase } from './options.ts'
export type { ProfileId } from './profiles/profile.ts'
export type { CheckId, CheckMethod } from './profiles/checks.ts'
export type { CheckResult } from './report/check-results.ts'
export { reportJson } from './report/json.ts'
export { reportText } from './report/text.ts'
export type {
  AppliedFix,
  BuildTest,
  Confidence,
  Issue,
  IssueType,
  Report,
  Severity,
  ValidationResult
} from './report/report.ts'
