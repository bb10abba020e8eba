import { sql, type Selectable } from 'kysely'
import type { IncidentNotesTable, IncidentTitlesTable, Queries } from '@sitewright/kernel/db'
import type { AlertRow } from '../alerts/alerts.repository.ts'
import type { TimeCursor } from '@sitewright/kernel/routing'

/** An incident, derived from its alerts. */
export interface IncidentRow {
  /** The id of its first alert. */
  id: string
  /** When the first alert fired. */
  created_at: number
  /** When the last alert was resolved; null while one fires. */
  ended_at: number | null
  alerts: number
  first_title: string
  /** Severity of the worst alert: 3 for critical, 2 for warning, 1 for info. */
  severity: number
}

export type IncidentNoteRow = Selectable<IncidentNotesTable>
/** A title with the time at which the alert fired that it was given to. */
export type IncidentTitleRow = Selectable<IncidentTitlesTable> & { fired_at: number }

/** Stands for the end of an open incident; later than every time. */
const forever = Number.MAX_SAFE_INTEGER

/**
 * Groups alerts into incidents: in the order in which they fired, each belongs to the incident of those before it as
 * long as it fires no later than the last of them was resolved.
 */
function incidentRows(queries: Queries) {
  const spans = queries
    .selectFrom('alerts')
    .where('fired_at', 'is not', null)
    .select(['id', 'fired_at', 'title', 'severity'])
    // After a clock was set back an alert could end before it fired.
    .select(
      sql<number>`case when resolved_at is null then ${sql.lit(forever)} when resolved_at < fired_at then fired_at else resolved_at end`.as(
        'until'
      )
    )
  const covered = queries
    .selectFrom(spans.as('spans'))
    .selectAll()
    .select(
      sql<
        number | null
      >`max("until") over (order by fired_at, id rows between unbounded preceding and 1 preceding)`.as(
        'covered_until'
      )
    )
  const marked = queries
    .selectFrom(covered.as('covered'))
    .selectAll()
    .select(
      sql<number>`case when covered_until is null or covered_until < fired_at then 1 else 0 end`.as(
        'is_first'
      )
    )
  const grouped = queries
    .selectFrom(marked.as('marked'))
    .selectAll()
    .select(sql<number>`sum(is_first) over (order by fired_at, id)`.as('number'))
  const incidents = queries
    .selectFrom(grouped.as('grouped'))
    .groupBy('number')
    .select([
      sql<string>`max(case when is_first = 1 then id end)`.as('id'),
      sql<string>`max(case when is_first = 1 then title end)`.as('first_title'),
      sql<number>`min(fired_at)`.as('created_at'),
      sql<number | null>`nullif(max("until"), ${sql.lit(forever)})`.as('ended_at'),
      sql<number>`count(*)`.as('alerts'),
      sql<number>`max(case severity when 'critical' then 3 when 'warning' then 2 else 1 end)`.as('severity')
    ])
  return queries.selectFrom(incidents.as('incidents')).selectAll()
}

/** A page of incidents, newest first, with one row beyond the limit if there is a next page. */
export function findIncidentPage(
  queries: Queries,
  { before, limit }: { before: TimeCursor | undefined; limit: number }
): Promise<IncidentRow[]> {
  return incidentRows(queries)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(before?.createdAt ?? 0, before?.id ?? ''))
      )
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}

/** The incident of an alert that fired at a time: the last one that had begun. */
export function findIncidentAt(queries: Queries, firedAt: number): Promise<IncidentRow | undefined> {
  return incidentRows(queries)
    .where('created_at', '<=', firedAt)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Alerts that fired within a range, in that order: those of an incident. */
export function findAlertsFiredWithin(
  queries: Queries,
  { from, to }: { from: number; to: number }
): Promise<AlertRow[]> {
  return queries
    .selectFrom('alerts')
    .selectAll()
    .where('fired_at', '>=', from)
    .where('fired_at', '<=', to)
    .orderBy('fired_at')
    .orderBy('id')
    .execute()
}

/** Titles of incidents within a range, the last one first. */
export function findTitles(
  queries: Queries,
  { from, to }: { from: number; to: number }
): Promise<IncidentTitleRow[]> {
  return queries
    .selectFrom('incident_titles')
    .innerJoin('alerts', 'alerts.id', 'incident_titles.alert_id')
    .selectAll('incident_titles')
    .select(({ fn }) => fn.coalesce('alerts.fired_at', 'alerts.created_at').as('fired_at'))
    .where('alerts.fired_at', '>=', from)
    .where('alerts.fired_at', '<=', to)
    .orderBy('incident_titles.at', 'desc')
    .execute()
}

export async function writeTitle(queries: Queries, row: Selectable<IncidentTitlesTable>): Promise<void> {
  const { title, at } = row
  await queries
    .insertInto('incident_titles')
    .values(row)
    .onConflict((conflict) => conflict.column('alert_id').doUpdateSet({ title, at }))
    .execute()
}

/** Notes on the incident of a range, the oldest first. */
export function findNotes(
  queries: Queries,
  { from, to }: { from: number; to: number }
): Promise<IncidentNoteRow[]> {
  return queries
    .selectFrom('incident_notes')
    .innerJoin('alerts', 'alerts.id', 'incident_notes.alert_id')
    .selectAll('incident_notes')
    .where('alerts.fired_at', '>=', from)
    .where('alerts.fired_at', '<=', to)
    .orderBy('incident_notes.at')
    .orderBy('incident_notes.id')
    .execute()
}

export async function insertNote(queries: Queries, row: IncidentNoteRow): Promise<void> {
  await queries.insertInto('incident_notes').values(row).execute()
}
