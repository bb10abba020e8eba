import type { ApiCalls, IncidentAlert } from '@sitewright/api'

type Told = ApiCalls['GET /api/admin/incidents/{id}']['answer']

/** An alert on the axis: where it begins and how long it is, in percent. */
export interface Span {
  id: string
  title: string
  type: IncidentAlert['type']
  start: number
  length: number
}

/** A moment on the axis, in percent. */
export interface Moment {
  key: string
  at: number
  label: string | null
}

export interface Lanes {
  /** Rows of alerts that do not overlap. */
  alerts: readonly (readonly Span[])[]
  /** Alerts for which there is no row. */
  hidden: number
  deploys: readonly Moment[]
  /** Null where the reader sees no audit log. */
  audit: readonly Moment[] | null
}

/** So many rows of alerts fit a strip. */
const mostRows = 4

/** Lays an incident out on one axis of time: each alert in the first row in which it overlaps no other one. */
export function toLanes({ from, to, alerts, entries, hasAudit }: Told): Lanes {
  const length = Math.max(1, to - from)
  const place = (at: number): number => Math.min(100, Math.max(0, ((at - from) / length) * 100))
  const rows: Span[][] = []
  let hidden = 0
  for (const { id, title, type, firedAt, resolvedAt } of alerts) {
    const start = place(firedAt)
    const span = { id, title, type, start, length: place(resolvedAt ?? to) - start }
    const free = rows.find((row) => row.every((other) => other.start + other.length < start))
    if (free !== undefined) free.push(span)
    else if (rows.length < mostRows) rows.push([span])
    else hidden += 1
  }
  const momentsOf = (source: 'deploy' | 'audit'): Moment[] =>
    entries
      .filter((entry) => entry.source === source)
      .map(({ at, subject }, index) => ({
        key: `${index}-${at}`,
        at: place(at),
        label: source === 'deploy' ? subject : null
      }))
  return { alerts: rows, hidden, deploys: momentsOf('deploy'), audit: hasAudit ? momentsOf('audit') : null }
}
