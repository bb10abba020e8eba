import type { UserFilter } from '@sitewright/api'
import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { UsersTable } from '../db/user-tables.ts'
import { toSearchTerms } from './search-terms.ts'

/** Restricts a list of users. A tenant sees its own users only; null sees all. */
export interface UserScope extends UserFilter {
  tenant: string | null
}

type UserQueryBuilder<O> = SelectQueryBuilder<Tables, 'users', O>

/** How a query finds the rows of a scope. It is a hint for SQLite; Postgres plans by itself. */
export interface ScopePlan {
  now: number
  /** By the indexes of the filters first, or row by row in the order of another index. */
  found: 'by index' | 'row by row'
}

/** Narrows a query to the users of a scope. */
export function applyScope<O>(
  { engine }: Pick<Database, 'engine'>,
  query: UserQueryBuilder<O>,
  scope: UserScope,
  { now, found }: ScopePlan
): UserQueryBuilder<O> {
  const { long, short, literal } = toSearchTerms(scope.search)
  const byIndex = engine === 'sqlite' && found === 'by index'
  // A unary plus keeps SQLite from looking a filter up by its index.
  const plus = engine === 'sqlite' && found === 'row by row'
  let narrowed = applyFacts(query, scope, { now, column: (name) => toColumn(name, plus) })
  for (const term of short) narrowed = narrowed.where(beginsWord(term, found))
  for (const term of literal) narrowed = narrowed.where(containsText(engine, term))
  if (long.length === 0) return narrowed
  if (byIndex) return narrowed.where(holdsTrigrams(long))
  for (const term of long) narrowed = narrowed.where(containsText(engine, term))
  return narrowed
}

function toColumn(name: keyof UsersTable, plus: boolean): RawBuilder<unknown> {
  const column = sql.ref(`users.${name}`)
  return plus ? sql`+${column}` : column
}

/** Whether the counter table answers a scope: by tenant, roles and statuses alone. */
export function isCounted({
  tenant: _tenant,
  roles: _roles,
  statuses: _statuses,
  ...others
}: UserScope): boolean {
  return Object.values(others).every((value) => value === undefined || value === '')
}

interface FactOptions {
  now: number
  column: (name: keyof UsersTable) => RawBuilder<unknown>
}

function applyFacts<O>(
  query: UserQueryBuilder<O>,
  scope: UserScope,
  { now, column }: FactOptions
): UserQueryBuilder<O> {
  const conditions = [
    ...equals(column('tenant_id'), scope.tenant ?? undefined),
    ...isAmong(column('role'), scope.roles),
    ...isAmong(column('status'), scope.statuses),
    ...isAmong(column('provider'), scope.providers),
    ...isSet(column('email_verified_at'), scope.verified),
    ...equals(
      column('second_factor'),
      scope.secondFactor === undefined ? undefined : Number(scope.secondFactor)
    ),
    ...isBetween(column('created_at'), scope.createdFrom, scope.createdTo),
    ...isBetween(column('last_login_at'), scope.lastLoginFrom, scope.lastLoginTo),
    ...(scope.never === true ? isSet(column('last_login_at'), false) : []),
    ...(scope.locked === undefined ? [] : [isLocked(now, scope.locked)])
  ]
  return conditions.reduce((narrowed, condition) => narrowed.where(condition), query)
}

type Condition = RawBuilder<SqlBool>

function equals(column: RawBuilder<unknown>, value: string | number | undefined): Condition[] {
  return value === undefined ? [] : [sql<SqlBool>`${column} = ${value}`]
}

function isAmong(column: RawBuilder<unknown>, values: readonly string[] | undefined): Condition[] {
  return values === undefined ? [] : [sql<SqlBool>`${column} in (${sql.join(values)})`]
}

function isSet(column: RawBuilder<unknown>, wanted: boolean | undefined): Condition[] {
  if (wanted === undefined) return []
  return [wanted ? sql<SqlBool>`${column} is not null` : sql<SqlBool>`${column} is null`]
}

function isBetween(
  column: RawBuilder<unknown>,
  from: number | undefined,
  before: number | undefined
): Condition[] {
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`${column} >= ${from}`]),
    ...(before === undefined ? [] : [sql<SqlBool>`${column} < ${before}`])
  ]
}

function isLocked(now: number, locked: boolean): Condition {
  const among = sql<SqlBool>`users.id in (
    select account from attempts where device = 'any' and locked_until > ${now})`
  return locked ? among : sql<SqlBool>`not ${among}`
}

