import { judge } from './classify-read.ts'
import { readsSecrets } from './secrets.ts'
import { toTokens, type Token } from './tokens.ts'
import { mysqlWriteMessages as words } from './write-messages.ts'
import { parseSource, type InsertSource } from './write-source.ts'
import {
  findClauses,
  findSets,
  isWord,
  nameOf,
  partOf,
  toText,
  type StatementPart,
  type WriteClauses
} from './write-parts.ts'

/** A statement that writes rows of one table. */
export interface WriteStatement {
  /** Its text, without a semicolon or comments behind it. */
  text: string
  action: 'insert' | 'update' | 'delete'
  schema: string | undefined
  table: string
  /** Everything before its conditions. */
  head: StatementPart
  /** Its table with its alias, as it stands there. */
  from: string
  /** Columns that it sets by name; null for all of the table. */
  sets: string[] | null
  /** Its conditions, order and limit; empty for an insert. */
  clauses: WriteClauses
  /** Rows that it inserts; undefined for another action. */
  source: InsertSource | undefined
}

/** A parsed write, or why it is none. */
export type WriteVerdict =
  | { kind: 'write'; statement: WriteStatement }
  | { kind: 'not-write'; why: string | null }

const actions = { INSERT: 'insert', UPDATE: 'update', DELETE: 'delete' } as const
const modifiers: ReadonlySet<string> = new Set([
  'LOW_PRIORITY',
  'HIGH_PRIORITY',
  'DELAYED',
  'QUICK',
  'IGNORE',
  'PARTITION'
])
/** Keywords after the name of a table, which are no alias. */
const endWords: ReadonlySet<string> = new Set(
  'SET,WHERE,ORDER,LIMIT,USING,FOR,JOIN,INNER,CROSS,LEFT,RIGHT,NATURAL,STRAIGHT_JOIN,VALUES,VALUE,SELECT,WITH,TABLE,ON,FROM'.split(
    ','
  )
)

/**
 * Whether a text is one INSERT, UPDATE or DELETE of one table, in which all else reads. This is no parser: what it does
 * not recognise is none. Names without a schema are of `database`.
 */
export function classifyWrite(text: string, database = ''): WriteVerdict {
  const tokens = toTokens(text)
  if (tokens === undefined) return { kind: 'not-write', why: null }
  const last = tokens.findIndex(({ kind, value }) => kind === 'sign' && value === ';')
  const statement = last < 0 ? tokens : tokens.slice(0, last)
  const [first] = statement
  const action = Object.entries(actions).find(([word]) => isWord(first, word))?.[1]
  if (first?.value === 'REPLACE') return { kind: 'not-write', why: words.replace }
  if (action === undefined || tokens.slice(statement.length).some(({ value }) => value !== ';'))
    return { kind: 'not-write', why: null }
  const parsed = parse(text, statement, action)
  if (readsSecrets(statement, database)) return { kind: 'not-write', why: words.secret }
  return typeof parsed === 'string'
    ? { kind: 'not-write', why: parsed }
    : { kind: 'write', statement: parsed }
}

/** The parts of a statement; or why it is none. */
function parse(
  text: string,
  tokens: readonly Token[],
  action: WriteStatement['action']
): WriteStatement | string {
  const named = parseTable(text, tokens, action)
  if (typeof named === 'string') return named
  const { begin, end, schema, table } = named
  const from = toText(text, tokens.slice(begin, end))
  const refusal = judgeRest(tokens, end)
  const whole = { text: toText(text, tokens), action, schema, table, from }
  if (action === 'insert') {
    const source = parseSource(text, tokens, end)
    if (refusal !== undefined) return refusal
    if (source === undefined) return words.unknown
    const none = { where: undefined, order: undefined, limit: undefined, isUnstable: false }
    return { ...whole, head: partOf(text, tokens), clauses: none, ...source }
  }
  if (refusal !== undefined) return refusal
  if (action === 'update' ? !isWord(tokens[end], 'SET') : tokens[end] !== undefined && !isClause(tokens[end]))
    return tokens[end]?.value === ',' || isJoin(tokens[end]) ? words.several : words.unknown
  const found = findClauses(text, tokens, end)
  if (found === undefined) return words.unknown
  const head = tokens.slice(0, found.begin)
  const sets = action === 'update' ? findSets(text, tokens.slice(end, found.begin)) : []
  return sets === undefined
    ? words.several
    : { ...whole, head: partOf(text, head), sets, clauses: found.clauses, source: undefined }
}

/** The table that a statement names, and where its name with its alias begins and ends. */
function parseTable(text: string, tokens: readonly Token[], action: WriteStatement['action']) {
  let at = 1
  if (modifiers.has(tokens[at]?.value ?? '') && tokens[at]?.kind === 'word') return words.words
  if (action === 'delete') {
    if (!isWord(tokens[at], 'FROM')) return words.several
    at += 1
  }
  if (action === 'insert' && isWord(tokens[at], 'INTO')) at += 1
  const begin = at
  const parts: string[] = []
  for (;;) {
    const name = nameOf(text, tokens[at], parts.length > 0)
    if (
      name === undefined ||
      (parts.length === 0 && isWord(tokens[at]) && modifiers.has(tokens[at]?.value ?? ''))
    )
      return words.words
    parts.push(name)
    at += 1
    if (tokens[at]?.value !== '.' || parts.length === 2) break
    at += 1
  }
  const [table = '', schema] = parts.toReversed()
  if (action !== 'insert') {
    const isNamed = isWord(tokens[at], 'AS')
    const alias = tokens[isNamed ? at + 1 : at]
    const isAlias = alias?.kind === 'name' || (alias?.kind === 'word' && !endWords.has(alias.value))
    if (isAlias && modifiers.has(alias.value)) return words.words
    if (isAlias) at += isNamed ? 2 : 1
  }
  return { begin, end: at, schema, table }
}

/** Why something behind the table is no read; undefined where all of it is. */
function judgeRest(tokens: readonly Token[], from: number): string | undefined {
  // The list of columns of an insert: its bracket would make the table a function.
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined) break
    if (token.kind === 'word' && token.value === 'RETURNING' && tokens[at - 1]?.value !== '.')
      return words.returning
    const reason = judge(tokens, at, token, false)
    if (reason === 'function') return words.function
    if (reason === 'setting') return words.comment
    if (reason !== undefined) return isWord(tokens[at - 1], 'KEY') ? words.replace : words.unknown
  }
  return undefined
}

function isClause(token: Token | undefined): boolean {
  return ['WHERE', 'ORDER', 'LIMIT'].some((word) => isWord(token, word))
}

function isJoin(token: Token | undefined): boolean {
  return token?.kind === 'word' && /JOIN|USING|INNER|CROSS|LEFT|RIGHT|NATURAL/.test(token.value)
}
