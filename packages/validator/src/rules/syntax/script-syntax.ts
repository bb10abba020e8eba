import type { FileRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

/** What the parser says of a script that is not well formed. */
export const scriptSyntax: FileRule = {
  id: 'script/syntax',
  type: 'syntax',
  severity: 'error',
  phase: 'syntax',
  scope: 'file',
  fallback: true,
  languages: ['script'],
  check: (source) =>
    source.script().problems.map(({ reason, position }) => ({
      message: messages.syntax(reason),
      range: [Math.min(position, source.text.length), Math.min(position + 1, source.text.length)] as const
    }))
}
