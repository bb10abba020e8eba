import { readLimits } from '../../src/limits.ts'
import type { DatabaseSchema, ForeignKey } from '../../src/schema.ts'
import type { MysqlConnection } from './connect.ts'
import { isGenerated } from './table.ts'

interface TableRow {
  schema: string
  name: string
  kind: string
  rows: string | number | null
  size: string | number | null
  lastModified: string | number | null
}

interface ColumnRow {
  table: string
  name: string
  type: string
  nullable: string
  defaultValue: string | null
  extra: string
  columnKey: string
}

interface KeyRow {
  from: string
  own: string
  schema: string
  table: string
  column: string
}

/** Estimates come from statistics: counting a table reads all of it. */
const tablesSql = `
  select table_schema as \`schema\`, table_name as name, table_type as kind, table_rows as \`rows\`,
    data_length + index_length as size, unix_timestamp(update_time) * 1000 as lastModified
  from information_schema.tables
  where table_schema = database() and table_type <> 'SEQUENCE' order by table_name limit ${readLimits.tables + 1}`

const columnsSql = `
  select table_name as \`table\`, column_name as name, column_type as type, is_nullable as nullable,
    column_default as defaultValue, column_key as columnKey,
    extra as extra
  from information_schema.columns where table_schema = database() order by table_name, ordinal_position`

const keysSql = `
  select table_name as \`from\`, column_name as own, referenced_table_schema as \`schema\`,
    referenced_table_name as \`table\`, referenced_column_name as \`column\`
  from information_schema.key_column_usage
  where table_schema = database() and referenced_table_name is not null`

const countsSql = `
  select (select count(*) from information_schema.views where table_schema = database()) as views,
    (select count(*) from information_schema.routines where routine_schema = database()) as functions`

/** Reads the tables, columns and keys that the role may see. */
export async function readSchema({ run }: MysqlConnection): Promise<DatabaseSchema> {
  const found = await run<TableRow>(tablesSql)
  const columns = Map.groupBy(await run<ColumnRow>(columnsSql), ({ table }) => table)
  const keys = new Map<string, ForeignKey>()
  for (const { from, own, ...key } of await run<KeyRow>(keysSql)) keys.set(`${from}.${own}`, key)
  const [counts] = await run<{ views: string | number; functions: string | number }>(countsSql)
  return {
    tables: found.slice(0, readLimits.tables).map(({ schema, name, kind, rows, size, lastModified }) => ({
      schema,
      name,
      kind: kind.endsWith('VIEW') ? 'view' : 'table',
      columns: (columns.get(name) ?? []).map((column) => ({
        name: column.name,
        type: column.type,
        nullable: column.nullable === 'YES',
        primaryKey: column.columnKey === 'PRI',
        generated: isGenerated(column.extra),
        // MariaDB writes the default of a column without one as a word.
        defaultValue: column.defaultValue === 'NULL' ? null : column.defaultValue,
        foreignKey: keys.get(`${name}.${column.name}`) ?? null
      })),
      rows: toNumber(rows),
      size: toNumber(size),
      lastModified: toNumber(lastModified)
    })),
    views: toNumber(counts?.views ?? null) ?? 0,
    functions: toNumber(counts?.functions ?? null) ?? 0,
    truncated: found.length > readLimits.tables
  }
}

function toNumber(value: string | number | null): number | null {
  return value === null ? null : Number(value)
}
