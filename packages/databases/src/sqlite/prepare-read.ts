import type { PreparedStatement } from '@sqlite.org/sqlite-wasm'
import type { DatabaseQuery, ParameterValue } from '../engine.ts'
import { notRead, queryFailed } from '../failures.ts'
import { tokenizeSql } from '../sql/tokens.ts'
import type { SqliteCopy } from './source.ts'

/** Prepares a statement that reads, the only one of its text, with its values. */
export function prepareRead(copy: SqliteCopy, { text, parameters }: DatabaseQuery): PreparedStatement {
  const { capi } = copy.sqlite3
  if (isBlank(text)) throw notRead('empty')
  const statement = copy.database.prepare(text)
  try {
    const pointer = statement.pointer ?? 0
    // What SQLite took ends with the first statement.
    if (!isBlank(text.slice((capi.sqlite3_sql(pointer) ?? '').length))) throw notRead('several')
    if (capi.sqlite3_stmt_readonly(pointer) === 0) throw notRead('write')
    bind(copy, statement, parameters)
    return statement
  } catch (error) {
    statement.finalize()
    throw error
  }
}

function isBlank(text: string): boolean {
  return tokenizeSql(text).every(
    (token) => token.kind === 'space' || token.kind === 'comment' || token.text === ';'
  )
}

/** Binds values by their numbers, or one after the other where the statement has none. */
function bind(
  { sqlite3: { capi } }: SqliteCopy,
  statement: PreparedStatement,
  parameters: readonly ParameterValue[]
): void {
  const pointer = statement.pointer ?? 0
  const taken = statement.parameterCount
  const names = Array.from({ length: taken }, (_, index) =>
    capi.sqlite3_bind_parameter_name(pointer, index + 1)
  )
  names.forEach((name, index) => {
    const number = /^[$?](\d+)$/.exec(name ?? '')?.[1]
    const value = parameters[number === undefined ? index : Number(number) - 1]
    if (value === undefined) throw missingValue(name ?? `? ${index + 1}`)
    statement.bind(index + 1, typeof value === 'boolean' ? Number(value) : value)
  })
}

function missingValue(name: string): Error {
  return queryFailed('engine', {
    message: `No value for the parameter ${name}`,
    position: null,
    hint: null,
    code: null
  })
}
