import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { notify } from '../notices/notify.ts'
import { flappingMs, type AlertParts } from './alert-parts.ts'
import { findAlertRule } from './alert-rules.repository.ts'
import {
  addAlertEvent,
  findFiredSince,
  findOpenAlerts,
  updateAlert,
  type AlertRow
} from './alerts.repository.ts'
import { findMailReaders } from './mail-readers.ts'
import { alertMessages } from './messages.ts'
import { enqueueWebhooks } from '../webhooks/deliver-webhooks.ts'

type AlertChange = 'fired' | 'flapping' | 'resolved'

/**
 * Tells of the alerts that fire, once each: not while they are silenced, not of one that somebody works on, and of a
 * flapping rule one last time. Returns how many were told of.
 */
export async function tellOfAlerts(parts: AlertParts, transaction: Transaction<Tables>): Promise<number> {
  const now = parts.now()
  let told = 0
  for (const alert of await findOpenAlerts(transaction)) {
    if (alert.fired_at === null || alert.told_at !== null) continue
    if (alert.silenced_until !== null || alert.acknowledged_at !== null) continue
    if (alert.flapping === 1 && (await isFlappingTold(transaction, alert, now))) continue
    await updateAlert(transaction, alert.id, { told_at: now })
    await tell(parts, transaction, { alert, change: alert.flapping === 1 ? 'flapping' : 'fired' })
    await addAlertEvent(transaction, alert.id, { at: now, kind: 'told' })
    told += 1
  }
  return told
}

/** Tells that an alert is over, to those who were told that it fires. */
export async function tellOfResolved(
  parts: AlertParts,
  transaction: Transaction<Tables>,
  alert: AlertRow
): Promise<void> {
  if (alert.told_at === null || alert.flapping === 1 || alert.silenced_until !== null) return
  await tell(parts, transaction, { alert, change: 'resolved' })
}

async function isFlappingTold(
  transaction: Transaction<Tables>,
  { rule_id: ruleId, check_id: checkId }: AlertRow,
  now: number
): Promise<boolean> {
  const fired = await findFiredSince(transaction, { ruleId, checkId }, now - flappingMs)
  return fired.some((alert) => alert.flapping === 1 && alert.told_at !== null)
}

async function tell(
  parts: AlertParts,
  transaction: Transaction<Tables>,
  { alert, change }: { alert: AlertRow; change: AlertChange }
): Promise<void> {
  const { id, rule_id: ruleId, check_id: checkId, title, severity } = alert
  const hides = JSON.parse(alert.hides) as string[]
  const hidden = hides.length === 0 ? [] : [alertMessages.hidden(hides)]
  const description = [alertMessages.describe(alert), ...hidden].join(' ')
  const link = `/admin/monitoring?view=alerts&alert=${id}`
  const place = {
    subject: { type: 'alert', id: checkId ?? ruleId ?? id },
    link,
    to: { permission: 'monitoring.read', tenantId: null }
  } as const
  if (change === 'fired')
    await notify(parts, transaction, {
      kind: 'alert.fired',
      facts: { name: title, severity, description },
      ...place
    })
  if (change === 'flapping')
    await notify(parts, transaction, { kind: 'alert.flapping', facts: { name: title }, ...place })
  await enqueueWebhooks(transaction, {
    event: `alert.${change}`,
    now: parts.now(),
    content: { alert: toWebhookAlert(alert, description), link: `${parts.publicUrl}${link}` }
  })
  const rule = ruleId === null ? undefined : await findAlertRule(transaction, ruleId)
  for (const { email, first_name: firstName } of await findMailReaders(transaction, rule))
    await parts.outbox.enqueue(
      transaction,
      { email, firstName },
      { kind: 'alert', change, title, description, at: parts.now(), link: `${parts.publicUrl}${link}` }
    )
}

function toWebhookAlert(row: AlertRow, description: string) {
  return {
    id: row.id,
    type: row.severity,
    title: row.title,
    description,
    timestamp: row.fired_at,
    resolvedAt: row.resolved_at
  }
}
