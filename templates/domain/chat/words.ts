import { foldWords } from '../text.ts'
import type { Lexicon } from './lexicon.ts'

/** A word of a message or of the site. */
export interface Term {
  /** As it was written. */
  written: string
  folded: string
  /** Without its ending; one of a group of synonyms, and a figure for a number in words. */
  stem: string
}

/** The words of a text. */
export function termsOf(text: string, { synonyms }: Pick<Lexicon, 'synonyms'>): readonly Term[] {
  return foldWords(text).map(({ folded, start, length }) => {
    const stem = stemOf(folded)
    return { written: text.slice(start, start + length), folded, stem: synonyms.get(stem) ?? stem }
  })
}

/** The stem of a folded word: its ending in English is cut, which does no harm in other languages. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^s])s$/, '$1')
  const base = /^(.{3,})(?:ing|ed)$/.exec(singular)?.[1]
  const verb = base === undefined ? singular : base.replace(/([bdgmnprt])\1$/, '$1')
  return verb.length > 4 ? verb.replace(/e$/, '') : verb
}

/** Whether a word of a message means one of the site: the same stem, another ending, or a slip of the keyboard. */
export function isSameWord(asked: Term, said: Term): boolean {
  if (asked.stem === said.stem || asked.folded === said.folded) return true
  if (/\d/.test(asked.stem + said.stem)) return false
  const [short = '', long = ''] = [asked.stem, said.stem].sort((a, b) => a.length - b.length)
  if (short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short)) return true
  return isTypo(asked.folded, said.folded, 6)
}

/** Whether two words of at least `least` letters differ by a slip: one letter, or two of a long word. */
export function isTypo(one: string, other: string, least: number): boolean {
  const length = Math.min(one.length, other.length)
  if (length < least || one[0] !== other[0]) return false
  const most = length >= 9 ? 2 : 1
  return Math.abs(one.length - other.length) <= most && editDistance(one, other) <= most
}

/** Letters to insert, remove, replace or swap with their neighbour (optimal string alignment). */
function editDistance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row])
    for (let column = 1; column <= other.length; column += 1) {
      const isEqual = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isEqual ? 0 : 1),
          isSwap ? at(row - 2, column - 2) + 1 : Infinity
        )
      )
    }
  }
  return at(one.length, other.length)
}
