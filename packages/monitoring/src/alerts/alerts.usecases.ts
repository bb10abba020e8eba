import { ApiError, type Alert, type AlertEvent, type AlertQuery } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { parseTimeCursor, toTimeCursor } from '@sitewright/kernel/routing'
import { alertsLock } from './alert-constants.ts'
import { addAlertEvent, findAlert, findAlertEvents, findAlertPage, updateAlert } from './alerts.repository.ts'
import { notifyOfAcknowledged } from './notify-of-alerts.ts'
import { findNames, toAlert, toAlertEvent } from './to-alert.ts'

/** Lists a page of alerts; refused for users of a tenant. */
export async function listAlerts(
  { services: { database }, actor }: UserCall,
  { state, before, limit }: AlertQuery
): Promise<{ alerts: Alert[]; next: string | null }> {
  const cursor = before === undefined ? undefined : parseTimeCursor(before)
  const rows = await findAlertPage(database.db, { open: state === 'open', before: cursor, limit })
  const shown = rows.slice(0, limit)
  const nameOf = await findNames(
    database.db,
    actor,
    shown.map((row) => row.acknowledged_by)
  )
  return {
    alerts: shown.map((row) => toAlert(row, nameOf)),
    next: toTimeCursor(rows.length > shown.length ? shown.at(-1) : undefined)
  }
}

/** Gets an alert with its time line. */
export async function getAlert(
  { services: { database }, actor }: UserCall,
  id: string
): Promise<{ alert: Alert; events: AlertEvent[] }> {
  const row = await findAlert(database.db, id)
  if (row === undefined) throw new ApiError('alert.not-found')
  const events = await findAlertEvents(database.db, id)
  const nameOf = await findNames(database.db, actor, [
    row.acknowledged_by,
    ...events.map((event) => event.actor_id)
  ])
  return { alert: toAlert(row, nameOf), events: events.map((event) => toAlertEvent(event, nameOf)) }
}

/** Acknowledges a firing alert, so that colleagues know that it is worked on; webhooks are notified. */
export function acknowledgeAlert(call: UserCall, id: string, note: string): Promise<{ alert: Alert }> {
  const { services, actor } = call
  return call.transaction(async (transaction) => {
    await transaction.lock(alertsLock)
    const found = await findAlert(transaction, id)
    if (found === undefined) throw new ApiError('alert.not-found')
    if (found.fired_at === null || found.resolved_at !== null) throw new ApiError('alert.not-firing')
    if (found.acknowledged_at !== null) throw new ApiError('alert.acknowledged')
    const at = services.now()
    const row = await updateAlert(transaction, id, {
      acknowledged_at: at,
      acknowledged_by: actor.userId,
      acknowledgement: note
    })
    await addAlertEvent(transaction, id, {
      at,
      kind: 'acknowledged',
      actorId: actor.userId,
      note: note === '' ? null : note
    })
    await transaction.audit(
      'alert.acknowledge',
      { type: 'alert', id },
      { details: { alert: row.title, note } }
    )
    transaction.publish('alerts', { change: 'alerts' }, { tenantId: null })
    const nameOf = await findNames(transaction, actor, [actor.userId])
    await notifyOfAcknowledged(services, transaction, { alert: row, by: nameOf(actor.userId) })
    return { alert: toAlert(row, nameOf) }
  })
}
