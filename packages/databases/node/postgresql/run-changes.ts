import type { FieldDef } from 'pg'
import type { RowChange, RowValues } from '../../src/writes.ts'
import { WriteError, writeLimits } from '../../src/writes.ts'
import type { TextRow } from '../write-effect.ts'
import type { WriteStatement } from './write-statement.ts'
import type { PostgresqlConnection } from './connect.ts'
import { toQueryError } from './errors.ts'
import { textTypes } from './read.ts'
import { pathOf, quote, type PostgresqlTable } from './table.ts'
import { runningSize, sizeName } from './running-size.ts'

/** A row that a write has touched: as it is now, or as it was where it is deleted. */
export interface TouchedRow {
  action: 'insert' | 'update' | 'delete'
  row: TextRow
  /** The key that it had before, where that is known to be another one or the same. */
  oldKey: TextRow | undefined
}

export interface Touched {
  rows: number
  /** The first ones, up to the limits of an inverse; null where the statement has its own RETURNING. */
  touched: TouchedRow[] | null
}

interface TextResult {
  rows: TextRow[]
  fields: FieldDef[]
  rowCount: number | null
}

async function run(
  { client }: PostgresqlConnection,
  text: string,
  values: readonly unknown[]
): Promise<TextResult> {
  return client.query({
    text,
    values: [...values],
    rowMode: 'array',
    types: textTypes
  }) as Promise<TextResult>
}

const prefix = 'with touched as (\n'

/** Runs a statement, and gives the rows that it touched: a WITH around it counts all, and returns the first. */
export async function runStatement(
  connection: PostgresqlConnection,
  table: PostgresqlTable,
  { statement, parameters }: { statement: WriteStatement; parameters: readonly unknown[] }
): Promise<Touched> {
  const { text, alias, action, hasReturning } = statement
  await refuseMany(connection, text, parameters)
  const { rows: count, taken } = await take(connection, table, {
    text: hasReturning ? text : `${text}\nreturning ${alias}.*`,
    values: parameters,
    isShown: !hasReturning,
    bytes: writeLimits.rowBytes
  }).catch((error: unknown) => {
    throw moveBack(error)
  })
  if (count > writeLimits.rows) throw new WriteError('too-many', { rows: count })
  if (hasReturning) return { rows: count, touched: null }
  const keyAt = table.key.map((name) => table.columns.findIndex((column) => column.name === name))
  const changesKey = statement.sets.some((name) => table.key.includes(name))
  return {
    rows: count,
    touched: taken.map((row) => ({
      action,
      row,
      oldKey: changesKey ? undefined : keyAt.map((index) => row[index] ?? null)
    }))
  }
}

interface Taking {
  /** A statement that returns the rows of the table that it touches. */
  text: string
  values: readonly unknown[]
  isShown: boolean
  /** Bytes that the rows may have together. */
  bytes: number
}

/** Counts the rows of a statement, and takes the first as long as they fit, which the engine sums up. */
async function take(
  connection: PostgresqlConnection,
  table: PostgresqlTable,
  { text, values, isShown, bytes }: Taking
): Promise<{ rows: number; taken: TextRow[]; size: number }> {
  const count = 'select count(*) from touched'
  const size = sizeName(table)
  const select = isShown
    ? `select counted.*, taken.* from (${count}) counted left join (
        select ${runningSize(table, 'touched')}, touched.* from touched limit ${writeLimits.inverse + 1}
      ) taken (${size}) on taken.${size} <= ${bytes}`
    : count
  const { rows } = await run(connection, `${prefix}${text}\n) ${select}`, values)
  const taken = rows.filter(([, upTo]) => typeof upTo === 'string')
  return {
    rows: Number(rows[0]?.[0] ?? 0),
    taken: taken.map(([, , ...row]) => row),
    size: Number(taken.at(-1)?.[1] ?? 0)
  }
}

