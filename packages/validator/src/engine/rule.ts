import type { Phase } from '../options.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Confidence, IssueType, Severity } from '../report/report.ts'
import type { Language } from '../sources/kind.ts'
import type { Source } from '../sources/source.ts'
import type { Context } from './context.ts'

/** Offsets in a text, end exclusive. */
export type Range = readonly [start: number, end: number]

/** A change to a project; `member` sets one member of a JSON document and leaves the rest as it is written. No edit deletes, so no file can be lost. */
export type Edit =
  | { op: 'text'; file: string; range: Range; text: string }
  | { op: 'member'; file: string; path: readonly string[]; value: string }
  | { op: 'create'; file: string; content: string | Uint8Array }
  | { op: 'rename'; file: string; to: string }

export interface Fix {
  confidence: Confidence
  edits: readonly Edit[]
}

/** What a rule found in a project. */
export interface Finding {
  file: string
  message: string
  range?: Range
  /** @default the rule's */
  severity?: Severity
  fix?: Fix
  /** What stands there is not shown in the report. */
  quiet?: true
  /** The text is no code yet, so what a parser says about it means nothing. */
  blocks?: true
}

/** What a rule found in one file; its fix edits that file only. */
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

/** A rule that needs nothing but one file; its findings are kept as long as the text stays the same. */
export interface FileRule extends RuleBase {
  scope: 'file'
  languages: readonly Language[]
  /** Speaks of a script that cannot be read only where no other rule knows what to do about it. */
  fallback?: true
  check: (source: Source, profile: Profile) => Iterable<LocalFinding>
}

/** A rule that looks at the project as a whole. */
export interface ProjectRule extends RuleBase {
  scope: 'project'
  check: (context: Context) => Iterable<Finding>
}

export type Rule = FileRule | ProjectRule
