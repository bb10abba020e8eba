import type { Phase } from '../options.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Confidence, IssueType, Severity } from '../report/report.ts'
import type { Language } from '../sources/kind.ts'
import type { Source } from '../sources/source.ts'
import type { Context } from './context.ts'

/** Offsets in a text, end exclusive. */
export type Range = readonly [start: number, end: number]

/**
 * An edit of a project; `member` sets one member of a JSON document and leaves the rest as it is written. No edit
 * deletes, so no file can be lost.
 */
export type Edit =
  | { op: 'text'; file: string; range: Range; text: string }
  | { op: 'member'; file: string; path: readonly string[]; value: string }
  | { op: 'create'; file: string; content: string | Uint8Array }
  | { op: 'rename'; file: string; to: string }

/** A fix of a finding: its edits, and how sure it is. */
export interface Fix {
  confidence: Confidence
  edits: readonly Edit[]
}

/** A finding of a rule. */
export interface Finding {
  file: string
  message: string
  range?: Range
  /** @default the rule's */
  severity?: Severity
  fix?: Fix
  /** The source is not shown in the report, since it is a secret. */
  quiet?: true
  /** The text is not parsable yet, so parser errors about it are meaningless. */
  blocks?: true
}

/** A finding in one file; its fix edits that file only. */
export interface LocalFinding extends Omit<Finding, 'file' | 'fix'> {
  fix?: { confidence: Confidence; edits: readonly { range: Range; text: string }[] }
}

interface RuleBase {
  /** Such as `css/missing-semicolon`. */
  id: string
  type: IssueType
  severity: Severity
  phase: Exclude<Phase, 'build'>
}

/** A rule that needs nothing but one file; its findings are cached by text. */
export interface FileRule extends RuleBase {
  scope: 'file'
  languages: readonly Language[]
  /** Reports an unparsable script only where no other rule has a fix for it. */
  fallback?: true
  check: (source: Source, profile: Profile) => Iterable<LocalFinding>
}

/** A rule on the whole project. */
export interface ProjectRule extends RuleBase {
  scope: 'project'
  check: (context: Context) => Iterable<Finding>
}

/** A validator rule, on one file or on the whole project. */
export type Rule = FileRule | ProjectRule