/** Throws before any row is touched where the engine's estimate is far beyond the limit. */
async function refuseMany(
  connection: PostgresqlConnection,
  text: string,
  parameters: readonly unknown[]
): Promise<void> {
  const { rows } = await run(connection, `explain (format json) ${text}`, parameters).catch(
    (error: unknown) => {
      throw moveBack(error, 'explain (format json) '.length)
    }
  )
  const [{ Plan: plan }] = JSON.parse(rows[0]?.[0] ?? '[{}]') as [
    { Plan?: { Plans?: { 'Plan Rows'?: number }[] } }
  ]
  const estimate = plan?.Plans?.[0]?.['Plan Rows'] ?? 0
  if (estimate > 10 * writeLimits.rows) throw new WriteError('too-many', { rows: estimate })
}

/** A failure with its place counted from where the statement itself begins. */
function moveBack(error: unknown, length = prefix.length): unknown {
  const failed = toQueryError(error)
  const { failure } = failed
  if (failure.kind === 'query' && failure.words !== null && failure.words.position !== null)
    failure.words.position = Math.max(0, failure.words.position - length)
  return failed
}

/** Carries out changes of rows; each has to meet exactly the row that it was made for. */
export async function runChanges(
  connection: PostgresqlConnection,
  table: PostgresqlTable,
  changes: readonly RowChange[]
): Promise<Touched> {
  const touched: TouchedRow[] = []
  let bytes: number = writeLimits.rowBytes
  for (const change of changes) {
    if (change.kind !== 'insert' && !isKey(table, change.key)) throw new WriteError('no-key')
    const { text, values } = toStatement(table, change)
    const { rows, taken, size } = await take(connection, table, {
      text: `${text} returning *`,
      values,
      isShown: true,
      bytes
    })
    if (rows !== 1) throw new WriteError('changed')
    const [row] = taken
    // After one that does not fit none is read, so that those that are known are the first.
    bytes = row === undefined ? 0 : bytes - size
    const oldKey = change.kind === 'insert' ? undefined : table.key.map((name) => change.key[name] ?? null)
    if (row !== undefined) touched.push({ action: change.kind, row, oldKey })
  }
  return { rows: changes.length, touched }
}

function isKey({ key }: PostgresqlTable, values: RowValues): boolean {
  return key.length > 0 && key.every((name) => typeof values[name] === 'string')
}

/** A change as a statement. Names are quoted, values are parameters of the type that their column has. */
function toStatement(table: PostgresqlTable, change: RowChange): { text: string; values: (string | null)[] } {
  const values: (string | null)[] = []
  const add = (value: string | null): string => `$${values.push(value)}`
  const path = pathOf(table)
  if (change.kind === 'insert') {
    const names = Object.keys(change.values)
    if (names.length === 0) return { text: `insert into ${path} default values`, values }
    const own = table.columns.some(({ name, identity }) => identity && names.includes(name))
    const all = names.map((name) => add(change.values[name] ?? null)).join(', ')
    const overriding = own ? ' overriding system value' : ''
    return {
      text: `insert into ${path} (${names.map(quote).join(', ')})${overriding} values (${all})`,
      values
    }
  }
  const sets =
    change.kind === 'update'
      ? Object.entries(change.values).map(([name, value]) => `${quote(name)} = ${add(value)}`)
      : []
  const where = [
    ...table.key.map((name) => `${quote(name)} = ${add(change.key[name] ?? null)}`),
    ...Object.entries(change.before).map(
      ([name, value]) => `${toShown(name)} is not distinct from ${add(value)}::text`
    )
  ].join(' and ')
  const verb = change.kind === 'delete' ? `delete from ${path}` : `update ${path} set ${sets.join(', ')}`
  return { text: `${verb} where ${where}`, values }
}

/** A column as the engine shows it: a cast to text would write a boolean out and cut the spaces of a char. */
function toShown(name: string): string {
  return `case when ${quote(name)} is null then null else format('%s', ${quote(name)}) end`
}
