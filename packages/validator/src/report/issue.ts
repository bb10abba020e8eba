import { findText, type Project } from '@sitewright/project'
import type { Found } from '../engine/evaluate.ts'
import { codeFrame, linedText, placeOf, type LinedText } from './frame.ts'
import type { Issue } from './report.ts'

/** Converts findings to issues, with line and column in the given state of the project. */
export function toIssues(found: readonly Found[], project: Project): Issue[] {
  const lined = new Map<string, LinedText | undefined>()
  const textAt = (file: string): LinedText | undefined => {
    if (!lined.has(file)) {
      const text = findText(project, file)
      lined.set(file, text === undefined ? undefined : linedText(text))
    }
    return lined.get(file)
  }
  return found.map(({ type, file, message, severity, range, fix, rule, quiet }) => {
    const text = range && textAt(file)
    const place =
      range && text
        ? {
            range,
            ...placeOf(text, range[0]),
            ...(quiet ? {} : { frame: codeFrame(text, range) })
          }
        : {}
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
  })
}

/** Sorts issues by file, then by place. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  const order = (a: Issue, b: Issue): number =>
    (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0)
  return issues.toSorted(order)
}
