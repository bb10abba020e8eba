import type { Token } from './tokens.ts'

/** A part of a statement, with the parameters that stand in it. */
export interface StatementPart {
  text: string
  /** Parameters before it, and in it. */
  skipped: number
  parameters: number
}

/** Conditions, order and limit of an UPDATE or DELETE. */
export interface WriteClauses {
  /** The condition, without its word. */
  where: StatementPart | undefined
  order: StatementPart | undefined
  limit: StatementPart | undefined
  /** Whether the same conditions may find other rows when they are asked again. */
  isUnstable: boolean
}

/** Functions that answer otherwise each time. */
const unstable = /^(RAND|UUID|UUID_SHORT|UUID_V4|UUID_V7|SYSDATE|RANDOM_BYTES|SLEEP|CONNECTION_ID)$/

/** Whether a token is a word, or this word. */
export function isWord(token: Token | undefined, word?: string): boolean {
  return token?.kind === 'word' && (word === undefined || token.value === word)
}

/** The text of tokens as it stands in the statement. */
export function toText(text: string, tokens: readonly Token[]): string {
  return text.slice(tokens[0]?.at ?? 0, tokens.at(-1)?.end ?? 0)
}

/** A part of a statement. */
export function partOf(text: string, tokens: readonly Token[]): StatementPart {
  return {
    text: toText(text, tokens),
    skipped: tokens[0]?.skipped ?? 0,
    parameters: tokens.filter(({ value }) => value === '?').length
  }
}

/** The name that a token is; after a dot every word is one. */
export function nameOf(text: string, token: Token | undefined, afterDot = false): string | undefined {
  if (token?.kind === 'name') return token.value.slice(1, -1).replaceAll('``', '`')
  return token?.kind === 'word' || (afterDot && token?.kind === 'number') ? toText(text, [token]) : undefined
}

/** Where brackets are closed: each token of it, with its index. */
export function outside(tokens: readonly Token[], from = 0): { token: Token; at: number }[] {
  let depth = 0
  return tokens.slice(from).flatMap((token, index) => {
    if (token.value === '(') depth += 1
    if (token.value === ')') depth -= 1
    return depth === 0 && token.value !== ')' ? [{ token, at: from + index }] : []
  })
}

/** The clauses of an UPDATE or DELETE, and where they begin; undefined where they are not in their order. */
export function findClauses(
  text: string,
  tokens: readonly Token[],
  from: number
): { begin: number; clauses: WriteClauses } | undefined {
  const order = ['WHERE', 'ORDER', 'LIMIT']
  const found = outside(tokens, from).flatMap(({ token, at }) =>
    isWord(token) && tokens[at - 1]?.value !== '.' && order.includes(token.value)
      ? [{ word: token.value, at }]
      : []
  )
  const places = found.map(({ word }) => order.indexOf(word))
  if (places.some((place, index) => index > 0 && place <= (places[index - 1] ?? -1))) return undefined
  const clauseOf = (word: string): StatementPart | undefined => {
    const index = found.findIndex((each) => each.word === word)
    const begin = found[index]?.at
    if (begin === undefined) return undefined
    const first = word === 'WHERE' ? begin + 1 : begin
    return partOf(text, tokens.slice(first, found[index + 1]?.at ?? tokens.length))
  }
  const limit = clauseOf('LIMIT')
  return {
    begin: found[0]?.at ?? tokens.length,
    clauses: {
      where: clauseOf('WHERE'),
      order: clauseOf('ORDER'),
      limit,
      isUnstable:
        limit !== undefined ||
        tokens.slice(found[0]?.at ?? tokens.length).some(({ value }) => unstable.test(value))
    }
  }
}

/** The columns that `SET a = 1, t.b = 2` sets; undefined where something else stands there. */
export function findSets(text: string, tokens: readonly Token[]): string[] | undefined {
  const commas = outside(tokens).flatMap(({ token, at }) => (token.value === ',' ? [at] : []))
  const begins = [1, ...commas.map((at) => at + 1)]
  const names = begins.map((begin, index) => {
    const part = tokens.slice(begin, commas[index] ?? tokens.length)
    const sign = part.findIndex(({ value }) => value === '=')
    const path = part.slice(0, sign)
    const isPath = path.every((token, at) =>
      at % 2 === 1 ? token.value === '.' : nameOf(text, token) !== undefined
    )
    return sign > 0 && isPath ? nameOf(text, path.at(-1), true) : undefined
  })
  return names.some((name) => name === undefined) ? undefined : (names as string[])
}
