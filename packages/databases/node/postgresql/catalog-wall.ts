import type pg from 'pg'
import { analyzeStatement } from './analyze-in-worker.ts'
import { actingFunctions, readingVolatiles, samplings, valueVolatiles } from './function-lists.ts'
import { findHarmless } from './harmless-types.ts'
import type { StatementNames } from './statement-names.ts'

/** Something that a name of a statement may run, which the catalogue does not call harmless. */
interface Suspect {
  kind: 'function' | 'operator' | 'type'
  schema: string
  name: string
  /** Whether the name finds it without its schema. */
  isVisible: boolean
  extension: string | null
  isBuiltIn: boolean
  /** Arguments that it takes. */
  least: number
  most: number
  /** Whether it takes a whole row: its first argument has a type of rows or of anything. */
  takesRow: boolean
  oid: string
  isAggregate: boolean
}

const extensionOf = (table: string, id: string): string =>
  `(select extname from pg_depend d join pg_extension e on e.oid = d.refobjid
    where d.classid = '${table}'::regclass and d.objid = ${id} and d.deptype = 'e' limit 1)`

/** Types, and all that a value of them is made of, each with the type that was named. */
const partsSql = (named: string): string => `
  part(root, oid) as (
    ${named}
    union
    select root, next.oid from part join pg_type t on t.oid = part.oid cross join lateral (
      select typbasetype union all select typelem
      union all select atttypid from pg_attribute where attrelid = typrelid and attnum > 0 and not attisdropped
      union all select rngsubtype from pg_range where rngtypid = t.oid or rngmultitypid = t.oid
    ) as next(oid) where next.oid <> 0)`

/**
 * Volatile functions of some names and those that act by theirs, aggregates by the functions that they are made of; operators with a volatile function;
 * types that are cast to, read or written by one, or made of such types.
 */
const suspectsSql = `
  with recursive volatile as (select oid, proname from pg_proc where provolatile = 'v' or proname ~ $4),
  ${partsSql('select oid, oid from pg_type where typname = any ($3)')}
  select 'function' as kind, nspname as schema, p.proname as name, pg_function_is_visible(p.oid) as "isVisible",
    ${extensionOf('pg_proc', 'p.oid')} as extension, p.oid < 16384 and nspname = 'pg_catalog' as "isBuiltIn",
    p.pronargs - p.pronargdefaults - (p.provariadic <> 0)::int as least,
    case when p.provariadic = 0 then p.pronargs else 100 end as most,
    p.pronargs > 0 and (select typtype in ('c', 'd', 'p') from pg_type where oid = p.proargtypes[0])
      or exists (select from pg_cast join pg_type on pg_type.oid = castsource where typtype = 'c') as "takesRow", p.oid, a.aggfnoid is not null as "isAggregate"
  from pg_proc p join pg_namespace n on n.oid = pronamespace left join pg_aggregate a on aggfnoid = p.oid
  where p.proname = any ($1) and (p.oid in (select oid from volatile) or exists (
    select from volatile v where v.oid in (aggtransfn, aggfinalfn, aggcombinefn, aggmtransfn, aggminvtransfn, aggmfinalfn)))
  union all
  select 'operator', nspname, oprname, pg_operator_is_visible(o.oid), null, false, 0, 0, false, o.oid, false
  from pg_operator o join pg_namespace n on n.oid = oprnamespace
  where oprname = any ($2) and oprcode in (select oid from volatile)
  union all
  select distinct 'type', nspname, r.typname, pg_type_is_visible(r.oid), null, false, 0, 0, false, r.oid, false
  from part join pg_type r on r.oid = root join pg_namespace n on n.oid = r.typnamespace
    join pg_type t on t.oid = part.oid
  where t.typinput in (select oid from volatile) or t.typoutput in (select oid from volatile)
    or t.typmodin in (select oid from volatile)
    or exists (select from pg_cast where casttarget = t.oid and castfunc in (select oid from volatile))`

/** Conditions of domains that a value of these types, or an argument of these functions, has to meet. */
const conditionsSql = `
  with recursive ${partsSql(`
    select oid, oid from pg_type where typname = any ($1) union
    select arg, arg from pg_proc cross join unnest(proargtypes) arg where proname = any ($2) and pg_proc.oid >= 16384`)}
  select distinct pg_get_expr(conbin, 0) as condition from pg_constraint
  where contypid in (select oid from part) limit 200`

