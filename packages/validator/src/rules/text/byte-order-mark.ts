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
    if (!text.startsWith('\uFEFF')) return []
    const edits = [{ range: [0, 1] as const, text: '' }]
    return [{ message: messages.byteOrderMark, range: [0, 1], fix: { confidence: 'certain', edits } }]
  }
}
