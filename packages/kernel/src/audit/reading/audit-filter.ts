import type { AuditFilter } from '@sitewright/api'
import { foldText } from '@sitewright/text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A filter of the log, with the restrictions of its reader. */
export interface LogFilter extends AuditFilter {
  /** Leaves IP addresses out of the search: a reader who may not see all of them must not find entries by one. */
  withoutAddresses?: true | undefined
  /** An entry has any of these. */
  actions?: readonly string[] | undefined
}

/** An SQL condition on `audit` and, where a text is searched, on `audit_search`. */
export type Condition = RawBuilder<SqlBool>

/** The length of a trigram: shorter terms cannot be looked up. */
const shortest = 3
const mostTerms = 6

/** A filter whose column has an index. */
export type IndexedFilter = 'subject' | 'actor' | 'action' | 'tenant'

const columns = {
  subject: 'subject_id',
  actor: 'actor_id',
  action: 'action',
  tenant: 'tenant_id'
} as const satisfies Record<IndexedFilter, string>

/** The indexed filters that are set. */
export function indexedFilters(filter: AuditFilter): IndexedFilter[] {
  return (Object.keys(columns) as IndexedFilter[]).filter((name) => filter[name] !== undefined)
}

/** The condition of an indexed filter. A unary plus keeps SQLite from looking it up by its index. */
export function matchesColumn(name: IndexedFilter, filter: AuditFilter, plus = false): Condition {
  const column = sql.ref(`audit.${columns[name]}`)
  return sql<SqlBool>`${plus ? sql`+${column}` : column} = ${filter[name] ?? ''}`
}

/** Conditions that no index answers: outcome, and the exact times within a range of rows. */
export function matchesRest({ outcome, from, to, actions }: LogFilter): Condition[] {
  return [
    ...(outcome === undefined ? [] : [sql<SqlBool>`audit.outcome = ${outcome}`]),
    ...(actions === undefined ? [] : [sql<SqlBool>`audit.action in (${sql.join(actions)})`]),
    ...(from === undefined ? [] : [sql<SqlBool>`+audit.at >= ${from}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`+audit.at <= ${to}`])
  ]
}

/** The terms of a search: those that the trigram index finds, and shorter ones. */
export function searchTerms({ search = '' }: AuditFilter): { long: string[]; short: string[] } {
  const terms = [...new Set(foldText(search).split(/\s+/u))].filter(Boolean).slice(0, mostTerms)
  const isLong = (term: string): boolean => Array.from(term).length >= shortest
  return { long: terms.filter(isLong), short: terms.filter((term) => !isLong(term)) }
}

/** The search text contains a term; Postgres may use its index. */
export function holdsTerm(database: Pick<Database, 'engine'>, term: string): Condition {
  if (database.engine === 'sqlite') return containsTerm(database, term)
  const pattern = `%${term.replaceAll(/[%_\\]/gu, (sign) => `\\${sign}`)}%`
  return sql<SqlBool>`audit_search.search_text like ${pattern}`
}

/** The search text contains a term, tested row by row: no index serves this. */
export function containsTerm(
  { engine }: Pick<Database, 'engine'>,
  term: string,
  { withoutAddresses }: LogFilter = {}
): Condition {
  const whole = sql.ref('audit_search.search_text')
  const text = withoutAddresses ? sql`replace(${whole}, lower(audit.ip), '')` : whole
  return engine === 'sqlite'
    ? sql<SqlBool>`instr(${text}, ${term}) > 0`
    : sql<SqlBool>`strpos(${text}, ${term}) > 0`
}

/** The row number is in a list. The list is one parameter, so that the statement is the same for any length. */
export function isAmong(
  { engine }: Pick<Database, 'engine'>,
  column: 'audit.seq' | 'audit_search.seq',
  numbers: readonly number[]
): Condition {
  return engine === 'postgres'
    ? sql<SqlBool>`${sql.ref(column)} = any(${numbers}::bigint[])`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(numbers)}))`
}

/** An FTS5 query of quoted phrases, so that no character of a term is an operator. */
export function toTrigramQuery(terms: readonly string[]): string {
  return terms.map((term) => `"${term.replaceAll('"', '""')}"`).join(' AND ')
}
