import type { FileRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { tokenTypes, tokenRange } from '../../sources/css.ts'
import type { SyntaxProblem } from '../../sources/script.ts'
import type { Source } from '../../sources/source.ts'
import { mend, type Patch } from './mend.ts'

const doubles = '“”„‟«»'
const singles = '‘’‚‛'
const longestQuote = 2000
const mostPatches = 400

const all = new RegExp(`[${doubles}${singles}]`)

/** Straight quotation marks for a pair of typographic ones that begins at a place. */
function straighten(text: string, position: number): Patch[] {
  const opening = text[position] ?? ''
  if (!all.test(opening)) return []
  const family = doubles.includes(opening) ? doubles : singles
  const next = text.indexOf('\n', position + 1)
  const line = text.slice(position + 1, Math.min(next < 0 ? text.length : next, position + 1 + longestQuote))
  const closing = line
    .split('')
    .findIndex((character) => family.includes(character) || character === (family === doubles ? '"' : "'"))
  if (closing < 0) return []
  const end = position + 1 + closing
  const inner = text.slice(position + 1, end)
  const wanted = family === doubles ? '"' : "'"
  const mark = inner.includes(wanted) ? (wanted === '"' ? "'" : '"') : wanted
  if (inner.includes(mark)) return []
  return [
    { range: [position, position + 1], text: mark },
    { range: [end, end + 1], text: mark }
  ]
}

const complains = (problem: SyntaxProblem): boolean =>
  problem.code === 'InvalidOrUnexpectedToken' || problem.code === 'UnsupportedJsxValue'

/** In a style sheet a typographic mark outside strings and comments is part of a name. */
function inStyles(source: Source): Patch[] {
  if (!all.test(source.text)) return []
  const patches: Patch[] = []
  const tokens = source.tokens()
  for (let index = 0; index < tokens.count && patches.length < mostPatches; index += 1) {
    if (tokens.types[index] !== tokenTypes.Ident) continue
    const [start] = tokenRange(tokens, index)
    if ((patches.at(-1)?.range[1] ?? 0) > start) continue
    if (all.test(source.text[start] ?? '')) patches.push(...straighten(source.text, start))
  }
  return patches
}

/** Quotation marks as word processors set them, where code needs straight ones. */
export const smartQuote: FileRule = {
  id: 'text/smart-quote',
  type: 'syntax',
  severity: 'error',
  phase: 'syntax',
  scope: 'file',
  languages: ['script', 'css'],
  check: (source) => {
    const patches =
      source.kind.language === 'css'
        ? inStyles(source)
        : mend(source, (text, problem) => (complains(problem) ? straighten(text, problem.position) : []))
    const pairs = patches.flatMap((_, index) => (index % 2 === 0 ? [patches.slice(index, index + 2)] : []))
    return pairs.map((edits) => ({
      message: messages.smartQuote,
      range: [edits[0]?.range[0] ?? 0, edits[1]?.range[1] ?? 0] as const,
      fix: { confidence: 'certain', edits }
    }))
  }
}
