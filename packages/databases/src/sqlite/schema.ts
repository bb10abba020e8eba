import { readLimits } from '../limits.ts'
import type { DatabaseSchema, ForeignKey } from '../schema.ts'
import { quote, readOwn, type SqliteCopy } from './source.ts'
import { readTables } from './table.ts'

interface KeyRow {
  from: string
  own: string
  table: string
  column: string | null
}

export interface TableBytes {
  table: string
  size: number
  indexSize: number
}

/** Lists tables and views. Rows are counted, not estimated: it is small, and SQLite keeps no estimate. */
export function readSchema(copy: SqliteCopy): DatabaseSchema {
  const tables = readTables(copy)
  const keys = readForeignKeys(copy)
  const sizes = new Map(readSizes(copy).map(({ table, size }) => [table, size]))
  return {
    tables: tables.slice(0, readLimits.tables).map(({ name, kind, columns }) => ({
      schema: 'main',
      name,
      kind,
      columns: columns.map((column) => ({
        name: column.name,
        type: column.type,
        nullable: !column.notNull,
        primaryKey: column.keyPlace > 0,
        generated: column.generated,
        defaultValue: column.defaultValue,
        foreignKey: keys.get(`${name}.${column.name}`) ?? null
      })),
      rows: kind === 'view' ? null : countRows(copy, name),
      size: sizes.get(name) ?? null,
      lastModified: null
    })),
    views: tables.filter(({ kind }) => kind === 'view').length,
    functions: 0,
    truncated: tables.length > readLimits.tables
  }
}

/** Counts the rows of a table. */
export function countRows(copy: SqliteCopy, name: string): number {
  return readOwn<{ rows: number }>(copy, `select count(*) as rows from ${quote(name)}`)[0]?.rows ?? 0
}

/** Bytes of each table, by the pages that it and its indexes have. */
export function readSizes(copy: SqliteCopy): TableBytes[] {
  return readOwn<TableBytes>(
    copy,
    `select s.tbl_name as "table", sum(d.pgsize) as size, sum(iif(s.type = 'index', d.pgsize, 0)) as indexSize
      from dbstat d join sqlite_schema s on s.name = d.name where d.aggregate = 1 group by s.tbl_name`
  )
}

function readForeignKeys(copy: SqliteCopy): Map<string, ForeignKey> {
  const rows = readOwn<KeyRow>(
    copy,
    `select t.name as "from", k."from" as own, k."table" as "table", k."to" as "column"
      from pragma_table_list t join pragma_foreign_key_list(t.name) k where t.schema = 'main' and t.type = 'table'`
  )
  return new Map(
    rows.map(({ from, own, table, column }) => [
      `${from}.${own}`,
      // Without a column it is the primary key.
      { schema: 'main', table, column: column ?? 'rowid' }
    ])
  )
}
