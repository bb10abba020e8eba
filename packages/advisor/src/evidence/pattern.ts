import type { Token } from './token.ts'

/** One word of a pattern: whole words and stems that fit, or a gap. */
type Part = { readonly words: ReadonlySet<string>; readonly stems: readonly string[] } | 'gap'

/** A run of tokens, end exclusive. */
export interface TokenSpan {
  readonly start: number
  readonly end: number
}

const longestGap = 2

const people =
  'customer customers client clients patient patients guest guests visitor visitors student students pupils learner ' +
  'learners parent parents member members people family families couple couples owner owners buyer buyers user users ' +
  'company companies diners shoppers tenants travellers travelers they everyone'

function parsePart(text: string): Part {
  if (text === '~') return 'gap'
  const options = (text === '{people}' ? people.split(' ') : text.split('|')).filter((each) => each !== '')
  return {
    words: new Set(options.filter((each) => !each.endsWith('*'))),
    stems: options.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1))
  }
}

function fits(part: Part, word: string): boolean {
  if (part === 'gap') return true
  return part.words.has(word) || part.stems.some((stem) => word.startsWith(stem))
}

/** Where the parts end when they begin at a token; undefined where they do not fit there. */
function endAt(
  parts: readonly Part[],
  tokens: readonly Token[],
  start: number,
  first: boolean
): number | undefined {
  const [part, ...rest] = parts
  if (part === undefined) return start
  if (part === 'gap') {
    for (let skipped = 0; skipped <= longestGap; skipped += 1) {
      const end = endAt(rest, tokens, start + skipped, false)
      if (end !== undefined) return end
      if (tokens[start + skipped]?.breaks !== false) return undefined
    }
    return undefined
  }
  const token = tokens[start]
  if (token === undefined || (!first && token.breaks) || !fits(part, token.word)) return undefined
  return endAt(rest, tokens, start + 1, false)
}

/** Finds the matches of a pattern among tokens; none crosses a punctuation mark. */
export type PatternFinder = (tokens: readonly Token[]) => TokenSpan[]

/** Compiles a pattern (see `Entry` for the syntax). */
export function compilePattern(pattern: string): PatternFinder {
  const parts = pattern.split(' ').map(parsePart)
  return (tokens) =>
    tokens.flatMap((_token, start) => {
      const end = endAt(parts, tokens, start, true)
      return end === undefined ? [] : [{ start, end }]
    })
}

/** True where two spans share a token. */
export function overlaps(a: TokenSpan, b: TokenSpan): boolean {
  return a.start < b.end && b.start < a.end
}
