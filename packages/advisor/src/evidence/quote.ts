import type { TokenSpan } from './pattern.ts'
import type { Token } from './token.ts'

const shortClause = 7
const longest = 90
const stops = new Set('and but or where who which that so because while with when if as'.split(' '))

function joined(text: string, tokens: readonly Token[], at: number): boolean {
  const left = tokens[at]
  const right = tokens[at + 1]
  return left !== undefined && right !== undefined && text.slice(left.end, right.start) === '-'
}

/** Quotes a match: its whole clause where that is short, else the match with its neighbours. */
export function quoteAround(text: string, tokens: readonly Token[], span: TokenSpan): string {
  let first = span.start
  while (first > 0 && !tokens[first]?.breaks) first -= 1
  let last = span.end - 1
  while (last + 1 < tokens.length && !tokens[last + 1]?.breaks) last += 1
  if (last - first >= shortClause) {
    const stopped = (at: number): boolean => stops.has(tokens[at]?.word ?? '')
    const [from, to] = [Math.max(first, span.start - 1), Math.min(last, span.end + 1)]
    first = span.start
    while (first > from && !stopped(first - 1)) first -= 1
    last = span.end - 1
    while (last < to && !stopped(last + 1)) last += 1
    while (joined(text, tokens, last)) last += 1
    while (first > 0 && joined(text, tokens, first - 1)) first -= 1
  }
  const quote = text.slice(tokens[first]?.start, tokens[last]?.end).replace(/\s+/g, ' ')
  return quote.length <= longest ? quote : `${quote.slice(0, longest - 1).trimEnd()}…`
}
