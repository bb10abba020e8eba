import type { LocalFinding } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

/** What a compiler says of a component, and where. */
export interface ComponentProblem {
  reason: string
  position: number
  /** The end that is all the file lacks. */
  lacks?: string
}

/** A problem of a component as a finding; an end that is all the file lacks is a likely fix. */
export function toFinding(text: string, { reason, position, lacks }: ComponentProblem): LocalFinding {
  const start = Math.min(position, text.length)
  const finding: LocalFinding = {
    message: messages.syntax(reason),
    range: [start, Math.min(start + 1, text.length)]
  }
  if (lacks === undefined) return finding
  // What stood behind the end may be lost as well.
  return {
    ...finding,
    fix: { confidence: 'likely', edits: [{ range: [text.length, text.length], text: lacks }] }
  }
}
