import type { Token } from './tokens.ts'
import { findSets, isWord, nameOf, outside, partOf, type StatementPart } from './write-parts.ts'

/** Where the rows of an INSERT come from: rows of expressions, or a reading. */
export type InsertSource =
  | { kind: 'rows'; rows: StatementPart[][] }
  | { kind: 'reading'; reading: StatementPart }

/** The columns of an INSERT, and its rows; undefined where it is none that is known. */
export function parseSource(
  text: string,
  tokens: readonly Token[],
  from: number
): { sets: string[] | null; source: InsertSource } | undefined {
  if (isWord(tokens[from], 'SET')) {
    const sets = findSets(text, tokens.slice(from))
    const row = split(text, tokens, from + 1, tokens.length)
    if (sets === undefined) return undefined
    return { sets, source: { kind: 'rows', rows: [row.map((part) => afterSign(part))] } }
  }
  const list = parseList(text, tokens, from)
  const at = list?.end ?? from
  const token = tokens[at]
  const sets = list?.names ?? null
  if (isWord(token, 'VALUES') || isWord(token, 'VALUE')) {
    const rows = parseRows(text, tokens, at + 1)
    return rows === undefined ? undefined : { sets, source: { kind: 'rows', rows } }
  }
  const reads = token?.value === '(' || ['SELECT', 'WITH', 'TABLE'].some((word) => isWord(token, word))
  return reads ? { sets, source: { kind: 'reading', reading: partOf(text, tokens.slice(at)) } } : undefined
}

/** `(a, b)`, where it is a list of names. */
function parseList(text: string, tokens: readonly Token[], from: number) {
  if (tokens[from]?.value !== '(') return undefined
  const close = tokens.findIndex(({ value }, at) => at > from && value === ')')
  const inner = tokens.slice(from + 1, close)
  if (close < 0 || ['SELECT', 'WITH', 'TABLE', 'VALUES'].some((word) => isWord(inner[0], word)))
    return undefined
  const parts = inner.map((token, at) =>
    at % 2 === 0 ? nameOf(text, token) : token.value === ',' ? '' : undefined
  )
  if (parts.some((part) => part === undefined)) return undefined
  return { names: parts.filter((_, at) => at % 2 === 0) as string[], end: close + 1 }
}

/** `(1, 2), (3, 4)` up to the end. */
function parseRows(text: string, tokens: readonly Token[], from: number): StatementPart[][] | undefined {
  const rows: StatementPart[][] = []
  let at = from
  for (;;) {
    if (tokens[at]?.value !== '(') return undefined
    let depth = 0
    let close = at
    for (; close < tokens.length; close += 1) {
      if (tokens[close]?.value === '(') depth += 1
      if (tokens[close]?.value === ')') depth -= 1
      if (depth === 0) break
    }
    if (depth !== 0) return undefined
    rows.push(split(text, tokens, at + 1, close))
    at = close + 1
    if (at === tokens.length) return rows
    if (tokens[at]?.value !== ',') return undefined
    at += 1
  }
}

/** Parts between commas. */
function split(text: string, tokens: readonly Token[], from: number, to: number): StatementPart[] {
  if (from >= to) return []
  const inner = tokens.slice(from, to)
  const commas = outside(inner).flatMap(({ token, at }) => (token.value === ',' ? [at] : []))
  const begins = [0, ...commas.map((at) => at + 1)]
  return begins.map((begin, index) => partOf(text, inner.slice(begin, commas[index] ?? inner.length)))
}

/** The value of `a = 1`. */
function afterSign(part: StatementPart): StatementPart {
  return { ...part, text: part.text.slice(part.text.indexOf('=') + 1) }
}