/**
 * Operators that a statement uses without naming them: to compare, to sort, to group. The engine has each for texts, and
 * so takes no user-defined one for values of no type.
 */
const implicitOperators = ['=', '<>', '<', '<=', '>', '>=', '~~', '!~~', '~~*', '!~~*']

/** Functions that make a row of a table's type out of texts. */
const rowFillers = /populate_record/

/** How often conditions of domains are looked into, which may cast to domains themselves. */
const depth = 3

/** Whether all that a statement names does no more than read, as the catalogue of this database has it. */
export async function isHarmless(client: pg.Client, names: StatementNames): Promise<boolean> {
  if (!names.samplings.every((path) => samplings.has(path.at(-1) ?? ''))) return false
  let left = names
  for (let round = 0; round < depth; round += 1) {
    if ((await findSuspects(client, left, names)).some((suspect) => isNamed(left, suspect))) return false
    const conditions = await readConditions(client, left)
    if (conditions.length === 0) return true
    const analysis = await analyzeStatement(`select ${conditions.map((each) => `(${each})`).join(', ')}`)
    if (analysis.kind !== 'parsed' || analysis.reason !== null) return false
    left = analysis.names
  }
  return false
}

const last = (path: readonly string[]): string => path.at(-1) ?? ''

/** Names of a statement, or of domain conditions, that may have side effects. */
async function findSuspects(
  client: pg.Client,
  names: StatementNames,
  whole: StatementNames
): Promise<Suspect[]> {
  const { functions, attributes, columns, operators, types } = names
  const { rows } = await client.query<Suspect>(suspectsSql, [
    [...functions.map(last), ...attributes, ...columns, ...types.map(last)],
    [...operators.map(last), ...implicitOperators],
    [...functions.map(last), ...attributes, ...types.map(last)],
    actingFunctions.source
  ])
  const suspects = rows.filter((suspect) => !isReviewed(suspect))
  const isImplicit = ({ kind, name }: Suspect): boolean =>
    kind === 'operator' &&
    implicitOperators.includes(name) &&
    !operators.some((path) => isWritten(path, name))
  const acquitted = await findHarmless(client, {
    operators: suspects.filter(isImplicit).map(({ oid }) => oid),
    aggregates: suspects.filter(({ isAggregate }) => isAggregate).map(({ oid }) => oid),
    names: [names, whole]
  })
  return suspects.filter(({ kind, oid }) => !acquitted.has(`${kind} ${oid}`))
}

/** Whether an operator is named with its schema, so that it may be taken for values of no type. */
function isWritten(path: readonly string[], name: string): boolean {
  return path.length > 1 && last(path) === name
}

async function readConditions(client: pg.Client, names: StatementNames): Promise<string[]> {
  const { types, functions, attributes, operators, tables } = names
  // A type is a function too.
  const called = [...functions.map(last), ...attributes]
  const fillsRows =
    called.some((name) => rowFillers.test(name)) || operators.some((path) => last(path) === '#=')
  const asked = [...types.map(last), ...called, ...(fillsRows ? tables : [])]
  const { rows } = await client.query<{ condition: string }>(conditionsSql, [asked, called])
  return rows.map(({ condition }) => condition)
}

function isReviewed({ kind, name, isBuiltIn, extension }: Suspect): boolean {
  if (kind !== 'function') return false
  if (isBuiltIn) return readingVolatiles.has(name)
  return extension !== null && valueVolatiles[extension]?.has(name) === true
}

/** Whether the statement may mean this very one. */
function isNamed(names: StatementNames, suspect: Suspect): boolean {
  const { kind, name, least, most, takesRow, isVisible } = suspect
  const isMeant = (path: readonly string[]): boolean => {
    const schema = path.at(-2)
    return last(path) === name && (schema === undefined ? isVisible : schema === suspect.schema)
  }
  const { functions, attributes, columns, operators, types } = names
  if (kind === 'operator') return isVisible || operators.some(isMeant)
  if (kind === 'type') return types.some(isMeant) || functions.some(isMeant) || attributes.includes(name)
  if (functions.some(isMeant)) return true
  // As a field it takes one argument, and has no schema.
  if (!isVisible || least > 1 || most < 1) return false
  return attributes.includes(name) || (takesRow && columns.includes(name))
}
