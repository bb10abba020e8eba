import { sql } from 'kysely'
import type { AlertEventRow } from '../alerts/alerts.repository.ts'
import { type CheckResultsTable, isOneOf, type Database, type Queries } from '@sitewright/kernel/db'

/** A range of times, both ends included. */
export interface TimeRange {
  from: number
  to: number
}

type Limited = TimeRange & {
  /** Limit; the newest rows are returned. */
  most: number
}

/** Alert events within a range, the newest first. */
export function findEventsWithin(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  alertIds: readonly string[],
  { from, to, most }: Limited
): Promise<AlertEventRow[]> {
  return db
    .selectFrom('alert_events')
    .selectAll()
    .where(isOneOf({ engine }, 'alert_id', alertIds))
    .where('at', '>=', from)
    .where('at', '<=', to)
    .orderBy('at', 'desc')
    .orderBy('position', 'desc')
    .limit(most)
    .execute()
}

/** A result whose outcome differs from the result before it. */
export interface ChangedResult {
  check_id: string
  name: string
  at: number
  outcome: CheckResultsTable['outcome']
  problem: string | null
  detail: number | null
}

/** The installation's checks with their parents. */
export function findParents(queries: Queries): Promise<{ id: string; parent_id: string | null }[]> {
  return queries.selectFrom('checks').select(['id', 'parent_id']).where('tenant_id', 'is', null).execute()
}

/**
 * Results of some or all checks of the installation within a range that differ from the result before, the newest
 * first.
 */
export function findChangedResults(
  queries: Queries,
  { from, to, checks, most }: Limited & { checks: readonly string[] | undefined }
): Promise<ChangedResult[]> {
  // The first result of the range is compared with the one before it, which an index finds.
  const lastBefore = sql<string | null>`(select outcome from check_results as earlier
    where earlier.check_id = check_results.check_id and earlier.at < ${from}
    order by earlier.at desc, earlier.id desc limit 1)`
  const results = queries
    .selectFrom('check_results')
    .where('at', '>=', from)
    .where('at', '<=', to)
    .select(['id', 'check_id', 'at', 'outcome', 'problem', 'detail'])
    .select(
      sql<
        string | null
      >`coalesce(lag(outcome) over (partition by check_id order by at, id), ${lastBefore})`.as('before')
    )
  return queries
    .selectFrom(results.as('results'))
    .innerJoin('checks', 'checks.id', 'results.check_id')
    .select(['results.check_id', 'checks.name', 'results.at', 'results.outcome'])
    .select(['results.problem', 'results.detail'])
    .where('checks.tenant_id', 'is', null)
    .$if(checks !== undefined, (query) => query.where('results.check_id', 'in', checks ?? []))
    .whereRef('results.before', '<>', 'results.outcome')
    .orderBy('results.at', 'desc')
    .orderBy('results.id', 'desc')
    .limit(most)
    .execute()
}

/** The first start of a version on a server. */
export interface FirstStart {
  version: string
  at: number
}

/** First starts of versions within a range, as far back as servers are stored. */
export function findFirstStarts(queries: Queries, { from, to }: TimeRange): Promise<FirstStart[]> {
  const starts = queries
    .selectFrom('servers')
    .groupBy('version')
    .select(['version', sql<number>`min(started_at)`.as('at')])
  return queries
    .selectFrom(starts.as('starts'))
    .selectAll()
    .where('at', '>=', from)
    .where('at', '<=', to)
    .orderBy('at')
    .execute()
}

/** A webhook message that was delivered or failed. */
export interface EndedDelivery {
  name: string
  event: string
  state: 'waiting' | 'sent' | 'given-up'
  status: number | null
  at: number
}

/** Webhook messages about alerts that were enqueued within a range and were delivered or failed, the newest first. */
export function findEndedDeliveries(queries: Queries, { from, to, most }: Limited): Promise<EndedDelivery[]> {
  return queries
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select(['webhooks.name', 'event', 'state', 'status'])
    .select(({ fn }) => fn.coalesce('ended_at', 'webhook_deliveries.created_at').as('at'))
    .where('event', 'like', 'alert.%')
    .where('state', '<>', 'waiting')
    .where('webhook_deliveries.created_at', '>=', from)
    .where('webhook_deliveries.created_at', '<=', to)
    .orderBy('webhook_deliveries.created_at', 'desc')
    .limit(most)
    .execute()
}

/** Alert mails that were sent or failed, grouped by time. */
export interface EndedMails {
  at: number
  state: 'waiting' | 'sent' | 'given-up'
  mails: number
}

/** Alert mails that were enqueued within a range and were sent or failed, the newest first. */
export function findEndedMails(queries: Queries, { from, to, most }: Limited): Promise<EndedMails[]> {
  return queries
    .selectFrom('mails')
    .select(({ fn }) => fn.coalesce('ended_at', 'created_at').as('at'))
    .select('state')
    .select(sql<number>`count(*)`.as('mails'))
    .where('kind', '=', 'alert')
    .where('state', '<>', 'waiting')
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .groupBy([sql`1`, 'state'])
    .orderBy(sql`1`, 'desc')
    .limit(most)
    .execute()
}
