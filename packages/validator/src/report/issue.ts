import { textOf, type Project } from '@sitewright/project'
import type { Found } from '../engine/evaluate.ts'
import { frameOf, placeOf } from './frame.ts'
import type { Issue } from './report.ts'

/** A finding as callers see it, with its place in the given state of the project. */
export function issueOf(found: Found, project: Project): Issue {
  const { type, file, message, severity, range, fix, rule } = found
  const text = textOf(project, file)
  const place =
    range && text !== undefined ? { range, ...placeOf(text, range[0]), frame: frameOf(text, range) } : {}
  const confidence = fix ? { confidence: fix.confidence } : {}
  return {
    type,
    file,
    message,
    severity,
    autoFixable: fix !== undefined,
    ruleId: rule.id,
    ...place,
    ...confidence
  }
}

/** By file, then by place. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  const order = (a: Issue, b: Issue): number =>
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0)
  return issues.toSorted(order)
}
