import { foldText } from '@sitewright/text'

const mostWords = 6

/** Trigrams begin at three characters. */
const shortest = 3

/** What a search looks for, by how it is found. */
export interface SearchTerms {
  /** By trigrams. */
  long: string[]
  /** Letters and digits, as the beginning of a word. */
  short: string[]
  /** Short ones with signs, which no index knows: they are looked for as they stand. */
  literal: string[]
}

/** Folded search terms of a query: its words, and the parts of them that separators divide. */
export function toSearchTerms(search: string | undefined): SearchTerms {
  const words = foldText(search ?? '')
    .split(/\s+/u)
    .flatMap(divide)
  const terms = [...new Set(words.filter((word) => word !== ''))].slice(0, mostWords)
  const isLong = (term: string): boolean => Array.from(term).length >= shortest
  const isPlain = (term: string): boolean => /^[\p{L}\p{N}]+$/u.test(term)
  return {
    long: terms.filter(isLong),
    short: terms.filter((term) => !isLong(term) && isPlain(term)),
    literal: terms.filter((term) => !isLong(term) && !isPlain(term))
  }
}

/** An email address is a term of its own, and so is what has no letter or digit: signs find what holds them. */
function divide(word: string): string[] {
  if (word.includes('@') || !/[\p{L}\p{N}]/u.test(word)) return [word]
  return word.split(/[.+-]+/u)
}
