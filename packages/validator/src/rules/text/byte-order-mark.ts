import type { FileRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

/** An invisible first character that JSON parsers and shells stumble over. */
export const byteOrderMark: FileRule = {
  id: 'text/byte-order-mark',
  type: 'syntax',
  severity: 'warning',
  phase: 'text',
  scope: 'file',
  languages: ['script', 'css', 'html', 'json'],
  check: ({ text }) => {
    const length = /^\uFEFF*/.exec(text)?.[0].length ?? 0
    if (length === 0) return []
    const edits = [{ range: [0, length] as const, text: '' }]
    return [{ message: messages.byteOrderMark, range: [0, length], fix: { confidence: 'certain', edits } }]
  }
}
