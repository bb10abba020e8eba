import { alertLimits, mayRead, type IncidentEntry, type IncidentSource } from '@sitewright/api'
import type { AlertRow } from '../alerts/alerts.repository.ts'
import { alertMessages } from '../alerts/messages.ts'
import { findNames } from '../alerts/to-alert.ts'
import { toAuditEntries, findAuditPage } from '@sitewright/kernel/audit'
import { describeCheckProblem } from '../checks/messages.ts'
import type { Actor } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { findNotes, type IncidentNoteRow, type IncidentRow } from './incidents.repository.ts'
import { incidentMessages as words } from './messages.ts'
import { actionsOf, concerns, toScope, type IncidentScope } from './relevant-changes.ts'
import {
  findChangedResults,
  findEndedDeliveries,
  findEndedMails,
  findEventsWithin,
  findFirstStarts,
  findParents,
  type TimeRange
} from './time-line.repository.ts'

export interface TimeLineParts {
  database: Services['database']
  actor: Actor
  incident: IncidentRow
  /** In the order in which they fired. */
  alerts: readonly AlertRow[]
  range: TimeRange
}

type ScopedParts = TimeLineParts & { scope: IncidentScope }

const most = alertLimits.incidentEntries
/** One more row says that there are more. */
const oneMore = most + 1

/**
 * The notification that the last alert is resolved is enqueued a moment after it; the next evaluation is ten seconds
 * later.
 */
const enqueuedMs = 5000

/** Builds the time line of an incident from events within its range that concern it, the oldest first. */
export async function readTimeLine(
  parts: TimeLineParts
): Promise<{ entries: IncidentEntry[]; cut: IncidentSource[] }> {
  const { database, alerts } = parts
  const scope = toScope(alerts, await findParents(database.db))
  const found = [
    await findAlertEntries(parts),
    await findCheckEntries({ ...parts, scope }),
    await findDeployEntries(parts),
    await findNoticeEntries(parts),
    await findNoteEntries(parts),
    await findAuditEntries({ ...parts, scope })
  ]
  const shown = found.map((entries) =>
    entries.length > most ? entries.toSorted((a, b) => b.at - a.at).slice(0, most) : entries
  )
  return {
    entries: shown.flat().toSorted((a, b) => a.at - b.at),
    cut: found.flatMap((entries) => (entries.length > most ? (entries[0]?.source ?? []) : []))
  }
}

async function findAlertEntries({ database, actor, alerts, range }: TimeLineParts): Promise<IncidentEntry[]> {
  const ids = alerts.map(({ id }) => id)
  const rows = await findEventsWithin(database, ids, { ...range, most: oneMore })
  const titles = new Map(alerts.map(({ id, title }) => [id, title]))
  const nameOf = await findNames(
    database.db,
    actor,
    rows.map((row) => row.actor_id)
  )
  return rows.toReversed().map(({ at, kind, alert_id: id, actor_id: actorId, note }) => ({
    at,
    source: kind === 'told' ? 'notice' : 'alert',
    text: alertMessages.events[kind],
    subject: titles.get(id) ?? null,
    by: nameOf(actorId),
    note,
    link: `/admin/monitoring?view=alerts&alert=${id}`
  }))
}

async function findCheckEntries({
  database: { db },
  scope: { checks },
  range
}: ScopedParts): Promise<IncidentEntry[]> {
  const rows = await findChangedResults(db, { ...range, checks, most: oneMore })
  return rows.toReversed().map(({ at, name, outcome, problem, detail }) => ({
    at,
    source: 'check',
    text: words.outcomes[outcome],
    subject: name,
    by: null,
    note: describeCheckProblem(problem, detail),
    link: '/admin/monitoring?view=services'
  }))
}

/** First starts of versions within a range, as entries of a time line. */
export async function findDeployEntries({
  database: { db },
  range
}: Pick<TimeLineParts, 'database' | 'range'>): Promise<IncidentEntry[]> {
  const starts = await findFirstStarts(db, range)
  return starts.map(({ at, version }) => ({
    at,
    source: 'deploy',
    text: words.firstStart,
    subject: version,
    by: null,
    note: null,
    link: '/admin/monitoring'
  }))
}

/** Only its own alerts fire during an incident, so all notifications within its range are about them. */
async function findNoticeEntries({
  database: { db },
  incident,
  range
}: TimeLineParts): Promise<IncidentEntry[]> {
  const during = { from: incident.created_at, to: range.to + enqueuedMs, most: oneMore }
  const basis = { source: 'notice', by: null, link: '/admin/monitoring?view=alerts' } as const
  const mails = (await findEndedMails(db, during)).map((row) => ({
    ...basis,
    at: row.at,
    text: row.state === 'sent' ? words.mails(row.mails) : words.mailsFailed(row.mails),
    subject: null,
    note: null
  }))
  const deliveries = (await findEndedDeliveries(db, during)).map(({ at, name, event, state, status }) => ({
    ...basis,
    at,
    text: state === 'sent' ? words.webhookDelivered : words.webhookFailed,
    subject: name,
    note: words.status(event, status)
  }))
  return [...mails, ...deliveries].toSorted((a, b) => a.at - b.at)
}

async function findNoteEntries({ database: { db }, actor, incident, range }: TimeLineParts) {
  const notes = await findNotes(db, { from: incident.created_at, to: range.to })
  const nameOf = await findNames(
    db,
    actor,
    notes.map((note) => note.author_id)
  )
  return notes.map((note) => toNoteEntry(note, nameOf(note.author_id)))
}

export function toNoteEntry({ at, note }: IncidentNoteRow, by: string | null): IncidentEntry {
  return { at, source: 'note', text: words.note, subject: null, by, note, link: null }
}

/**
 * The newest audit entries of a range as entries of a time line, for a caller who may read the audit log. Sign-ins and
 * reads are left out, and entries outside of the scope, where there is one.
 */
export async function findAuditEntries({
  database,
  actor,
  range,
  scope
}: Pick<TimeLineParts, 'database' | 'actor' | 'range'> & { scope?: IncidentScope }): Promise<
  IncidentEntry[]
> {
  if (!mayReadAudit(actor)) return []
  const filter = { ...range, actions: actionsOf(scope) }
  const { rows } = await findAuditPage(database, filter, { before: undefined, limit: oneMore })
  const shown = scope === undefined ? rows : rows.filter((row) => concerns(row, scope))
  return (await toAuditEntries(database, shown.toReversed())).map(
    ({ at, seq, text, outcome, actor: by, subject }) => ({
      at,
      source: 'audit',
      text: outcome === 'refused' ? words.refused(text) : text,
      subject: subject?.user?.name ?? null,
      by: by?.name ?? null,
      note: null,
      link: `/admin/auth-settings?view=audit&entry=${seq}`
    })
  )
}

/** Whether the caller sees audit entries in a time line. */
export function mayReadAudit({ permissions }: Pick<Actor, 'permissions'>): boolean {
  return mayRead(permissions, 'audit.read')
}
