import { queryFailed } from '../../src/failures.ts'
import type { TouchedTable } from '../../src/writes.ts'
import type { RowPair } from '../write-effect.ts'
import type { MysqlConnection } from './connect.ts'
import { selectText } from './select-rows.ts'
import { pathOf, quote } from './table.ts'
import { toTyped } from './typed-values.ts'
import type { WriteTable } from './write-table.ts'

/** A foreign key that does something to the rows of its table. */
interface CascadingKey {
  schema: string
  table: string
  onDelete: string
  onUpdate: string
  columns: { own: string; target: string; type: string | null }[]
}

interface KeyRow {
  name: string
  schema: string
  table: string
  onDelete: string
  onUpdate: string
  own: string
  target: string
  type: string | null
}

const keysSql = `
  select r.constraint_name as name, r.constraint_schema as \`schema\`, r.table_name as \`table\`,
    r.delete_rule as onDelete, r.update_rule as onUpdate, k.column_name as own, k.referenced_column_name as target,
    c.column_type as type
  from information_schema.referential_constraints r
    join information_schema.key_column_usage k on k.constraint_schema = r.constraint_schema
      and k.constraint_name = r.constraint_name and k.table_name = r.table_name
    left join information_schema.columns c on c.table_schema = r.constraint_schema and c.table_name = r.table_name
      and c.column_name = k.column_name
  where r.unique_constraint_schema = ? and r.referenced_table_name = ?
    and k.referenced_column_name is not null order by 2, 3, 1, k.ordinal_position`

/** Values of the columns of rows by name. */
type Rows = readonly Readonly<Record<string, string | null>>[]

/** Maximum depth of cascades, in tables. */
const deepest = 15

/** Foreign keys that cascade from a table, as far as the role may see them. */
async function listKeys({ run }: MysqlConnection, schema: string, name: string): Promise<CascadingKey[]> {
  const rows = await run<KeyRow>(keysSql, [schema, name])
  const isCascading = (rule: string): boolean => /^(CASCADE|SET)/.test(rule)
  return [...Map.groupBy(rows, (row) => `${row.schema}.${row.table}.${row.name}`).values()].flatMap(
    (parts) => {
      const [first] = parts
      if (first === undefined || !(isCascading(first.onDelete) || isCascading(first.onUpdate))) return []
      const { schema: of, table, onDelete, onUpdate } = first
      return [
        {
          schema: of,
          table,
          onDelete,
          onUpdate,
          columns: parts.map(({ own, target, type }) => ({ own, target, type }))
        }
      ]
    }
  )
}

/** Rows of other tables that the keys of a write have deleted or changed; null where they are not all known. */
export async function findCascades(
  connection: MysqlConnection,
  openSecond: () => Promise<MysqlConnection>,
  table: WriteTable,
  { pairs, isWhole }: { pairs: readonly RowPair[]; isWhole: boolean }
): Promise<TouchedTable[] | null> {
  const keys = await listKeys(connection, table.schema, table.name)
  const toRow = (row: (string | null)[]) =>
    Object.fromEntries(table.columns.map(({ name }, at) => [name, row[at] ?? null]))
  const deleted = pairs.flatMap(({ before, after }) =>
    before !== null && after === null ? [toRow(before)] : []
  )
  const updated = (columns: CascadingKey['columns']) =>
    pairs.flatMap(({ before, after }) => {
      if (before === null || after === null) return []
      const [old, now] = [toRow(before), toRow(after)]
      return columns.some(({ target }) => old[target] !== now[target]) ? [old] : []
    })
  if (keys.length === 0) return []
  if (!isWhole) return null
  const second = await openSecond()
  try {
    // A second transaction still sees the touched rows as they were, and their locks keep others from changing them.
    await second.run('start transaction read only')
    const found = new Map<string, TouchedTable>()
    await followDeletes(second, keys, deleted, { found, depth: 0 })
    for (const key of keys)
      if (/^(CASCADE|SET)/.test(key.onUpdate))
        await countRows(second, key, updated(key.columns), 'updated', found)
    return [...found.values()].toSorted((one, other) => one.table.localeCompare(other.table))
  } catch {
    return null
  } finally {
    second.break()
  }
}

async function followDeletes(
  second: MysqlConnection,
  keys: readonly CascadingKey[],
  deleted: Rows,
  { found, depth }: { found: Map<string, TouchedTable>; depth: number }
): Promise<void> {
  if (deleted.length === 0 || depth === deepest) return
  for (const key of keys) {
    if (key.onDelete.startsWith('SET')) await countRows(second, key, deleted, 'updated', found)
    if (key.onDelete !== 'CASCADE') continue
    await countRows(second, key, deleted, 'deleted', found)
    const further = await listKeys(second, key.schema, key.table)
    const names = [...new Set(further.flatMap(({ columns }) => columns.map(({ target }) => target)))]
    if (names.length === 0) continue
    const { text, values } = toCondition(key, deleted)
    const rows = await selectText(
      second,
      `select ${names.map(quote).join(', ')} from ${pathOf({ schema: key.schema, name: key.table })} where ${text} limit 5000`,
      values,
      { rows: 5001 }
    )
    const gone = rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? null])))
    await followDeletes(second, further, gone, { found, depth: depth + 1 })
  }
}

async function countRows(
  second: MysqlConnection,
  key: CascadingKey,
  rows: Rows,
  action: 'updated' | 'deleted',
  found: Map<string, TouchedTable>
): Promise<void> {
  if (rows.length === 0) return
  if (key.columns.some(({ type }) => type === null)) throw queryFailed('lost')
  const { text, values } = toCondition(key, rows)
  const path = pathOf({ schema: key.schema, name: key.table })
  const [counted] = await selectText(second, `select count(*) from ${path} where ${text}`, values)
  const count = Number(counted?.[0] ?? 0)
  if (count === 0) return
  const place = `${key.schema}.${key.table}`
  const before = found.get(place) ?? {
    schema: key.schema,
    table: key.table,
    inserted: 0,
    updated: 0,
    deleted: 0
  }
  found.set(place, { ...before, [action]: before[action] + count })
}

function toCondition({ columns }: CascadingKey, rows: Rows): { text: string; values: (string | null)[] } {
  const one = columns.map(({ own, type }) => `${quote(own)} = ${toTyped(type ?? '')}`).join(' and ')
  return {
    text: rows.map(() => `(${one})`).join(' or '),
    values: rows.flatMap((row) => columns.map(({ target }) => row[target] ?? null))
  }
}
