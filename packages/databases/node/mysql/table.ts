import { queryFailed } from '../../src/failures.ts'
import type { PageColumn, PageTable } from '../table-page.ts'
import type { MysqlConnection } from './connect.ts'

/** A table with its place. */
export interface MysqlTable extends PageTable {
  schema: string
  name: string
  columns: PageColumn[]
}

/** A name as MySQL takes it literally. */
export function quote(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``
}

/** Whether a column is computed by its table, by what the catalogue says of it; a default that is computed is none. */
export function isGenerated(extra: string): boolean {
  return /(VIRTUAL|STORED|PERSISTENT) GENERATED/i.test(extra)
}

/** The name of a table with its schema, quoted. */
export function pathOf({ schema, name }: Pick<MysqlTable, 'schema' | 'name'>): string {
  return `${quote(schema)}.${quote(name)}`
}

const columnsSql = `
  select column_name as name, column_type as type, is_nullable as nullable from information_schema.columns
  where table_schema = ? and table_name = ? order by ordinal_position`

const keySql = `
  select column_name as name from information_schema.statistics
  where table_schema = ? and table_name = ? and index_name = 'PRIMARY' order by seq_in_index`

/** Describes a table, as far as the role sees it. */
export async function findTable(
  { run }: Pick<MysqlConnection, 'run'>,
  { schema, name }: { schema: string; name: string }
): Promise<MysqlTable> {
  const columns = await run<{ name: string; type: string; nullable: string }>(columnsSql, [schema, name])
  if (columns.length === 0)
    throw queryFailed('engine', {
      message: `Table '${schema}.${name}' doesn't exist`,
      position: null,
      hint: null,
      code: '42S02'
    })
  const key = await run<{ name: string }>(keySql, [schema, name])
  return {
    schema,
    name,
    columns: columns.map((column) => ({
      name: column.name,
      type: column.type,
      notNull: column.nullable === 'NO'
    })),
    key: key.map((column) => column.name)
  }
}
