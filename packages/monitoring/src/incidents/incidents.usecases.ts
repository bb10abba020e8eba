import {
  alertLimits,
  ApiError,
  type ApiCalls,
  type Incident,
  type IncidentEntry,
  type IncidentQuery
} from '@sitewright/api'
import { alertsLock } from '../alerts/alert-constants.ts'
import { findAlert } from '../alerts/alerts.repository.ts'
import { findNames, stateOf } from '../alerts/to-alert.ts'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { Queries } from '@sitewright/kernel/db'
import { parseTimeCursor, toTimeCursor } from '@sitewright/kernel/routing'
import {
  findAlertsFiredWithin,
  findIncidentAt,
  findIncidentPage,
  findNotes,
  findTitles,
  insertNote,
  writeTitle,
  type IncidentRow
} from './incidents.repository.ts'
import { incidentMessages as words } from './messages.ts'
import { mayReadAudit, readTimeLine, toNoteEntry } from './time-line.ts'

type IncidentAnswer = ApiCalls['GET /api/admin/incidents/{id}']['answer']

const leadMs = alertLimits.incidentLeadMinutes * 60_000

/**
 * Lists a page of incidents; refused for users of a tenant. An incident begins when an alert fires while no other does,
 * and ends when none of its alerts fires any more; alerts that fire in between belong to it. Incidents are derived from
 * alerts, so that the two never contradict each other.
 */
export async function listIncidents(
  { services: { database } }: UserCall,
  { before, limit }: IncidentQuery
): Promise<{ incidents: Incident[]; next: string | null }> {
  const cursor = before === undefined ? undefined : parseTimeCursor(before)
  const rows = await findIncidentPage(database.db, { before: cursor, limit })
  const shown = rows.slice(0, limit)
  return {
    incidents: await toIncidents(database.db, shown),
    next: toTimeCursor(rows.length > shown.length ? shown.at(-1) : undefined)
  }
}

/** Gets an incident with its time line. */
export async function getIncident(
  { services: { database, now }, actor }: UserCall,
  id: string
): Promise<IncidentAnswer> {
  const row = await requireIncident(database.db, id)
  const to = row.ended_at ?? Math.max(now(), row.created_at)
  const range = { from: row.created_at - leadMs, to }
  const alerts = await findAlertsFiredWithin(database.db, { from: row.created_at, to })
  const [incident] = await toIncidents(database.db, [row])
  if (incident === undefined) throw new ApiError('incident.not-found')
  return {
    incident,
    ...range,
    alerts: alerts.map((alert) => ({
      id: alert.id,
      title: alert.title,
      type: alert.severity,
      state: stateOf(alert),
      firedAt: alert.fired_at ?? alert.created_at,
      resolvedAt: alert.resolved_at
    })),
    ...(await readTimeLine({ database, actor, incident: row, alerts, range })),
    hasAudit: mayReadAudit(actor)
  }
}

export function renameIncident(call: UserCall, id: string, title: string): Promise<{ incident: Incident }> {
  const { services } = call
  return call.transaction(async (transaction) => {
    await transaction.lock(alertsLock)
    const row = await requireIncident(transaction, id)
    const [before] = await toIncidents(transaction, [row])
    await writeTitle(transaction, { alert_id: row.id, title, at: services.now() })
    await transaction.audit(
      'incident.rename',
      { type: 'incident', id: row.id },
      { details: { title: { before: before?.title, after: title } } }
    )
    transaction.publish('alerts', { change: 'incidents' }, { tenantId: null })
    const [incident] = await toIncidents(transaction, [row])
    if (incident === undefined) throw new ApiError('incident.not-found')
    return { incident }
  })
}

export function addIncidentNote(call: UserCall, id: string, note: string): Promise<{ entry: IncidentEntry }> {
  const { services, actor } = call
  return call.transaction(async (transaction) => {
    await transaction.lock(alertsLock)
    const row = await requireIncident(transaction, id)
    const range = { from: row.created_at, to: row.ended_at ?? Number.MAX_SAFE_INTEGER }
    if ((await findNotes(transaction, range)).length >= alertLimits.incidentNotes)
      throw new ApiError('incident.too-many-notes')
    const kept = { id: newId(), alert_id: row.id, author_id: actor.userId, note, at: services.now() }
    await insertNote(transaction, kept)
    await transaction.audit('incident.note', { type: 'incident', id: row.id }, { details: { note } })
    transaction.publish('alerts', { change: 'incidents' }, { tenantId: null })
    const nameOf = await findNames(transaction, actor, [actor.userId])
    return { entry: toNoteEntry(kept, nameOf(actor.userId)) }
  })
}

/**
 * The incident of an alert: the id of each of its alerts finds it, so that a link works as long as one of them exists.
 */
async function requireIncident(queries: Queries, alertId: string): Promise<IncidentRow> {
  const alert = await findAlert(queries, alertId)
  const firedAt = alert?.fired_at ?? null
  const row = firedAt === null ? undefined : await findIncidentAt(queries, firedAt)
  if (row === undefined) throw new ApiError('incident.not-found')
  return row
}

const severities = ['info', 'warning', 'critical'] as const

async function toIncidents(queries: Queries, rows: readonly IncidentRow[]): Promise<Incident[]> {
  if (rows.length === 0) return []
  const to = Math.max(...rows.map((row) => row.ended_at ?? Number.MAX_SAFE_INTEGER))
  const from = Math.min(...rows.map((row) => row.created_at))
  const titles = await findTitles(queries, { from, to })
  return rows.map((row) => ({
    id: row.id,
    title:
      titles.find((given) => given.fired_at >= row.created_at && given.fired_at <= (row.ended_at ?? Infinity))
        ?.title ?? words.title(row.first_title, row.alerts),
    type: severities[row.severity - 1] ?? 'info',
    startedAt: row.created_at,
    endedAt: row.ended_at,
    alerts: row.alerts
  }))
}
