import type { File } from './file.ts'

/** An issue that the validator found (spec 3 §3), as the wizard shows it. */
export interface ValidationIssue {
  readonly type: string
  readonly file: string
  readonly message: string
  readonly severity: string
  readonly autoFixable: boolean
  /** From 1. */
  readonly line?: number
  /** The source lines around it (code frame). */
  readonly frame?: string
  /** The check that it belongs to. */
  readonly check?: string
}

/** The result of one check: passed, failed, or skipped with the reason. */
export type ValidationCheck = {
  readonly id: string
  readonly title: string
  readonly how: 'read' | 'measured' | 'run' | 'asked' | 'told'
} & (
  | { readonly state: 'clean' }
  | { readonly state: 'found'; readonly count: number }
  | { readonly state: 'unchecked'; readonly why: string }
)

/**
 * The verdict: READY_TO_USE where every check of the profile was done and found nothing except what the first install
 * reports; ERROR only where the validation step itself threw (spec 3 §4 and §5).
 */
export type FinalStatus = 'READY_TO_USE' | 'NEEDS_ATTENTION' | 'ERROR'

/** Summary of a validation, as the builder state has it (spec 1 §3). */
export interface ValidationSummary {
  readonly isValid: boolean
  readonly errors: readonly ValidationIssue[]
  readonly warnings: readonly ValidationIssue[]
  readonly autoFixedCount: number
  readonly preventedIssuesCount: number
  readonly finalStatus: FinalStatus
}

/** The validator's report (spec 3 §3, §5). */
export interface ValidationReport extends ValidationSummary {
  readonly suggestions: readonly string[]
  /** Every file of the project, repaired where possible. */
  readonly fixedFiles: readonly File[]
  readonly buildTest?: {
    readonly buildSuccess: boolean
    readonly errors: readonly ValidationIssue[]
    readonly warnings: readonly ValidationIssue[]
    /** Milliseconds. */
    readonly buildTime: number
  }
  /** Every check of the profile with its result. */
  readonly checks?: readonly ValidationCheck[]
}
