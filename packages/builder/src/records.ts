import type { Site } from '@sitewright/site'
import type { File } from '@sitewright/project'

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

/** The verdict on a project. */
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
  /** Every file of the project, repaired where that was possible. */
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

/** A generated project (spec 1 §3). */
export interface GeneratedProject {
  /** A timestamp, as text. */
  readonly id: string
  readonly name: string
  readonly framework: string
  readonly features: readonly string[]
  readonly files: readonly File[]
  /** Object URL of the zip; empty after a reload, until the project is generated again. */
  readonly downloadUrl: string
  /** ISO time. */
  readonly createdAt: string
  /** Bytes of the zip, measured. */
  readonly zipBytes: number
}

/**
 * A history entry. Generation is deterministic, so the history stores the site instead of the files and fits into the
 * browser's storage.
 */
export interface HistoryEntry extends Omit<GeneratedProject, 'files' | 'downloadUrl'> {
  readonly site: Site
  readonly fileCount: number
}

/** The history entry of a project. */
export function toHistoryEntry(project: GeneratedProject, site: Site): HistoryEntry {
  const { id, name, framework, features, createdAt, zipBytes } = project
  return { id, name, framework, features, createdAt, zipBytes, site, fileCount: project.files.length }
}
