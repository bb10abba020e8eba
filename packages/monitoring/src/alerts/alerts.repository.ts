import type { AlertEventKind } from '@sitewright/api'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AlertEventsTable, AlertsTable, Queries } from '@sitewright/kernel/db'
import type { TimeCursor } from '@sitewright/kernel/routing'

export type AlertRow = Selectable<AlertsTable>
export type AlertEventRow = Selectable<AlertEventsTable>

export function findOpenAlerts(queries: Queries): Promise<AlertRow[]> {
  return queries.selectFrom('alerts').selectAll().where('resolved_at', 'is', null).execute()
}

export function findOpenAlertsOf(queries: Queries, ruleId: string): Promise<AlertRow[]> {
  return queries
    .selectFrom('alerts')
    .selectAll()
    .where('rule_id', '=', ruleId)
    .where('resolved_at', 'is', null)
    .execute()
}

export function findAlert(queries: Queries, id: string): Promise<AlertRow | undefined> {
  return queries.selectFrom('alerts').selectAll().where('id', '=', id).executeTakeFirst()
}

export interface AlertPage {
  open: boolean
  before: TimeCursor | undefined
  limit: number
}

/** A page of alerts, newest first, with one row beyond the limit if there is a next page. */
export function findAlertPage(queries: Queries, { open, before, limit }: AlertPage): Promise<AlertRow[]> {
  return queries
    .selectFrom('alerts')
    .selectAll()
    .where('resolved_at', open ? 'is' : 'is not', null)
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

/** Counts open alerts, and the critical ones among them. */
export async function countOpenAlerts(queries: Queries): Promise<{ open: number; critical: number }> {
  const rows = await queries
    .selectFrom('alerts')
    .select(({ fn }) => ['severity', fn.countAll<number | string>().as('count')])
    .where('resolved_at', 'is', null)
    .groupBy('severity')
    .execute()
  const open = rows.reduce((sum, { count }) => sum + Number(count), 0)
  return { open, critical: Number(rows.find(({ severity }) => severity === 'critical')?.count ?? 0) }
}

export function insertAlert(queries: Queries, row: Insertable<AlertsTable>): Promise<AlertRow> {
  return queries.insertInto('alerts').values(row).returningAll().executeTakeFirstOrThrow()
}

export function updateAlert(
  queries: Queries,
  id: string,
  changes: Updateable<AlertsTable>
): Promise<AlertRow> {
  return queries
    .updateTable('alerts')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes an alert with its time line. */
export async function deleteAlert(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('alerts').where('id', '=', id).execute()
}

/** Alerts of a rule, or of one of its checks, that fired after a time, newest first. */
export function findFiredSince(
  queries: Queries,
  { ruleId, checkId }: { ruleId: string | null; checkId?: string | null },
  since: number
): Promise<AlertRow[]> {
  return queries
    .selectFrom('alerts')
    .selectAll()
    .where('rule_id', '=', ruleId)
    .$if(typeof checkId === 'string', (query) => query.where('check_id', '=', checkId ?? ''))
    .where('fired_at', '>', since)
    .orderBy('fired_at', 'desc')
    .execute()
}

export async function addAlertEvent(
  queries: Queries,
  alertId: string,
  {
    at,
    kind,
    actorId = null,
    note = null
  }: { at: number; kind: AlertEventKind; actorId?: string | null; note?: string | null }
): Promise<void> {
  const { last } = await queries
    .selectFrom('alert_events')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('alert_id', '=', alertId)
    .executeTakeFirstOrThrow()
  await queries
    .insertInto('alert_events')
    .values({ alert_id: alertId, position: (last ?? 0) + 1, at, kind, actor_id: actorId, note })
    .execute()
}

/** The time line of an alert, oldest first. */
export function findAlertEvents(queries: Queries, alertId: string): Promise<AlertEventRow[]> {
  return queries
    .selectFrom('alert_events')
    .selectAll()
    .where('alert_id', '=', alertId)
    .orderBy('position')
    .execute()
}
