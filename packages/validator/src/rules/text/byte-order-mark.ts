import type { FileRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { isComponent } from '../../sources/component.ts'

/** An invisible first character that JSON parsers and shells stumble over. */
export const byteOrderMark: FileRule = {
  id: 'text/byte-order-mark',
  type: 'syntax',
  severity: 'warning',
  phase: 'text',
  scope: 'file',
  languages: ['script', 'css', 'html', 'json', 'other'],
  check: ({ text, kind }) => {
    if (kind.language === 'other' && !isComponent(kind) && kind.compiler === undefined) return []
    const length = /^\uFEFF*/.exec(text)?.[0].length ?? 0
    if (length === 0) return []
    const edits = [{ range: [0, length] as const, text: '' }]
    return [{ message: messages.byteOrderMark, range: [0, length], fix: { confidence: 'certain', edits } }]
  }
}
