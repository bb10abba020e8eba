import { newId } from '@sitewright/kernel/crypto'
import { systemCall, type CallTransaction } from '@sitewright/kernel/call'
import type { Services } from '@sitewright/kernel/services'
import type { Reading } from '../metrics/readings.ts'
import { alertsLock } from './alert-constants.ts'
import { findAlertRules, type AlertRuleRow } from './alert-rules.repository.ts'
import { judge, nextStep } from './next-alert-step.ts'
import {
  addAlertEvent,
  deleteAlert,
  findOpenAlerts,
  insertAlert,
  updateAlert,
  type AlertRow
} from './alerts.repository.ts'
import { applySilences } from './apply-silences.ts'
import { endAlert, fireAlert, resolveAlert } from './fire-alert.ts'
import { alertMessages } from './messages.ts'
import { notifyOfAlerts } from './notify-of-alerts.ts'
import { readWatchedState, toWatched, type Watched } from './watched.ts'

/**
 * Evaluates every rule on recent metrics and on check states, and notifies of firing alerts; returns how many alerts
 * have changed. Idempotent: a second server that evaluates at the same time changes nothing.
 */
export async function evaluateRules(services: Services): Promise<number> {
  const { now } = services
  const state = await readWatchedState(services)
  return systemCall(services).transaction(async (transaction) => {
    await transaction.lock(alertsLock)
    const open = Map.groupBy(await findOpenAlerts(transaction), (alert) => alert.rule_id)
    let changed = 0
    for (const rule of await findAlertRules(transaction))
      if (rule.enabled === 1)
        changed += await evaluateRule(services, transaction, {
          rule,
          all: toWatched(rule, state, now()),
          open: open.get(rule.id) ?? []
        })
    changed += await applySilences(transaction, now())
    changed += await notifyOfAlerts(services, transaction)
    if (changed > 0) transaction.publish('alerts', { change: 'alerts' }, { tenantId: null })
    return changed
  })
}

/** Evaluates a rule for each subject that it watches, and ends alerts of subjects that it no longer watches. */
async function evaluateRule(
  services: Services,
  transaction: CallTransaction,
  { rule, all, open }: { rule: AlertRuleRow; all: readonly Watched[]; open: readonly AlertRow[] }
): Promise<number> {
  let changed = 0
  for (const watched of all) {
    const alert = open.find(({ check_id: checkId }) => checkId === watched.checkId)
    changed += await evaluateWatched(services, transaction, { rule, watched, open: alert })
  }
  for (const alert of open)
    if (!all.some(({ checkId }) => checkId === alert.check_id)) {
      await endAlert(services, transaction, alert, { note: alertMessages.checkGone })
      changed += 1
    }
  return changed
}

async function evaluateWatched(
  services: Services,
  transaction: CallTransaction,
  { rule, watched, open }: { rule: AlertRuleRow; watched: Watched; open: AlertRow | undefined }
): Promise<number> {
  const { reading, ended } = watched
  if (ended !== null) {
    if (open === undefined) return 0
    await endAlert(services, transaction, open, { note: ended })
    return 1
  }
  const now = services.now()
  const step = nextStep(open, judge(reading?.value ?? null, rule), { now, forMs: rule.for_ms })
  const current =
    open === undefined || reading === null || step === 'resolve'
      ? open
      : await saveReading(transaction, open, { reading, hides: JSON.stringify(watched.hides) })
  if (step === undefined) return 0
  if (step === 'begin' && reading !== null)
    await beginAlert(services, transaction, { rule, watched, reading })
  if (current !== undefined) await takeStep(services, transaction, { open: current, step, watched })
  return 1
}

/** Stores the last value of an open alert with its note; a new note alone is stored only for checks. */
async function saveReading(
  transaction: CallTransaction,
  open: AlertRow,
  { reading: { value, note }, hides }: { reading: Reading; hides: string }
): Promise<AlertRow> {
  const isSame =
    value === open.value && hides === open.hides && (open.check_id === null || note === open.note)
  return isSame ? open : updateAlert(transaction, open.id, { value, note, hides })
}

async function beginAlert(
  services: Services,
  transaction: CallTransaction,
  { rule, watched, reading: { value, note } }: { rule: AlertRuleRow; watched: Watched; reading: Reading }
): Promise<void> {
  const now = services.now()
  const { id: ruleId, severity, metric, comparison, threshold, for_ms: forMs } = rule
  const condition = { severity, metric, comparison, threshold, for_ms: forMs }
  const begun = await insertAlert(transaction, {
    id: newId(),
    rule_id: ruleId,
    check_id: watched.checkId,
    title: watched.title,
    hides: JSON.stringify(watched.hides),
    ...condition,
    value,
    note,
    started_at: now,
    created_at: now
  })
  await addAlertEvent(transaction, begun.id, { at: now, kind: 'pending', note: alertMessages.value(begun) })
  if (forMs === 0) await fireAlert(services, transaction, begun)
}

async function takeStep(
  services: Services,
  transaction: CallTransaction,
  {
    open,
    step,
    watched: { reading, reason }
  }: { open: AlertRow; step: ReturnType<typeof nextStep>; watched: Watched }
): Promise<void> {
  const now = services.now()
  const note = reading === null ? reason : alertMessages.value({ ...reading, metric: open.metric })
  if (step === 'fire') await fireAlert(services, transaction, open)
  if (step === 'resolve') await resolveAlert(services, transaction, open, { note })
  if (step === 'forget') await deleteAlert(transaction, open.id)
  if (step === 'lose-data') {
    await updateAlert(transaction, open.id, { no_data_at: now })
    await addAlertEvent(transaction, open.id, { at: now, kind: 'no-data', note })
  }
  if (step === 'regain-data' || step === 'restart') {
    await updateAlert(transaction, open.id, {
      no_data_at: null,
      ...(step === 'restart' ? { started_at: now } : {})
    })
    const kind = open.no_data_at === null ? 'pending' : 'data-back'
    await addAlertEvent(transaction, open.id, {
      at: now,
      kind,
      note: step === 'restart' ? alertMessages.restarts : note
    })
  }
}
