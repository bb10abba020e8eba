import type { FileRule, LocalFinding } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { isComponent } from '../../sources/component.ts'

const fence = /^[ \t]*(`{3,}|~{3,})[\w+.-]*[ \t]*\r?$/
const longestIntroduction = 6

interface Line {
  start: number
  end: number
  text: string
}

function linesOf(text: string): Line[] {
  let at = 0
  return text.split('\n').map((line) => {
    const start = at
    at += line.length + 1
    return { start, end: Math.min(at, text.length), text: line }
  })
}

/** Whether the lines are prose: none ends or begins as code does. */
function isProse(lines: readonly Line[]): boolean {
  const filled = lines.map((line) => line.text.trim()).filter((line) => line !== '')
  return filled.every(
    (line) => !/[;{}()>,]$|^[<{}@/*.#]|^(import|export|const|let|var|function|class)\b/.test(line)
  )
}

/** The code between two fences that stand around a whole file, with at most a few words before and after. */
function fenced(text: string): LocalFinding[] {
  const lines = linesOf(text)
  const marks = lines.flatMap((line, index) => (fence.test(line.text) ? [index] : []))
  const [first, last] = [marks[0], marks.at(-1)]
  if (first === undefined || last === undefined || first > longestIntroduction) return []
  if (!isProse(lines.slice(0, first))) return []
  const opening = lines[first]
  if (!opening) return []
  const head = { range: [0, opening.end] as const, text: '' }
  const base = {
    message: messages.codeFence,
    range: [opening.start, opening.end] as const,
    blocks: true as const
  }
  if (marks.length === 1) return [{ ...base, fix: { confidence: 'likely', edits: [head] } }]
  const closing = lines[last]
  if (marks.length > 2 || !closing) return [base]
  if (!isProse(lines.slice(last + 1))) return [base]
  const tail = { range: [closing.start, text.length] as const, text: '' }
  return [{ ...base, fix: { confidence: 'certain', edits: [head, tail] } }]
}

/** Code that was pasted with its Markdown fence. Parsers read three backticks as two templates and see nothing wrong. */
export const codeFence: FileRule = {
  id: 'text/code-fence',
  type: 'syntax',
  severity: 'error',
  phase: 'text',
  scope: 'file',
  languages: ['script', 'css', 'html', 'json', 'other'],
  check: ({ text, kind }) => {
    if (kind.language === 'other' && !isComponent(kind) && kind.compiler === undefined) return []
    return text.includes('```') || text.includes('~~~') ? fenced(text) : []
  }
}
