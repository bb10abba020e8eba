import { foldText } from '@sitewright/text'

const mostWords = 6

/** The length of a trigram. */
const shortest = 3

/** The terms of a search, by the index that finds them. */
export interface SearchTerms {
  long: string[]
  /** Letters and digits, found as the beginning of a word. */
  short: string[]
  /** Short terms with punctuation, which no index covers: found by a scan. */
  literal: string[]
}

/** Folded search terms of a query: its words, and their parts between separators. */
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

/** An email address is a term of its own, and so is a text without letters and digits, which is searched literally. */
function divide(word: string): string[] {
  if (word.includes('@') || !/[\p{L}\p{N}]/u.test(word)) return [word]
  return word.split(/[.+-]+/u)
}
