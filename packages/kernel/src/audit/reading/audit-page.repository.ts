import { sql, type SqlBool } from 'kysely'
import type { AuditRow } from '../audit.repository.ts'
import type { Database } from '../../db/database.ts'
import {
  containsTerm,
  isAmong,
  matchesColumn,
  indexedFilters,
  matchesRest,
  searchTerms,
  type Condition,
  type IndexedFilter,
  type LogFilter
} from './audit-filter.ts'
import type { RowRange } from './find-by-text.ts'

type Engine = Pick<Database, 'engine' | 'db'>

/** What drives a search: an indexed filter, or the row numbers that the text index found. */
export type Driver = IndexedFilter | readonly number[]

/** Number of rows in a range that match a condition, up to a limit. */
export async function countMatches(
  { db }: Engine,
  condition: Condition,
  { range: { first, last }, most }: { range: RowRange; most: number }
): Promise<number> {
  const matching = db
    .selectFrom('audit')
    .select('seq')
    .where(condition)
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .limit(most)
  const { matches } = await db
    .selectFrom(matching.as('matching'))
    .select(({ fn }) => fn.countAll<number | string>().as('matches'))
    .executeTakeFirstOrThrow()
  return Number(matches)
}

/** The last row number of a bounded scan; undefined where it covers the whole range. */
export async function findFloor(
  { db }: Engine,
  filter: LogFilter,
  { driver, range, most }: { driver: IndexedFilter | undefined; range: RowRange; most: number }
): Promise<number | undefined> {
  if (driver === undefined) return range.last - most + 1
  const row = await db
    .selectFrom('audit')
    .select('seq')
    .where(matchesColumn(driver, filter))
    .where('seq', '>=', range.first)
    .where('seq', '<=', range.last)
    .orderBy('seq', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.seq
}

interface ReadRows {
  range: RowRange
  driver: Driver | undefined
  limit: number
}

/** The newest rows of a range that match a filter, one more than the limit. */
export function readRows(
  database: Engine,
  filter: LogFilter,
  { range: { first, last }, driver, limit }: ReadRows
): Promise<AuditRow[]> {
  const { long, short } = searchTerms(filter)
  const isByText = typeof driver === 'object'
  const terms = isByText && !filter.withoutAddresses ? short : [...long, ...short]
  const plus = database.engine === 'sqlite'
  // Postgres does not infer that both tables have the same numbers, and would read all of the other one.
  const isJoined = terms.length > 0 && database.engine === 'postgres'
  const conditions = [
    ...(isJoined ? [sql<SqlBool>`audit_search.seq between ${first} and ${last}`] : []),
    ...(isByText ? [isAmong(database, 'audit.seq', driver)] : []),
    ...indexedFilters(filter).map((name) => matchesColumn(name, filter, plus && name !== driver)),
    ...terms.map((term) => containsTerm(database, term, filter)),
    ...matchesRest(filter)
  ]
  return conditions
    .reduce(
      (query, condition) => query.where(condition),
      database.db
        .selectFrom('audit')
        .selectAll('audit')
        .$if(terms.length > 0, (query) => query.innerJoin('audit_search', 'audit_search.seq', 'audit.seq'))
    )
    .where('audit.seq', '>=', first)
    .where('audit.seq', '<=', last)
    .orderBy('audit.seq', 'desc')
    .limit(limit + 1)
    .execute()
}
