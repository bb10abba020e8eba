import { WriteError, type RowChange, type RowValues } from '../../src/writes.ts'
import type { RowPair, TextRow } from '../write-effect.ts'
import type { MysqlConnection } from './connect.ts'
import { execute, selectFitting, toFinder, toKeyCondition, type RowKey } from './select-rows.ts'
import { pathOf, quote } from './table.ts'
import { isBytes, toAssigned, toTyped, toUnchanged } from './typed-values.ts'
import { mysqlWriteMessages as words } from './write-messages.ts'
import type { Written } from './written.ts'
import { refused, type WriteColumn, type WriteTable } from './write-table.ts'

/** Runs changes of rows; each has to match exactly the row that it was made for (optimistic concurrency). */
export async function runChanges(
  connection: MysqlConnection,
  table: WriteTable,
  changes: readonly RowChange[]
): Promise<Written> {
  for (const change of changes)
    if (change.kind !== 'insert' && toKey(table, change.key) === undefined) throw new WriteError('no-key')
  // Without it MySQL replaces an inserted 0 by the next AUTO_INCREMENT value.
  await connection.run("set session sql_mode = concat(@@sql_mode, ',NO_AUTO_VALUE_ON_ZERO')")
  const old = changes.flatMap(
    (change) => toKey(table, change.kind === 'insert' ? change.values : change.key) ?? []
  )
  const keys = chunk(old, table.key.length)
  const before = await find(connection, table, keys, ' for update')
  const done: { change: RowChange; key: RowKey | undefined }[] = []
  for (const change of changes) done.push({ change, key: await runChange(connection, table, change) })
  const now = done.flatMap(({ key }) => (key === undefined ? [] : [key]))
  return toWritten(table, done, { before, after: await find(connection, table, now) })
}

/** Reads the rows that have one of these keys, as many as fit. */
async function find(
  connection: MysqlConnection,
  table: WriteTable,
  keys: readonly RowKey[],
  lock = ''
): Promise<Find> {
  if (keys.length === 0) return () => undefined
  const found = await selectFitting(connection, table, toKeyCondition(table, keys), { lock })
  const known = new Set(found.keys.map((key) => JSON.stringify(key)))
  const row = toFinder(table, found.rows)
  return (key) => row(key) ?? (known.has(JSON.stringify(key)) ? 'unread' : undefined)
}

/** Runs a change; returns the key that its row has now, if it is known. */
async function runChange(
  connection: MysqlConnection,
  table: WriteTable,
  change: RowChange
): Promise<RowKey | undefined> {
  const { text, values } = toStatement(table, change)
  const { rows } = await execute(connection, text, values)
  if (rows !== 1) throw new WriteError('changed')
  if (change.kind === 'delete') return undefined
  if (change.kind === 'update') return toKey(table, { ...change.key, ...pickKey(table, change.values) })
  const counted = table.columns.find((column) => column.counted)
  const given = counted === undefined ? null : (change.values[counted.name] ?? null)
  if (counted === undefined || given !== null) return toKey(table, change.values)
  const [last] = await connection.run<{ id: string }>('select cast(last_insert_id() as char) as id')
  return toKey(table, { ...change.values, [counted.name]: last?.id ?? null })
}

/** The row of a key; one that is there and did not fit is not read. */
type Find = (key: RowKey | undefined) => TextRow | 'unread' | undefined

function toWritten(
  table: WriteTable,
  done: readonly { change: RowChange; key: RowKey | undefined }[],
  { before, after }: { before: Find; after: Find }
): Written {
  let gap: Written['gap'] = null
  const gone = new Set(
    done.flatMap(({ change }) => (change.kind === 'insert' ? [] : [JSON.stringify(toKey(table, change.key))]))
  )
  const pairs = done.flatMap(({ change, key }): RowPair[] => {
    if (change.kind === 'insert') {
      const row = after(key)
      // A row that was there before is another one: a trigger has given the new one another key.
      const isNew = before(key) === undefined || gone.has(JSON.stringify(key))
      if (row === undefined || !isNew) gap = table.key.length === 0 ? 'no-key' : 'unknown-rows'
      return isNew ? toPair(null, row) : []
    }
    const old = before(toKey(table, change.key))
    if (change.kind === 'delete') {
      if (old === undefined) gap = 'unknown-rows'
      return toPair(old, null)
    }
    const row = after(key)
    if (old === undefined || row === undefined) gap = 'key-changed'
    return toPair(old, row)
  })
  const count = (kind: RowChange['kind']): number => done.filter(({ change }) => change.kind === kind).length
  return {
    rows: done.length,
    pairs,
    gap: gap ?? (pairs.length === 0 && done.length > 0 ? 'too-large' : null),
    counts: { inserted: count('insert'), updated: count('update'), deleted: count('delete') },
    isCounted: done.some(({ change }) => change.kind === 'insert')
  }
}

/** A row before and after, where both sides are known. */
function toPair(before: ReturnType<Find> | null, after: ReturnType<Find> | null): RowPair[] {
  if (before === undefined || before === 'unread' || after === undefined || after === 'unread') return []
  return [{ before, after }]
}

function chunk(values: readonly string[], size: number): RowKey[] {
  return Array.from({ length: size === 0 ? 0 : values.length / size }, (_, at) =>
    values.slice(at * size, (at + 1) * size)
  )
}

function pickKey(table: WriteTable, values: RowValues): RowValues {
  return Object.fromEntries(
    table.key.flatMap((name) => (name in values ? [[name, values[name] ?? null]] : []))
  )
}

function toKey(table: WriteTable, values: RowValues): RowKey | undefined {
  const key = table.key.map((name) => values[name])
  return key.length > 0 && key.every((value) => typeof value === 'string') ? key : undefined
}

/** A change as a statement. Names are quoted, values are parameters of the type that their column has. */
function toStatement(table: WriteTable, change: RowChange): { text: string; values: (string | null)[] } {
  const values: (string | null)[] = []
  const columnOf = (name: string): WriteColumn => {
    const column = table.columns.find((each) => each.name === name)
    if (column === undefined) throw refused('failed', words.noColumn(name))
    return column
  }
  const add = (name: string, value: string | null, shape: (type: string) => string): string => {
    const { type } = columnOf(name)
    if (value !== null && isBytes(type) && !/^0x([\da-f]{2})*$/i.test(value))
      throw refused('failed', words.bytes(name))
    values.push(value)
    return shape(type)
  }
  const path = pathOf(table)
  if (change.kind === 'insert') {
    const names = Object.keys(change.values)
    const all = names.map((name) => add(name, change.values[name] ?? null, toAssigned)).join(', ')
    return { text: `insert into ${path} (${names.map(quote).join(', ')}) values (${all})`, values }
  }
  const sets =
    change.kind === 'update'
      ? Object.entries(change.values).map(
          ([name, value]) => `${quote(name)} = ${add(name, value, toAssigned)}`
        )
      : []
  const where = [
    ...table.key.map((name) => `${quote(name)} = ${add(name, change.key[name] ?? null, toTyped)}`),
    ...Object.entries(change.before).map(([name, value]) => {
      const unchanged = toUnchanged(columnOf(name))
      for (let count = 0; count < unchanged.values; count += 1) values.push(value)
      return unchanged.text
    })
  ].join(' and ')
  const verb = change.kind === 'delete' ? `delete from ${path}` : `update ${path} set ${sets.join(', ')}`
  return { text: `${verb} where ${where}`, values }
}
