import type { ParameterValue } from '../../src/engine.ts'
import { WriteError, writeLimits } from '../../src/writes.ts'
import type { WriteStatement } from './classify-write.ts'
import type { MysqlConnection } from './connect.ts'
import { runInsert } from './run-insert.ts'
import {
  execute,
  keyOf,
  selectFitting,
  selectText,
  toFinder,
  toKeyCondition,
  toSize,
  valuesOf,
  type Condition,
  type FittingRows,
  type RowKey
} from './select-rows.ts'
import { quote } from './table.ts'
import { toExact } from './typed-values.ts'
import type { Written } from './written.ts'
import type { WriteTable } from './write-table.ts'

/** A statement with its values. */
export interface AskedStatement {
  statement: WriteStatement
  parameters: readonly ParameterValue[]
}

/** Runs a statement, and finds the rows that it touched as they were and as they are. */
export async function runStatement(
  connection: MysqlConnection,
  openSecond: () => Promise<MysqlConnection>,
  table: WriteTable,
  asked: AskedStatement
): Promise<Written> {
  const { statement, parameters } = asked
  await requireReadable(connection, statement.text)
  if (statement.action === 'insert') return runInsert(connection, openSecond, table, asked)
  const { head, from, clauses } = statement
  const { order } = clauses
  if (table.key.length === 0) return runWithoutKey(connection, table, asked)
  const tail = toTail(asked)
  const keyNames = table.key.map(quote).join(', ')
  const found = await selectText(connection, `select ${keyNames} from ${from}${tail.text}`, tail.values)
  if (found.length > writeLimits.rows) throw new WriteError('too-many', { rows: found.length })
  const isWhole = found.length <= writeLimits.inverse
  const keys = (isWhole ? found : found.slice(0, writeLimits.sample)) as RowKey[]
  const locked = await lockRows(connection, table, asked, keys)
  const changesKey = statement.sets?.some((name) => isKeyName(table, name)) === true
  if (!isWhole) {
    const { rows } = await execute(connection, statement.text, parameters)
    const gap = clauses.isUnstable ? 'unknown-rows' : changesKey ? 'key-changed' : null
    return gap === null
      ? toWritten(asked, { rows, ...(await pairUp(connection, table, asked, locked)) })
      : toWritten(asked, { rows, pairs: [], gap })
  }
  // The rows that are locked, and no others, whatever its conditions would find by now.
  const where = toKeyCondition(table, locked.keys)
  const text = `${head.text} where ${where.text}${order === undefined ? '' : ` ${order.text}`}`
  const values = [...valuesOf(head, parameters), ...where.values, ...valuesOf(order, parameters)]
  const { rows } = await execute(connection, text, values)
  if (rows !== locked.keys.length) throw new WriteError('changed')
  // By a key that has changed another row would be found.
  if (changesKey) return toWritten(asked, { rows, pairs: [], gap: rows === 0 ? null : 'key-changed' })
  return toWritten(asked, { rows, ...(await pairUp(connection, table, asked, locked)) })
}

/** Lets the server report an error in the statement as the user wrote it. */
async function requireReadable({ run }: MysqlConnection, text: string): Promise<void> {
  await run('set @sitewright_text = ?', [text])
  await run('prepare sitewright_write from @sitewright_text')
  await run('deallocate prepare sitewright_write')
}

function toTail({ statement: { clauses }, parameters }: AskedStatement): Condition {
  const { where, order, limit } = clauses
  const most = limit === undefined ? ` limit ${writeLimits.rows + 1}` : ` ${limit.text}`
  return {
    text: `${where === undefined ? '' : ` where ${where.text}`}${order === undefined ? '' : ` ${order.text}`}${most}`,
    values: [where, order, limit].flatMap((part) => valuesOf(part, parameters))
  }
}

/** Locks rows by their key; those that have come to match no more, while they were waited for, are left out. */
function lockRows(
  connection: MysqlConnection,
  table: WriteTable,
  { statement, parameters }: AskedStatement,
  keys: readonly RowKey[]
): Promise<FittingRows> {
  if (keys.length === 0) return Promise.resolve({ keys: [], rows: [] })
  const { text, values } = toKeyCondition(table, keys)
  const { where, isUnstable } = statement.clauses
  const isAsked = where !== undefined && !isUnstable
  return selectFitting(
    connection,
    table,
    {
      text: `${text}${isAsked ? ` and (${where.text}\n)` : ''}`,
      values: [...values, ...(isAsked ? valuesOf(where, parameters) : [])]
    },
    { lock: ' for update', from: statement.from }
  )
}

/** The locked rows before and after, as far as both fit. */
async function pairUp(
  connection: MysqlConnection,
  table: WriteTable,
  { statement }: AskedStatement,
  { keys, rows: before }: FittingRows
): Promise<Pick<Written, 'pairs' | 'gap'>> {
  if (keys.length === 0) return { pairs: [], gap: null }
  if (before.length === 0) return { pairs: [], gap: 'too-large' }
  if (statement.action === 'delete')
    return { pairs: before.map((row) => ({ before: row, after: null })), gap: null }
  const read = before.map((row) => keyOf(table, row) ?? [])
  const now = await selectFitting(connection, table, toKeyCondition(table, read))
  if (now.keys.length < read.length) return { pairs: [], gap: 'key-changed' }
  const after = toFinder(table, now.rows)
  const pairs = before.flatMap((row, at) => {
    const found = after(read[at])
    return found === undefined ? [] : [{ before: row, after: found }]
  })
  return { pairs, gap: pairs.length === 0 ? 'too-large' : null }
}

/** Rows without a key cannot be found again; those that are deleted are read before. */
async function runWithoutKey(
  connection: MysqlConnection,
  table: WriteTable,
  asked: AskedStatement
): Promise<Written> {
  const { statement, parameters } = asked
  const tail = toTail(asked)
  const names = table.columns.map(toExact).join(', ')
  const found = await selectText(connection, `select 1 from ${statement.from}${tail.text}`, tail.values)
  if (found.length > writeLimits.rows) throw new WriteError('too-many', { rows: found.length })
  const isAsked =
    statement.action === 'delete' && !statement.clauses.isUnstable && found.length <= writeLimits.inverse
  const read = (what: string) =>
    selectText(connection, `select ${what} from ${statement.from}${tail.text} for update`, tail.values)
  const sizes = isAsked ? await read(toSize(table)) : []
  const isShown = isAsked && sizes.reduce((sum, [size]) => sum + Number(size), 0) <= writeLimits.rowBytes
  const before = isShown ? await read(names) : []
  const { rows } = await execute(connection, statement.text, parameters)
  const isSame = isShown && rows === before.length
  return toWritten(asked, {
    rows,
    pairs: isSame ? before.map((row) => ({ before: row, after: null })) : [],
    gap: isSame ? null : 'no-key'
  })
}

function toWritten(
  { statement }: AskedStatement,
  { rows, pairs, gap }: Pick<Written, 'rows' | 'pairs' | 'gap'>
): Written {
  if (rows > writeLimits.rows) throw new WriteError('too-many', { rows })
  return {
    rows,
    pairs,
    gap,
    counts: {
      inserted: 0,
      updated: statement.action === 'update' ? rows : 0,
      deleted: statement.action === 'delete' ? rows : 0
    },
    isCounted: false
  }
}

/** Names of columns are compared without case. */
export function isKeyName({ key }: Pick<WriteTable, 'key'>, name: string): boolean {
  return key.some((each) => each.toLowerCase() === name.toLowerCase())
}
