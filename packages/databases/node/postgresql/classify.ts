import type { NotReadReason, StatementVerdict } from '../../src/statements.ts'
import { loadParser, type PostgresqlParser } from './parser.ts'

/** Statements that read by themselves; what stands inside is looked at too. */
const readStatements: ReadonlySet<string> = new Set(['SelectStmt', 'ExplainStmt', 'VariableShowStmt'])

/** Functions that act: they write files, change settings, end sessions, take locks or reach another server. */
const actingFunctions =
  /^(set_config|nextval|setval|lo_|lo(?:read|write)$|lowrite$|dblink|pg_(?:read_|ls_|stat_file|file_|terminate_|cancel_|reload_|rotate_|promote|switch_|create_|drop_|copy_|logical_|replication_|backup_|start_|stop_|wal_replay_|advisory_|try_advisory_|notify|import_|export_|sync_|sleep$|current_logfile|stat_reset|log_)|query_to_|cursor_to_|table_to_|schema_to_|database_to_|xpath_table|crosstab|ts_stat|txid_current$|pg_current_xact_id$|binary_upgrade_)/

/**
 * What a statement would do, by the parser of PostgreSQL itself, over its whole tree: a writing WITH and SELECT INTO are
 * a SELECT at the top, and EXPLAIN ANALYZE carries out what stands behind it.
 */
export async function classifyPostgresql(text: string): Promise<StatementVerdict> {
  const parsed = await parsePostgresql(text)
  if (parsed.kind !== 'parsed') return parsed
  const reason = findReason(parsed.tree)
  return reason === undefined ? { kind: 'read' } : { kind: 'not-read', reason }
}

/** One statement as a tree, with its text without what stands behind it; or why it is none. */
export async function parsePostgresql(
  text: string
): Promise<{ kind: 'parsed'; tree: object; text: string } | Exclude<StatementVerdict, { kind: 'read' }>> {
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
    return { kind: 'parsed', tree: first.stmt, text: text.slice(0, end) }
  } catch (error) {
    return toUnreadable(parser, error, text)
  }
}

/** Why something in a tree is no read; undefined where all of it is. */
export function findReason(tree: object): NotReadReason | undefined {
  const open: unknown[] = [tree]
  while (open.length > 0) {
    const node = open.pop()
    if (typeof node !== 'object' || node === null) continue
    for (const [key, value] of Object.entries(node)) {
      const reason = judge(key, value)
      if (reason !== undefined) return reason
      open.push(value)
    }
  }
  return undefined
}

/** Why a part of the tree is no read; undefined where it is one. */
function judge(key: string, value: unknown): NotReadReason | undefined {
  if (key === 'TransactionStmt') return 'transaction'
  if (key === 'VariableSetStmt') return 'setting'
  if (key === 'intoClause') return 'write'
  if (key === 'lockingClause') return 'lock'
  if (key === 'FuncCall') return isActing(value) ? 'function' : undefined
  return key.endsWith('Stmt') && /^[A-Z]/.test(key) && !readStatements.has(key) ? 'write' : undefined
}

/** The last part of a function's name is its own; before it stands its schema. */
function isActing(call: unknown): boolean {
  const { funcname = [] } = call as { funcname?: { String?: { sval?: string } }[] }
  return actingFunctions.test(funcname.at(-1)?.String?.sval ?? '')
}

/** What the parser said of a text that it could not read. */
export function toUnreadable(
  { hasSqlDetails }: Pick<PostgresqlParser, 'hasSqlDetails'>,
  error: unknown,
  text: string
): Extract<StatementVerdict, { kind: 'unreadable' }> | { kind: 'not-read'; reason: NotReadReason } {
  if (text.trim() === '') return { kind: 'not-read', reason: 'empty' }
  if (!hasSqlDetails(error)) {
    const words = { message: 'The statement is too deep to be read', position: null, hint: null, code: null }
    return { kind: 'unreadable', words }
  }
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
