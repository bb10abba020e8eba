import { WriteError, writeLimits } from '../../src/writes.ts'
import { closeConnection } from '../connections.ts'
import type { MysqlConnection } from './connect.ts'
import type { AskedStatement } from './run-statement.ts'
import {
  execute,
  selectFitting,
  selectKeys,
  selectText,
  toKeyCondition,
  valuesOf,
  type RowKey
} from './select-rows.ts'
import { beginReadOnly } from './read-only-session.ts'
import { quote } from './table.ts'
import type { Written } from './written.ts'
import type { WriteTable } from './write-table.ts'

/** Runs an INSERT, and finds its rows by their keys or numbers: no other session sees them yet. */
export async function runInsert(
  connection: MysqlConnection,
  openSecond: () => Promise<MysqlConnection>,
  table: WriteTable,
  asked: AskedStatement
): Promise<Written> {
  const second = await openSecond()
  try {
    await beginReadOnly(second)
    const given = await readKeys(second, table, asked)
    const { rows } = await execute(connection, asked.statement.text, asked.parameters)
    if (rows > writeLimits.rows) throw new WriteError('too-many', { rows })
    const found = await findCandidates(connection, table, given, rows)
    const own = await leaveOutKnown(second, table, found)
    const isKnown = own.length === rows || (rows > writeLimits.inverse && own.length > 0)
    const read =
      isKnown && rows > 0 ? await selectFitting(connection, table, toKeyCondition(table, own)) : null
    const gap = table.key.length === 0 ? 'no-key' : read === null ? 'unknown-rows' : 'too-large'
    const after = read?.rows ?? []
    return {
      rows,
      pairs: after.map((row) => ({ before: null, after: row })),
      gap: after.length > 0 || rows === 0 ? null : gap,
      counts: { inserted: rows, updated: 0, deleted: 0 },
      isCounted: true
    }
  } finally {
    closeConnection(second)
  }
}

/** Keys that the rows will have, as text; null for an AUTO_INCREMENT column. */
type GivenKey = (string | null)[]

/** Reads the keys of the rows that are to be inserted, and refuses too many of them before any is touched. */
async function readKeys(
  second: MysqlConnection,
  table: WriteTable,
  { statement, parameters }: AskedStatement
): Promise<GivenKey[]> {
  const { source } = statement
  const named = statement.sets ?? table.columns.filter((column) => !column.invisible).map(({ name }) => name)
  const places = table.key.map((name) => named.findIndex((each) => each.toLowerCase() === name.toLowerCase()))
  if (source === undefined) return []
  if (source.kind === 'reading') {
    const rows = await selectText(second, source.reading.text, valuesOf(source.reading, parameters), {
      cell: 4000,
      places
    })
    if (rows.length > writeLimits.rows) throw new WriteError('too-many', { rows: rows.length })
    return rows.slice(0, writeLimits.inverse)
  }
  if (source.rows.length > writeLimits.rows) throw new WriteError('too-many', { rows: source.rows.length })
  const parts = source.rows.slice(0, writeLimits.inverse).map((row) => places.map((at) => row[at]))
  if (places.length === 0) return []
  const isDefault = (text: string): boolean => /^\s*default\s*$/i.test(text)
  const text = parts
    .map((row) =>
      row.map((part) => (part === undefined || isDefault(part.text) ? 'null' : part.text)).join(', ')
    )
    .map((row) => `select ${row}`)
    .join(' union all ')
  const values = parts.flatMap((row) => row.flatMap((part) => valuesOf(part, parameters)))
  // What reads other columns of its own row is not known before.
  return selectText(second, text, values).catch(() => [])
}

/** Keys of rows that may be the inserted ones. */
async function findCandidates(
  connection: MysqlConnection,
  table: WriteTable,
  given: readonly GivenKey[],
  rows: number
): Promise<RowKey[]> {
  if (rows === 0 || given.length === 0 || table.key.length === 0) return []
  const counted = table.key.findIndex((name) =>
    table.columns.some((column) => column.name === name && column.counted)
  )
  const isCounted = (key: GivenKey): boolean =>
    counted >= 0 && (key[counted] === null || Number(key[counted]) === 0)
  if (given.every(isCounted)) {
    const name = quote(table.key[counted] ?? '')
    const [last] = await connection.run<{ id: string }>('select cast(last_insert_id() as char) as id')
    const most = Math.min(rows, writeLimits.inverse) * 2
    return selectKeys(
      connection,
      table,
      { text: `${name} >= cast(? as unsigned)`, values: [last?.id ?? null] },
      ` order by ${name} limit ${most}`
    )
  }
  const whole = given.filter((key): key is string[] => key.every((value) => value !== null))
  return whole.length < given.length ? [] : selectKeys(connection, table, toKeyCondition(table, whole))
}

/** Leaves out rows that other sessions see: they were there before, or are of another transaction. */
async function leaveOutKnown(
  second: MysqlConnection,
  table: WriteTable,
  found: readonly RowKey[]
): Promise<RowKey[]> {
  if (found.length === 0) return []
  // Rows that other transactions have committed meanwhile are to be seen too.
  await second.run('commit')
  await beginReadOnly(second)
  const others = await selectKeys(second, table, toKeyCondition(table, found))
  const known = new Set(others.map((key) => JSON.stringify(key)))
  return found.filter((key) => !known.has(JSON.stringify(key)))
}
