import { queryFailed } from '../failures.ts'
import type { PageTable } from '../../node/table-page.ts'
import { isSecret, readOwn, type SqliteCopy } from './source.ts'

interface ColumnRow {
  table: string
  name: string
  type: string
  notnull: number
  pk: number
  default: string | null
  /** 2 and 3 for those that the table computes. */
  hidden: number
}

/** A column as SQLite keeps it. */
export interface SqliteColumn {
  name: string
  type: string
  notNull: boolean
  /** Its place in the primary key, from 1; 0 where it is none of it. */
  keyPlace: number
  defaultValue: string | null
  generated: boolean
}

/** A table or view as it is shown: without what is secret. */
export interface SqliteTable {
  name: string
  kind: 'table' | 'view'
  columns: SqliteColumn[]
  /** Whether its primary key can be shown, and so names its rows. */
  hasKey: boolean
}

/** Search indexes and their pages are left out. */
const listed =
  "t.schema = 'main' and t.type in ('table', 'view') and t.name not like 'sqlite\\_%' escape '\\'"

/** All tables and views by name, without the columns that are secret. */
export function readTables(copy: SqliteCopy): SqliteTable[] {
  const names = readOwn<{ name: string; kind: 'table' | 'view' }>(
    copy,
    `select t.name, t.type as kind from pragma_table_list t where ${listed} order by t.name`
  )
  const columns = Map.groupBy(
    readOwn<ColumnRow>(
      copy,
      `select t.name as "table", c.name, c.type, c."notnull", c.pk, c.dflt_value as "default", c.hidden
        from pragma_table_list t join pragma_table_xinfo(t.name) c where ${listed} order by t.name, c.cid`
    ),
    ({ table }) => table
  )
  return names.map(({ name, kind }) => toTable(copy, { name, kind, columns: columns.get(name) ?? [] }))
}

function toTable(
  { secrets }: SqliteCopy,
  { name, kind, columns }: { name: string; kind: 'table' | 'view'; columns: readonly ColumnRow[] }
): SqliteTable {
  const isHidden = (column: ColumnRow): boolean => isSecret(secrets, { table: name, column: column.name })
  const key = columns.filter(({ pk }) => pk > 0)
  return {
    name,
    kind,
    columns: columns
      .filter((column) => !isHidden(column))
      .map((column) => ({
        name: column.name,
        type: column.type.toLowerCase(),
        // The number of the row, which is never NULL.
        notNull:
          column.notnull === 1 ||
          (key.length === 1 && column.pk > 0 && column.type.toLowerCase() === 'integer'),
        keyPlace: column.pk,
        defaultValue: column.default,
        generated: column.hidden > 1
      })),
    hasKey: key.length > 0 && !key.some(isHidden)
  }
}

/** Describes a table for its pages. One whose key is secret is paged as if it had none. */
export function findTable(copy: SqliteCopy, name: string): PageTable {
  const table = readTables(copy).find((each) => each.name === name)
  if (table === undefined)
    throw queryFailed('engine', { message: `no such table: ${name}`, position: null, hint: null, code: null })
  const key = table.columns.filter(({ keyPlace }) => keyPlace > 0).toSorted((a, b) => a.keyPlace - b.keyPlace)
  return { columns: table.columns, key: table.hasKey ? key.map((column) => column.name) : [] }
}
