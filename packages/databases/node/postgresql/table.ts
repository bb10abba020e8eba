import type pg from 'pg'
import { queryFailed } from '../../src/failures.ts'

/** A column as a write has to know it. */
export interface TableColumn {
  name: string
  type: string
  notNull: boolean
  /** Computed by the table, so it cannot be set. */
  generated: boolean
  /** Numbered by the table; a value of one's own is to be asked for. */
  identity: boolean
}

/** The table of a page or a write. */
export interface PostgresqlTable {
  oid: number
  schema: string
  name: string
  columns: TableColumn[]
  /** Columns of the primary key, in its order. */
  key: string[]
  triggers: string[]
}

/** A name as PostgreSQL takes it literally. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

const tableSql = `
  select c.oid::int8::float8 as oid, n.nspname as schema, c.relname as name,
    (select coalesce(json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod),
        'notNull', attnotnull,
        'generated', attgenerated <> '', 'identity', attidentity <> '') order by attnum), '[]')
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    (select coalesce(json_agg(attname order by array_position(indkey::int2[], attnum)), '[]')
      from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = c.oid and indisprimary) as key,
    (select coalesce(json_agg(tgname order by tgname), '[]')
      from pg_trigger where tgrelid = c.oid and not tgisinternal and tgenabled <> 'D') as triggers
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.oid = to_regclass($1)`

/** Describes a table, by its name with or without a schema. */
export async function findTable(
  client: pg.Client,
  { schema, name }: { schema: string | undefined; name: string }
): Promise<PostgresqlTable> {
  const path = schema === undefined ? quote(name) : `${quote(schema)}.${quote(name)}`
  const { rows } = await client.query<PostgresqlTable>(tableSql, [path])
  const [found] = rows
  if (found === undefined)
    throw queryFailed('engine', {
      message: `relation ${path} does not exist`,
      position: null,
      hint: null,
      code: '42P01'
    })
  return found
}

/** The name of a table with its schema, quoted. */
export function pathOf({ schema, name }: Pick<PostgresqlTable, 'schema' | 'name'>): string {
  return `${quote(schema)}.${quote(name)}`
}
