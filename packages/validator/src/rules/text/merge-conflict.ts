import type { FileRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

const conflict = /^<{7}(?: .*)?\r?$[\s\S]*?^={7}\r?$[\s\S]*?^>{7}(?: .*)?\r?$/gm

/** The markers that version control leaves where two changes met; which side is right only their author knows. */
export const mergeConflict: FileRule = {
  id: 'text/merge-conflict',
  type: 'syntax',
  severity: 'error',
  phase: 'text',
  scope: 'file',
  languages: ['script', 'css', 'html', 'json', 'other'],
  check: ({ text, kind }) => {
    if (!text.includes('<<<<<<<') || kind.id === 'prose') return []
    return [...text.matchAll(conflict)].map((match) => ({
      message: messages.mergeConflict,
      range: [match.index, match.index + match[0].length] as const,
      blocks: true as const
    }))
  }
}
