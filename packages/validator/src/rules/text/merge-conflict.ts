import type { FileRule, LocalFinding } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { lineStarts } from '../../sources/lines.ts'

/** The kind of a conflict marker; undefined where the line is none. */
function findMark(text: string, start: number): '<' | '=' | '>' | undefined {
  const mark = text[start]
  if (mark !== '<' && mark !== '=' && mark !== '>') return undefined
  if (!text.startsWith(mark.repeat(7), start)) return undefined
  const next = text[start + 7] ?? '\n'
  const bare = next === '\n' || (next === '\r' && (text[start + 8] ?? '\n') === '\n')
  return bare || (next === ' ' && mark !== '=') ? mark : undefined
}

/** The conflicts of a text, line by line: an opening mark, the line in the middle, the closing mark. */
function conflicts(text: string): LocalFinding[] {
  const found: LocalFinding[] = []
  let open: number | undefined
  let halved = false
  const starts = lineStarts(text)
  for (const [index, start] of starts.entries()) {
    const mark = findMark(text, start)
    if (mark === '<' && open === undefined) open = start
    else if (mark === '=' && open !== undefined) halved = true
    else if (mark === '>' && open !== undefined && halved) {
      const next = starts[index + 1]
      const end = next === undefined ? text.length : next - 1
      found.push({ message: messages.mergeConflict, range: [open, end], blocks: true })
      open = undefined
      halved = false
    }
  }
  return found
}

/** The markers that version control leaves where two changes met; which side is right only their author knows. */
export const mergeConflict: FileRule = {
  id: 'text/merge-conflict',
  type: 'syntax',
  severity: 'error',
  phase: 'text',
  scope: 'file',
  languages: ['script', 'css', 'html', 'json', 'other'],
  check: ({ text, kind }) => (kind.id === 'prose' || !text.includes('<<<<<<<') ? [] : conflicts(text))
}
