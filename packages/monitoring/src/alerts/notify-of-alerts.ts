import type { AlertWebhookEvent, CheckProbe } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Tables } from '@sitewright/kernel/db'
import { findCheck } from '../checks/checks.repository.ts'
import type { MailTemplate, Services } from '@sitewright/kernel/services'
import type { CallTransaction } from '@sitewright/kernel/call'
import { flappingMs } from './alert-constants.ts'
import { findAlertRule } from './alert-rules.repository.ts'
import {
  addAlertEvent,
  findFiredSince,
  findOpenAlerts,
  updateAlert,
  type AlertRow
} from './alerts.repository.ts'
import { findMailReaders } from './alert-recipients.ts'
import { alertMessages } from './messages.ts'
import { enqueueWebhooks } from '../webhooks/deliver-webhooks.ts'

type AlertChange = 'fired' | 'flapping' | 'resolved'

/**
 * Notifies of firing alerts, once each, except while they are silenced or acknowledged; of a flapping rule one last
 * time. Returns the number of alerts.
 */
export async function notifyOfAlerts(services: Services, transaction: CallTransaction): Promise<number> {
  const now = services.now()
  let notified = 0
  for (const alert of await findOpenAlerts(transaction)) {
    if (alert.fired_at === null || alert.told_at !== null) continue
    if (alert.silenced_until !== null || alert.acknowledged_at !== null) continue
    if (alert.flapping === 1 && (await isFlappingNotified(transaction, alert, now))) continue
    await updateAlert(transaction, alert.id, { told_at: now })
    await notify(services, transaction, { alert, change: alert.flapping === 1 ? 'flapping' : 'fired' })
    await addAlertEvent(transaction, alert.id, { at: now, kind: 'told' })
    notified += 1
  }
  return notified
}

/** Notifies of a resolved alert those who were notified that it fires. */
export async function notifyOfResolved(
  services: Services,
  transaction: CallTransaction,
  alert: AlertRow
): Promise<void> {
  if (isSuppressed(alert)) return
  await notify(services, transaction, { alert, change: 'resolved' })
}

/** Notifies webhooks that an alert is acknowledged, if they were notified of it; there is no mail. */
export async function notifyOfAcknowledged(
  services: Pick<Services, 'now' | 'publicUrl'>,
  transaction: Transaction<Tables>,
  { alert, by }: { alert: AlertRow; by: string | null }
): Promise<void> {
  if (isSuppressed(alert)) return
  const { acknowledged_at: at, acknowledgement: note } = alert
  await notifyWebhooks(services, transaction, {
    alert,
    event: 'alert.acknowledged',
    content: { acknowledgement: { by, at, note } }
  })
}

/**
 * Whether notifications of an alert are suppressed: nobody was notified that it fires, or it is flapping or silenced.
 */
function isSuppressed({ told_at, flapping, silenced_until }: AlertRow): boolean {
  return told_at === null || flapping === 1 || silenced_until !== null
}

async function isFlappingNotified(
  transaction: Transaction<Tables>,
  { rule_id: ruleId, check_id: checkId }: AlertRow,
  now: number
): Promise<boolean> {
  const fired = await findFiredSince(transaction, { ruleId, checkId }, now - flappingMs)
  return fired.some((alert) => alert.flapping === 1 && alert.told_at !== null)
}

async function notify(
  services: Services,
  transaction: CallTransaction,
  { alert, change }: { alert: AlertRow; change: AlertChange }
): Promise<void> {
  const { id, rule_id: ruleId, check_id: checkId, title, severity } = alert
  const description = describe(alert)
  const link = linkTo(id)
  const place = {
    subject: { type: 'alert', id: checkId ?? ruleId ?? id },
    link,
    to: { permission: 'monitoring.read', tenantId: null }
  } as const
  if (change === 'fired')
    await transaction.notify({
      kind: 'alert.fired',
      facts: { name: title, severity, description },
      ...place
    })
  if (change === 'flapping')
    await transaction.notify({ kind: 'alert.flapping', facts: { name: title }, ...place })
  await notifyWebhooks(services, transaction, { alert, event: `alert.${change}` })
  const rule = ruleId === null ? undefined : await findAlertRule(transaction, ruleId)
  const check = await findCheckFacts(transaction, alert)
  for (const reader of await findMailReaders(transaction, rule))
    await transaction.mail(reader, {
      kind: 'alert',
      change,
      title,
      description,
      ...check,
      at: services.now(),
      link: `${services.publicUrl}${link}`
    })
}

/** Facts about the check for the mail of an alert, so that its reader need not sign in to know the service. */
async function findCheckFacts(
  transaction: Transaction<Tables>,
  { check_id: checkId, metric, started_at: since }: AlertRow
): Promise<Pick<Extract<MailTemplate, { kind: 'alert' }>, 'check'>> {
  const row = checkId === null || metric !== 'check' ? undefined : await findCheck(transaction, checkId)
  if (row === undefined) return {}
  const address = addressOfProbe(JSON.parse(row.probe) as CheckProbe)
  return { check: { address, failures: row.failures, since } }
}

/** The address that a probe connects to, as it was entered; null for probes of the installation itself. */
function addressOfProbe(probe: CheckProbe): string | null {
  if (probe.kind === 'http') return probe.url
  return probe.kind === 'tcp' || probe.kind === 'tls' ? `${probe.host}:${probe.port}` : null
}

async function notifyWebhooks(
  { now, publicUrl }: Pick<Services, 'now' | 'publicUrl'>,
  transaction: Transaction<Tables>,
  { alert, event, content = {} }: { alert: AlertRow; event: AlertWebhookEvent; content?: object }
): Promise<void> {
  await enqueueWebhooks(transaction, {
    event,
    now: now(),
    content: { alert: toWebhookAlert(alert), ...content, link: `${publicUrl}${linkTo(alert.id)}` }
  })
}

function linkTo(id: string): string {
  return `/admin/monitoring?view=alerts&alert=${id}`
}

function describe(alert: AlertRow): string {
  const hides = JSON.parse(alert.hides) as string[]
  const hidden = hides.length === 0 ? [] : [alertMessages.hidden(hides)]
  return [alertMessages.describe(alert), ...hidden].join(' ')
}

function toWebhookAlert(row: AlertRow) {
  return {
    id: row.id,
    type: row.severity,
    title: row.title,
    description: describe(row),
    timestamp: row.fired_at,
    resolvedAt: row.resolved_at
  }
}
