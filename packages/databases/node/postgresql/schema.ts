import type pg from 'pg'
import { readLimits } from '../../src/limits.ts'
import type { DatabaseSchema, ForeignKey, SchemaColumn } from '../../src/schema.ts'

interface TableRow {
  oid: number
  schema: string
  name: string
  isView: boolean
  rows: number | null
  size: number | null
}

interface ColumnRow extends Omit<SchemaColumn, 'foreignKey'> {
  table: number
  number: number
}

interface KeyRow extends ForeignKey {
  from: number
  number: number
}

const isOwn = "nspname !~ '^pg_' and nspname <> 'information_schema'"

/** Estimates come from statistics: counting a table reads all of it. */
const tablesSql = `
  select c.oid::int8::float8 as oid, nspname as schema, relname as name, relkind in ('v', 'm') as "isView",
    case when relkind = 'v' or reltuples < 0 then null else reltuples::float8 end as rows,
    case when relkind = 'v' then null else pg_total_relation_size(c.oid)::float8 end as size
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'f') and ${isOwn} and has_schema_privilege(n.oid, 'usage')
  order by nspname, relname limit $1`

const columnsSql = `
  select attrelid::int8::float8 as "table", attnum as number, attname as name, format_type(atttypid, atttypmod) as type,
    not attnotnull as nullable, attgenerated <> '' as generated,
    pg_get_expr(adbin, adrelid) as "defaultValue",
    exists (select from pg_index where indrelid = attrelid and indisprimary and attnum = any (indkey)) as "primaryKey"
  from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid = any ($1::oid[]) and attnum > 0 and not attisdropped order by attrelid, attnum`

const keysSql = `
  select k.conrelid::int8::float8 as "from", own.number, n.nspname as schema, c.relname as "table", a.attname as column
  from pg_constraint k
    cross join lateral unnest(k.conkey, k.confkey) as own (number, target)
    join pg_class c on c.oid = k.confrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = k.confrelid and a.attnum = own.target
  where k.contype = 'f' and k.conrelid = any ($1::oid[])`

const countsSql = `
  select (select count(*)::int from pg_class join pg_namespace n on n.oid = relnamespace
      where relkind in ('v', 'm') and ${isOwn}) as views,
    (select count(*)::int from pg_proc join pg_namespace n on n.oid = pronamespace where ${isOwn}) as functions`

/** Reads tables, columns and keys from the catalogue. */
export async function readSchema(client: pg.Client): Promise<DatabaseSchema> {
  const found = await client.query<TableRow>(tablesSql, [readLimits.tables + 1])
  const tables = found.rows.slice(0, readLimits.tables)
  const ids = [tables.map(({ oid }) => oid)]
  const columns = await client.query<ColumnRow>(columnsSql, ids)
  const keys = await client.query<KeyRow>(keysSql, ids)
  const { rows: counts } = await client.query<{ views: number; functions: number }>(countsSql)
  const targets = new Map(keys.rows.map(({ from, number, ...key }) => [`${from}.${number}`, key] as const))
  const columnsOf = Map.groupBy(columns.rows, ({ table }) => table)
  return {
    tables: tables.map(({ oid, isView, ...table }) => ({
      ...table,
      kind: isView ? 'view' : 'table',
      columns: (columnsOf.get(oid) ?? []).map(({ table: _table, number, ...column }) => ({
        ...column,
        foreignKey: targets.get(`${oid}.${number}`) ?? null
      })),
      lastModified: null
    })),
    views: counts[0]?.views ?? 0,
    functions: counts[0]?.functions ?? 0,
    truncated: found.rows.length > readLimits.tables
  }
}