function holdsTrigrams(terms: readonly string[]): Condition {
  const phrases = toPhrases(terms)
  return sql<SqlBool>`users.id in (
    select user_search.user_id from user_trigrams join user_search on user_search.id = user_trigrams.rowid
    where user_trigrams match ${phrases})`
}

/**
 * An FTS5 query of quoted phrases, so that no character of a term is an operator; the operators of FTS5 are upper case.
 */
function toPhrases(terms: readonly string[]): string {
  return terms.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ')
}

function containsText(engine: Database['engine'], term: string): Condition {
  if (engine === 'sqlite') return sql<SqlBool>`instr(users.search_text, ${term}) > 0`
  const pattern = `%${term.replaceAll(/[%_\\]/gu, (sign) => `\\${sign}`)}%`
  return sql<SqlBool>`users.search_text like ${pattern}`
}

function beginsWord(term: string, found: ScopePlan['found']): Condition {
  const inRange = hasBeginning(term)
  return found === 'by index'
    ? sql<SqlBool>`users.id in (select user_words.user_id from user_words where ${inRange})`
    : sql<SqlBool>`exists (select 1 from user_words where user_words.user_id = users.id and ${inRange})`
}

function hasBeginning(term: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`user_words.word >= ${term} and user_words.word < ${`${term}\u{10FFFF}`}`
}

/** Whether a scope is searched by word prefixes alone, which match a large part of all users. */
export function isByBeginning(scope: UserScope): boolean {
  const { long, short, literal } = toSearchTerms(scope.search)
  return long.length === 0 && literal.length === 0 && short.length > 0
}

/** Number of users of a scope, up to a limit; from the counter table where possible. */
export async function countUsers(
  database: Pick<Database, 'engine' | 'db'>,
  scope: UserScope,
  { now, limit }: { now: number; limit: number }
): Promise<{ total: number; exact: boolean }> {
  if (isCounted(scope)) return { total: await readCounters(database.db, scope), exact: true }
  const { long, short, literal } = toSearchTerms(scope.search)
  const { search: _search, tenant, ...facts } = scope
  const searchedOnly =
    tenant === null && literal.length === 0 && Object.values(facts).every((fact) => fact === undefined)
  if (database.engine === 'sqlite' && long.length > 0 && short.length === 0 && searchedOnly)
    return countTrigrams(database.db, long, limit)
  const [beginning] = short
  if (beginning !== undefined && short.length + long.length === 1 && searchedOnly) {
    const counted = await countBeginnings(database.db, beginning, limit)
    if (counted !== undefined) return counted
  }
  const matching = applyScope(database, database.db.selectFrom('users').select('users.id'), scope, {
    now,
    found: 'by index'
  }).limit(limit + 1)
  const { total } = await database.db
    .selectFrom(matching.as('matching'))
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return upTo(Number(total), limit)
}

function upTo(counted: number, limit: number): { total: number; exact: boolean } {
  return { total: Math.min(counted, limit), exact: counted <= limit }
}

/** Counts by the index alone, without reading the users. */
async function countTrigrams(
  queries: Queries,
  terms: readonly string[],
  limit: number
): Promise<{ total: number; exact: boolean }> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from user_trigrams where user_trigrams match ${toPhrases(terms)} limit ${limit + 1}
    )`.execute(queries)
  return upTo(rows[0]?.total ?? 0, limit)
}

/** Estimated number of words per user that share a prefix. */
const wordsAlike = 4

/** Counts the users of the first words with a prefix; undefined where these are too few to tell. */
async function countBeginnings(
  queries: Queries,
  term: string,
  limit: number
): Promise<{ total: number; exact: boolean } | undefined> {
  const most = (limit + 1) * wordsAlike
  const { rows } = await sql<{ words: number | string; people: number | string }>`
    select count(*) as words, count(distinct user_id) as people from (
      select user_words.user_id from user_words where ${hasBeginning(term)} limit ${most}
    ) as beginnings`.execute(queries)
  const { words, people } = rows[0] ?? { words: 0, people: 0 }
  return Number(words) < most || Number(people) > limit ? upTo(Number(people), limit) : undefined
}

async function readCounters(queries: Queries, { tenant, roles, statuses }: UserScope): Promise<number> {
  const { people } = await queries
    .selectFrom('user_counts')
    .select(({ fn }) => fn.sum<number | string | null>('people').as('people'))
    .$if(tenant !== null, (some) => some.where('tenant', '=', tenant ?? ''))
    .$if(roles !== undefined, (some) => some.where('role', 'in', roles ?? []))
    .$if(statuses !== undefined, (some) => some.where('status', 'in', statuses ?? []))
    .executeTakeFirstOrThrow()
  return Number(people ?? 0)
}
