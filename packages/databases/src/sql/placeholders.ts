import { tokenizeSql } from './tokens.ts'

const mostNumber = 100

/** The placeholders of a statement that take a value each, in their order: `$1` to the highest number, or each `?`. */
export function findPlaceholders(text: string): string[] {
  const found = tokenizeSql(text).filter(({ kind }) => kind === 'placeholder')
  const numbers = found.flatMap((each) => (each.text === '?' ? [] : [Number(each.text.slice(1))]))
  const highest = Math.min(Math.max(0, ...numbers), mostNumber)
  const numbered = Array.from({ length: highest }, (_, index) => `$${index + 1}`)
  // In PostgreSQL a `?` beside `$1` is an operator.
  if (highest > 0) return numbered
  return found.slice(0, mostNumber).map((_, index) => `? ${index + 1}`)
}
