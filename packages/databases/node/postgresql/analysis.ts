import type { NotReadReason, StatementVerdict } from '../../src/statements.ts'
import { tooDeep } from '../too-deep.ts'
import { actingFunctions, secretTables } from './function-lists.ts'
import { loadParser, type PostgresqlParser } from './parser.ts'
import { createNameCollector, type StatementNames } from './statement-names.ts'
import { toWriteStatement, type WriteStatement } from './write-statement.ts'

export type StatementAnalysis =
  | Exclude<StatementVerdict, { kind: 'read' }>
  | {
      kind: 'parsed'
      /** Why it is no read; null where its text alone shows no reason. */
      reason: NotReadReason | null
      names: StatementNames
      /** Undefined where it is no INSERT, UPDATE or DELETE in which all else reads. */
      write: WriteStatement | undefined
    }

/** Statements that read by themselves; what stands inside is looked at too. */
const readStatements: ReadonlySet<string> = new Set(['SelectStmt', 'ExplainStmt', 'VariableShowStmt'])

/** Analyses a statement on this thread, by the parser of PostgreSQL itself, over its whole tree. */
export async function analyzeHere(text: string): Promise<StatementAnalysis> {
  // The parser and the protocol would both end at it.
  if (text.includes('\0')) return { kind: 'not-read', reason: 'several' }
  const parser = await loadParser()
  try {
    const { stmts = [] } = parser.parseSync(text)
    const [first, second] = stmts
    if (first?.stmt === undefined) return { kind: 'not-read', reason: 'empty' }
    if (second !== undefined) return { kind: 'not-read', reason: 'several' }
    const { stmt_location: begin = 0, stmt_len: length } = first
    const end = length === undefined ? text.length : toCharacters(text, begin + length)
    return analyzeTree(first.stmt, text.slice(0, end))
  } catch (error) {
    return toUnreadable(parser, error, text)
  }
}

function analyzeTree(tree: object, text: string): StatementAnalysis {
  const [[root, inner] = ['', {}]] = Object.entries(tree) as [string, object][]
  const write = toWriteStatement(root, inner, text)
  const collector = createNameCollector()
  const reason = walk(write === undefined ? tree : inner, collector.collect)
  const names = collector.names()
  if (write === undefined) return { kind: 'parsed', reason: reason ?? null, names, write: undefined }
  return { kind: 'parsed', reason: 'write', names, write: reason === undefined ? write : undefined }
}

/** Why something in a tree is no read; undefined where all of it is. Each entry is shown to `see` meanwhile. */
function walk(tree: object, see: (key: string, value: unknown) => void): NotReadReason | undefined {
  const open: object[] = [tree]
  let reason: NotReadReason | undefined
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (const key of Object.keys(node)) {
      const value: unknown = (node as Record<string, unknown>)[key]
      if (typeof value !== 'object' || value === null) continue
      see(key, value)
      reason ??= judge(key, value as Record<string, unknown>)
      open.push(value)
    }
  return reason
}

/** Why a part of the tree is no read; undefined where it is one. */
function judge(key: string, value: Record<string, unknown>): NotReadReason | undefined {
  if (key === 'TransactionStmt') return 'transaction'
  if (key === 'VariableSetStmt') return 'setting'
  if (key === 'intoClause') return 'write'
  if (key === 'lockingClause') return 'lock'
  // What stands behind a dot may be a column as well: the catalogue tells.
  if (key === 'FuncCall') return isActing(value['funcname']) ? 'function' : undefined
  if (key === 'RangeVar') return secretTables.has(String(value['relname'])) ? 'secret' : undefined
  return key.endsWith('Stmt') && /^[A-Z]/.test(key) && !readStatements.has(key) ? 'write' : undefined
}

/** Whether a path ends in the name of an acting function. */
function isActing(names: unknown): boolean {
  const parts = Array.isArray(names) ? (names as { String?: { sval?: string } }[]) : []
  return actingFunctions.test(parts.at(-1)?.String?.sval ?? '')
}

/** The parser's message about a text that it cannot parse. */
export function toUnreadable(
  { hasSqlDetails }: Pick<PostgresqlParser, 'hasSqlDetails'>,
  error: unknown,
  text: string
): Extract<StatementVerdict, { kind: 'unreadable' }> | { kind: 'not-read'; reason: NotReadReason } {
  if (text.trim() === '') return { kind: 'not-read', reason: 'empty' }
  if (!hasSqlDetails(error)) return tooDeep
  const { message, cursorPosition = -1 } = error.sqlDetails ?? {}
  return {
    kind: 'unreadable',
    words: {
      message: message ?? error.message,
      position: cursorPosition < 0 ? null : toCharacters(text, cursorPosition),
      hint: null,
      code: '42601'
    }
  }
}

/** The parser counts bytes of UTF-8. */
export function toCharacters(text: string, bytes: number): number {
  return new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, bytes)).length
}
