import { mayRead, type Alert, type AlertEvent, type AlertState } from '@sitewright/api'
import type { Queries } from '@sitewright/kernel/db'
import type { Actor } from '@sitewright/kernel/request'
import { findUsersById } from '@sitewright/kernel/users'
import type { AlertEventRow, AlertRow } from './alerts.repository.ts'
import { alertMessages } from './messages.ts'

/** Resolves a user id to a name that the reader may see. */
export type NameOf = (id: string | null) => string | null

/** Looks up names; without `user.read` a reader sees only their own. */
export async function findNames(
  queries: Queries,
  { permissions, userId }: Pick<Actor, 'permissions' | 'userId'>,
  ids: readonly (string | null)[]
): Promise<NameOf> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))].filter(
    (id) => id === userId || mayRead(permissions, 'user.read')
  )
  const users = wanted.length === 0 ? [] : await findUsersById(queries, wanted)
  const names = new Map(users.map((user) => [user.id, `${user.first_name} ${user.last_name}`.trim()]))
  return (id) => names.get(id ?? '') ?? null
}

/** The state of an alert: a silence takes precedence over pending, firing and acknowledged. */
export function stateOf(
  row: Pick<AlertRow, 'resolved_at' | 'fired_at' | 'silenced_until' | 'acknowledged_at'>
): AlertState {
  if (row.resolved_at !== null) return 'resolved'
  if (row.silenced_until !== null) return 'silenced'
  if (row.fired_at === null) return 'pending'
  return row.acknowledged_at === null ? 'firing' : 'acknowledged'
}

export function toAlert(row: AlertRow, nameOf: NameOf): Alert {
  return {
    id: row.id,
    type: row.severity,
    title: row.title,
    description: alertMessages.describe(row),
    timestamp: row.fired_at ?? row.started_at,
    acknowledged: row.acknowledged_at !== null,
    state: stateOf(row),
    ruleId: row.rule_id,
    checkId: row.check_id,
    hides: JSON.parse(row.hides) as string[],
    since: row.started_at,
    resolvedAt: row.resolved_at,
    silencedUntil: row.silenced_until,
    noDataSince: row.no_data_at,
    toldAt: row.told_at,
    flapping: row.flapping === 1,
    acknowledgement:
      row.acknowledged_at === null
        ? null
        : { by: nameOf(row.acknowledged_by), at: row.acknowledged_at, note: row.acknowledgement ?? '' }
  }
}

export function toAlertEvent({ at, kind, actor_id: actor, note }: AlertEventRow, nameOf: NameOf): AlertEvent {
  return { at, kind, text: alertMessages.events[kind], by: nameOf(actor), note }
}
