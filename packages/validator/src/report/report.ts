import type { File, ValidationIssue, ValidationReport } from '@sitewright/project'
import type { CheckId } from '../profiles/checks.ts'
import type { CheckResult } from './check-results.ts'

/** Kinds of issue, by how they are fixed (spec 3 §4). */
export type IssueType = 'syntax' | 'import' | 'dependency' | 'structure' | 'build' | 'runtime'

/** An error keeps a project from being ready to use; a warning does not. */
export type Severity = 'error' | 'warning'

/** Confidence of a fix: certain ones are applied by default; a lossy one makes up what was lost. */
export type Confidence = 'certain' | 'likely' | 'lossy'

/** An issue (spec 3 §3), with the place where it stands. Its file is empty where it belongs to none. */
export interface Issue extends ValidationIssue {
  type: IssueType
  severity: Severity
  /** The rule that found it, such as `css/missing-semicolon`. */
  ruleId: string
  /** Offsets in the text of the file, end exclusive. */
  range?: readonly [start: number, end: number]
  /** From 1. */
  column?: number
  /** How sure the known fix is. */
  confidence?: Confidence
  /** The check of the profile that it belongs to. */
  check?: CheckId
}

/** The outcome of the build test (spec 3 §3): what every build needs, then a real bundle where one was asked for. */
export interface BuildTest {
  buildSuccess: boolean
  errors: Issue[]
  warnings: Issue[]
  /** Milliseconds. */
  buildTime: number
  /** `none` where nothing was bundled: nothing may then be said of a build. */
  engine: 'rollup' | 'none'
  /** Why nothing was bundled. */
  reason?: string
}

/** The result of the call after generation, with the fields of spec 3 §5. */
export interface ValidationResult extends ValidationReport {
  errors: Issue[]
  warnings: Issue[]
  suggestions: string[]
  fixedFiles: File[]
  buildTest: BuildTest
  /** Every check with its result; a project is ready to use where all of them passed. */
  checks: CheckResult[]
}

/** A fix that was applied. */
export interface AppliedFix {
  ruleId: string
  file: string
  /** The message of the issue that it removed. */
  message: string
  confidence: Confidence
  /** Restored from the expected project before other rules ran (spec 3 §4, step 1). */
  prevented: boolean
}

/** A validation result with what was done and how long it took. */
export interface Report extends ValidationResult {
  /** The profile that the project was checked against. */
  profile: string
  fixes: AppliedFix[]
  stats: { files: number; rounds: number; milliseconds: number }
}
