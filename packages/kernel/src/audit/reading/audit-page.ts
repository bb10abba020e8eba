import { findLastAuditRow, findRowRange, type AuditRow } from '../audit.repository.ts'
import type { Database } from '../../db/database.ts'
import {
  indexedFilters,
  matchesColumn,
  searchTerms,
  type IndexedFilter,
  type LogFilter
} from './audit-filter.ts'
import { countMatches, findFloor, readRows, type Driver } from './audit-page.repository.ts'
import { findByText, usualHolders, walkTexts, type RowRange } from './find-by-text.ts'

type Engine = Pick<Database, 'engine' | 'db'>

/** A page of the log, and the row number that the next page continues below; null after the last one. */
export interface AuditPage {
  rows: AuditRow[]
  next: number | null
}

/** Cost limits of a search. */
export interface SearchLimits {
  /** Rows that are scanned before an index is used. */
  quickRows: number
  /** An indexed filter drives the search up to this number of matches. */
  fewMatches: number
  /** Candidates of the text index that are checked one by one. */
  candidates: number
  /** The text index is used for trigrams in at most this many entries. */
  holders: number
  /** Rows that one page scans at most; a page may end early, and the next one continues. */
  walkedRows: number
}

const usualLimits = { quickRows: 4000, fewMatches: 500, candidates: 4000, walkedRows: 16_000 } as const

/** A search, with the number of the log's last entry. */
interface Search {
  filter: LogFilter
  range: RowRange
  entries: number
  limit: number
  limits: SearchLimits
}

/**
 * A page of the audit log, newest first. A short scan from the end finds common matches; otherwise an index with
 * few matches drives the search; without one a longer scan does. Scans are bounded, so that every search has a maximum cost.
 */
export async function findAuditPage(
  database: Engine,
  filter: LogFilter,
  { before, limit }: { before: number | undefined; limit: number },
  limits: SearchLimits = { ...usualLimits, holders: usualHolders[database.engine] }
): Promise<AuditPage> {
  const times = await findRowRange(database.db, filter)
  if (times === undefined) return { rows: [], next: null }
  const entries = (await findLastAuditRow(database.db))?.seq ?? 0
  const range = { ...times, last: Math.min(times.last, before === undefined ? entries : before - 1) }
  const search = { filter, range, entries, limit, limits }
  const quick = await walk(database, search, limits.quickRows)
  if (quick.isWhole) return quick.page
  const driver = await findRareFilter(database, search)
  if (driver === undefined) return (await walk(database, search, limits.walkedRows)).page
  return pageOf(await readRows(database, filter, { range, driver, limit }), limit)
}

/** Whether the search has no filter but the text, apart from the range of rows. */
function isTextOnly({ search = '', ...others }: LogFilter): boolean {
  return search !== '' && Object.values(others).every((value) => value === undefined)
}

/** A page, which is not whole if its scan has stopped before it was full. */
interface Walk {
  page: AuditPage
  isWhole: boolean
}

/** Scans up to `most` rows from the end of a range, or from the newest matches of an indexed filter. */
async function walk(database: Engine, search: Search, most: number): Promise<Walk> {
  const { filter, range, limit } = search
  const driver = indexedFilters(filter)[0]
  const floor = isFiltered(filter, driver)
    ? await findFloor(database, filter, { driver, range, most })
    : undefined
  const first = Math.max(range.first, floor ?? range.first)
  const walked = { first, last: range.last }
  const rows = isTextOnly(filter)
    ? await walkByText(database, search, walked)
    : await readRows(database, filter, { range: walked, driver, limit })
  const page = pageOf(rows, limit)
  // The next page continues below the row where a scan stops.
  return page.next === null && first > range.first
    ? { page: { ...page, next: first }, isWhole: false }
    : { page, isWhole: true }
}

async function walkByText(database: Engine, { filter, limit }: Search, range: RowRange): Promise<AuditRow[]> {
  const { long, short } = searchTerms(filter)
  const driver = await walkTexts(database, { terms: [...long, ...short], range }, limit + 1)
  return readRows(database, {}, { range, driver, limit })
}

function pageOf(rows: AuditRow[], limit: number): AuditPage {
  const shown = rows.slice(0, limit)
  return { rows: shown, next: rows.length > shown.length ? (shown.at(-1)?.seq ?? null) : null }
}

/** The indexed filter with the fewest matches, if these are few. */
async function findRareFilter(
  database: Engine,
  { filter, range, entries, limit, limits }: Search
): Promise<Driver | undefined> {
  const { long, short } = searchTerms(filter)
  let best: { driver: Driver; matches: number } | undefined
  for (const driver of indexedFilters(filter)) {
    const matches = await countMatches(database, matchesColumn(driver, filter), {
      range,
      most: limits.fewMatches + 1
    })
    if (matches <= limits.fewMatches && matches < (best?.matches ?? Infinity)) best = { driver, matches }
  }
  if (best !== undefined || long.length === 0) return best?.driver
  const found = await findByText(database, { terms: long, range, entries }, limits)
  return isTextOnly(filter) && short.length === 0 ? found?.slice(0, limit + 1) : found
}

/** Whether a scan may meet rows that do not match. */
function isFiltered(filter: LogFilter, driver: IndexedFilter | undefined): boolean {
  const { long, short } = searchTerms(filter)
  return (
    filter.outcome !== undefined ||
    filter.actions !== undefined ||
    long.length + short.length > 0 ||
    indexedFilters(filter).some((name) => name !== driver)
  )
}
