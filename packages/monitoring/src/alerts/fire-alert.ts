import { alertLimits } from '@sitewright/api'
import type { CallTransaction } from '@sitewright/kernel/call'
import type { Services } from '@sitewright/kernel/services'
import type { Transaction } from 'kysely'
import type { Tables } from '@sitewright/kernel/db'
import { flappingMs } from './alert-constants.ts'
import {
  addAlertEvent,
  deleteAlert,
  findFiredSince,
  updateAlert,
  type AlertRow
} from './alerts.repository.ts'
import { alertMessages } from './messages.ts'
import { notifyOfResolved } from './notify-of-alerts.ts'

/** Fires an alert, and marks it as flapping where its rule fires too often. */
export async function fireAlert(
  { now }: Pick<Services, 'now'>,
  transaction: Transaction<Tables>,
  alert: AlertRow
): Promise<void> {
  const { id, rule_id: ruleId, check_id: checkId } = alert
  const at = now()
  const before = await findFiredSince(transaction, { ruleId, checkId }, at - flappingMs)
  const isFlapping = before.length >= alertLimits.firesAnHour
  await updateAlert(transaction, id, { fired_at: at, flapping: isFlapping ? 1 : 0 })
  await addAlertEvent(transaction, id, { at, kind: 'fired', note: alertMessages.value(alert) })
  if (isFlapping)
    await addAlertEvent(transaction, id, {
      at,
      kind: 'flapping',
      note: alertMessages.fires(before.length + 1)
    })
  const hides = JSON.parse(alert.hides) as string[]
  if (hides.length > 0) await addAlertEvent(transaction, id, { at, kind: 'hides', note: hides.join(', ') })
}

/** Resolves an alert, because of a measurement or since its rule was switched off. */
export async function resolveAlert(
  services: Services,
  transaction: CallTransaction,
  alert: AlertRow,
  { note, actorId = null }: { note: string | null; actorId?: string | null }
): Promise<void> {
  const at = services.now()
  const resolved = await updateAlert(transaction, alert.id, { resolved_at: at, no_data_at: null })
  await addAlertEvent(transaction, alert.id, { at, kind: 'resolved', note, actorId })
  await notifyOfResolved(services, transaction, resolved)
}

/** Ends an alert that is no longer watched: resolves it if it fires, and deletes it while it is pending. */
export async function endAlert(
  services: Services,
  transaction: CallTransaction,
  open: AlertRow,
  why: { note: string; actorId?: string }
): Promise<void> {
  if (open.fired_at === null) await deleteAlert(transaction, open.id)
  else await resolveAlert(services, transaction, open, why)
}
