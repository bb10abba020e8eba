import type { Token } from './token.ts'

// The patterns of the lexicon are a small regular-expression language over words instead of characters:
//
//   pattern   = part { " " part }     the parts follow each other, in one clause
//   part      = option { "|" option } any of the options: `book|reserve`
//             | "~"                   a gap: up to two words of any kind
//             | "{people}"            people who come to a business: `customers`, `patients`, ...
//   option    = word                  the whole word: `online`
//             | stem "*"              any word that begins so: `book*` fits `book`, `booking` and `bookings`
//
// `{people} ~ book*` finds `customers can always book` and `patients book`, but not `customers. Book now`, since no
// match crosses punctuation. Patterns and tokens are folded: lower case, without accents.

/** One part of a parsed pattern. */
type Part = { readonly words: ReadonlySet<string>; readonly stems: readonly string[] } | 'gap'

/** A run of tokens, end exclusive. */
export interface TokenSpan {
  readonly start: number
  readonly end: number
}

/** Words that a gap may skip. */
const longestGap = 2

/** The options of `{people}`. */
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

function fits({ words, stems }: Exclude<Part, 'gap'>, word: string): boolean {
  return words.has(word) || stems.some((stem) => word.startsWith(stem))
}

/**
 * The end of the match that begins at a token, exclusive; undefined where there is none. Recursive, with backtracking
 * over the lengths of a gap, the shortest first.
 */
function findEnd(
  parts: readonly Part[],
  tokens: readonly Token[],
  start: number,
  first: boolean
): number | undefined {
  const [part, ...rest] = parts
  if (part === undefined) return start
  if (part === 'gap') {
    for (let skipped = 0; skipped <= longestGap; skipped += 1) {
      const end = findEnd(rest, tokens, start + skipped, false)
      if (end !== undefined) return end
      if (tokens[start + skipped]?.breaks !== false) return undefined
    }
    return undefined
  }
  const token = tokens[start]
  if (token === undefined || (!first && token.breaks) || !fits(part, token.word)) return undefined
  return findEnd(rest, tokens, start + 1, false)
}

/** Finds the matches of a pattern among tokens; none crosses a punctuation mark. */
export type PatternFinder = (tokens: readonly Token[]) => TokenSpan[]

/**
 * Compiles a pattern of the lexicon.
 * @example compilePattern('book* ~ online')(tokenize('Book a table online.')) // [{ start: 0, end: 4 }]
 */
export function compilePattern(pattern: string): PatternFinder {
  const parts = pattern.split(' ').map(parsePart)
  return (tokens) =>
    tokens.flatMap((_token, start) => {
      const end = findEnd(parts, tokens, start, true)
      return end === undefined ? [] : [{ start, end }]
    })
}

/** True where two spans share a token. */
export function overlaps(a: TokenSpan, b: TokenSpan): boolean {
  return a.start < b.end && b.start < a.end
}
