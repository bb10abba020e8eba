import type pg from 'pg'
import { actingFunctions } from './function-lists.ts'
import type { StatementNames } from './statement-names.ts'

/**
 * Types of which a statement may have values: rows of its tables and of those behind views, types that it names, what its
 * functions and operators return, what these are made of or become by themselves, and what values of the engine become. Its
 * own types are left out: they are in every statement.
 */
const valuesSql = `
  relation(oid) as (
    select oid from pg_class where relname = any ($3)
    union
    select refobjid from relation join pg_rewrite w on ev_class = relation.oid join pg_depend d on d.objid = w.oid
    where d.classid = 'pg_rewrite'::regclass and refclassid = 'pg_class'::regclass),
  value(oid) as (
    select * from (
      select reltype from pg_class where oid in (select oid from relation)
      union select oid from pg_type where typname = any ($1)
      union select unnest(prorettype || coalesce(proallargtypes, '{}')) from pg_proc where proname = any ($1)
      union select oprresult from pg_operator where oprname = any ($2)
      union select casttarget from pg_cast where castcontext = 'i' and castsource < 16384) as own(oid)
    where own.oid >= 16384
    union
    select next.oid from value join pg_type t on t.oid = value.oid cross join lateral (
      select typbasetype union all select typelem union all select typarray
      union all select atttypid from pg_attribute where attrelid = typrelid and attnum > 0 and not attisdropped
      union all select unnest(array[rngsubtype, rngtypid, rngmultitypid]) from pg_range
        where t.oid in (rngsubtype, rngtypid, rngmultitypid)
      union all select casttarget from pg_cast where castsource = t.oid and castcontext = 'i'
    ) as next(oid) where next.oid >= 16384)`

const unreachedSql = `
  with recursive ${valuesSql}
  select 'operator ' || o.oid as suspect from pg_operator o where o.oid = any ($4)
    and exists (select from unnest(array[oprleft, oprright]) taken(oid)
      where taken.oid >= 16384 and taken.oid not in (select oid from value))`

/**
 * Aggregates of extensions whose functions are volatile for want of a label, as older ones of PostGIS are: written in C by
 * the same extension, which nobody but a superuser makes.
 */
const unlabelledSql = `
  select 'function ' || p.oid as suspect from pg_aggregate a join pg_proc p on p.oid = aggfnoid
  where p.oid = any ($1) and p.proname !~ $2 and not exists (
    select from pg_proc f where f.oid in (aggtransfn, aggfinalfn, aggcombinefn, aggmtransfn, aggminvtransfn, aggmfinalfn)
      and (f.provolatile = 'v' or f.proname ~ $2) and not (f.proname !~ $2
        and f.prolang in (select oid from pg_language where lanname in ('c', 'internal'))
        and exists (select from pg_depend one join pg_depend other on other.refobjid = one.refobjid
          where one.classid = 'pg_proc'::regclass and one.objid = f.oid and one.deptype = 'e'
            and other.classid = 'pg_proc'::regclass and other.objid = p.oid and other.deptype = 'e')))`

interface Asked {
  /** Operators that the statement may use without naming them. */
  operators: readonly string[]
  aggregates: readonly string[]
  /** Names of the statement and of what its values have to meet. */
  names: readonly StatementNames[]
}

const last = (path: readonly string[]): string => path.at(-1) ?? ''

/**
 * Which of these, though volatile, are harmless in a statement: operators of a type of which it has no values, and
 * aggregates of extensions. Each is named by its kind and its number.
 */
export async function findHarmless(
  client: pg.Client,
  { operators, aggregates, names }: Asked
): Promise<ReadonlySet<string>> {
  if (operators.length === 0 && aggregates.length === 0) return new Set()
  // Compiling these takes a hundred times as long as running them.
  const { rows: before } = await client.query<{ jit: string }>(
    "select current_setting('jit') as jit, set_config('jit', 'off', true)"
  )
  const called = names.flatMap(({ functions, attributes, columns, types }) => [
    ...functions.map(last),
    ...attributes,
    ...columns,
    ...types.map(last)
  ])
  const named = names.flatMap((each) => each.operators.map(last))
  const tables = names.flatMap((each) => each.tables)
  const unreached = await client.query<{ suspect: string }>(unreachedSql, [called, named, tables, operators])
  const unlabelled = await client.query<{ suspect: string }>(unlabelledSql, [
    aggregates,
    actingFunctions.source
  ])
  await client.query("select set_config('jit', $1, true)", [before[0]?.jit ?? 'on'])
  return new Set([...unreached.rows, ...unlabelled.rows].map(({ suspect }) => suspect))
}
