import {
  alertLimits,
  ApiError,
  mayRead,
  ruleMetrics,
  type AlertRule,
  type ApiCalls,
  type NewAlertRuleBody
} from '@sitewright/api'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { findCheck } from '../checks/checks.repository.ts'
import { newId } from '@sitewright/kernel/crypto'
import { alertsLock, flappingMs } from './alert-constants.ts'
import {
  deleteAlertRuleRow,
  findAlertRule,
  findAlertRules,
  insertAlertRule,
  updateAlertRule,
  type AlertRuleRow
} from './alert-rules.repository.ts'
import { findFiredSince, findOpenAlerts, findOpenAlertsOf } from './alerts.repository.ts'
import { endAlert } from './fire-alert.ts'
import { findAlertReaders, toMailIds } from './alert-recipients.ts'
import { alertMessages } from './messages.ts'
import { toAlertRule, toRuleDetails } from './to-alert-rule.ts'
import { readWatchedState, toWatched } from './watched.ts'
import { watchesChecks } from './watches-checks.ts'

type NewRule = NewAlertRuleBody
type RuleChanges = ApiCalls['PATCH /api/admin/alert-rules/{id}']['input']['body']
type Readers = ApiCalls['GET /api/admin/alert-rules']['answer']['readers']

/** Lists the rules with their current values, and the administrators who may receive their mails. */
export async function listAlertRules({
  services,
  actor
}: UserCall): Promise<{ rules: AlertRule[]; readers: Readers }> {
  const { db } = services.database
  const state = await readWatchedState(services)
  const open = await findOpenAlerts(db)
  const rules: AlertRule[] = []
  for (const row of await findAlertRules(db)) {
    const fired = await findFiredSince(db, { ruleId: row.id }, services.now() - flappingMs)
    const counts = Map.groupBy(fired, (alert) => alert.check_id)
    rules.push(
      toAlertRule(row, {
        watched: toWatched(row, state, services.now()),
        check: state.checks.find(({ id }) => id === row.check_id)?.name ?? null,
        alerts: open.filter((alert) => alert.rule_id === row.id),
        fires: Math.max(0, ...[...counts.values()].map((alerts) => alerts.length))
      })
    )
  }
  const readers = mayRead(actor.permissions, 'user.read') ? await findAlertReaders(db) : []
  return {
    rules,
    readers: readers.map((user) => ({ id: user.id, name: `${user.first_name} ${user.last_name}`.trim() }))
  }
}

export function addAlertRule(call: UserCall, body: NewRule): Promise<{ rule: AlertRule }> {
  const { services } = call
  return call.transaction(async (transaction) => {
    await transaction.lock(alertsLock)
    if ((await findAlertRules(transaction)).length >= alertLimits.rules)
      throw new ApiError('alert-rule.too-many')
    await requireReaders(transaction, body.mailTo, [])
    const now = services.now()
    const row = await insertAlertRule(transaction, {
      id: newId(),
      name: body.name,
      ...(await toCondition(transaction, body)),
      severity: body.type,
      for_ms: body.forSeconds * 1000,
      mail_to: JSON.stringify(body.mailTo),
      enabled: body.enabled ? 1 : 0,
      created_at: now,
      updated_at: now
    })
    await auditChange(transaction, { before: undefined, after: row })
    return { rule: await toNamedRule(transaction, row) }
  })
}

/** Changes a rule. An open alert begins anew where the condition changes. */
export function changeAlertRule(
  call: UserCall,
  id: string,
  changes: RuleChanges
): Promise<{ rule: AlertRule }> {
  const { services } = call
  return call.transaction(async (transaction) => {
    await transaction.lock(alertsLock)
    const found = await findAlertRule(transaction, id)
    if (found === undefined) throw new ApiError('alert-rule.not-found')
    if (changes.mailTo !== undefined) await requireReaders(transaction, changes.mailTo, toMailIds(found))
    await requireKind(transaction, found, changes)
    const { type, forSeconds, mailTo, enabled, checkId, ...same } = changes
    const row = await updateAlertRule(transaction, id, {
      ...same,
      ...(checkId === undefined ? {} : { check_id: checkId }),
      ...(type === undefined ? {} : { severity: type }),
      ...(forSeconds === undefined ? {} : { for_ms: forSeconds * 1000 }),
      ...(mailTo === undefined ? {} : { mail_to: JSON.stringify(mailTo) }),
      ...(enabled === undefined ? {} : { enabled: enabled ? 1 : 0 }),
      updated_at: services.now()
    })
    if (row.enabled === 0) await closeAlerts(call, transaction, { id, note: alertMessages.switchedOff })
    else if (isOtherCondition(found, row))
      await closeAlerts(call, transaction, { id, note: alertMessages.conditionChanged })
    await auditChange(transaction, { before: found, after: row })
    return { rule: await toNamedRule(transaction, row) }
  })
}

export function deleteAlertRule(call: UserCall, id: string): Promise<void> {
  return call.transaction(async (transaction) => {
    await transaction.lock(alertsLock)
    const found = await findAlertRule(transaction, id)
    if (found === undefined) throw new ApiError('alert-rule.not-found')
    await closeAlerts(call, transaction, { id, note: alertMessages.switchedOff })
    await deleteAlertRuleRow(transaction, id)
    await auditChange(transaction, { before: found, after: undefined })
  })
}

function isOtherCondition(one: AlertRuleRow, other: AlertRuleRow): boolean {
  return (['metric', 'comparison', 'threshold', 'check_id', 'severity', 'for_ms'] as const).some(
    (key) => one[key] !== other[key]
  )
}

async function closeAlerts(
  { services, actor }: UserCall,
  transaction: CallTransaction,
  { id, note }: { id: string; note: string }
): Promise<void> {
  for (const open of await findOpenAlertsOf(transaction, id))
    await endAlert(services, transaction, open, { note, actorId: actor.userId })
}

/**
 * The stored condition of a new rule; the metric of a check or certificate is 1 while it fails, so its condition is
 * above 0.
 */
async function toCondition(transaction: CallTransaction, body: NewRule) {
  if (body.kind === 'metric') {
    const { metric, comparison, threshold } = body
    return { metric, comparison, threshold, check_id: null }
  }
  await requireCheck(transaction, body.checkId)
  return { metric: body.kind, comparison: 'above', threshold: 0, check_id: body.checkId } as const
}

/** Refuses changes that the kind of rule does not have. */
async function requireKind(
  transaction: CallTransaction,
  { metric }: AlertRuleRow,
  changes: RuleChanges
): Promise<void> {
  const foreign = watchesChecks(metric)
    ? (['metric', 'comparison', 'threshold'] as const)
    : (['checkId'] as const)
  const path = foreign.find((name) => changes[name] !== undefined)
  if (path !== undefined) throw new ApiError('request.invalid', [{ path, message: alertMessages.otherKind }])
  if (changes.checkId !== undefined) await requireCheck(transaction, changes.checkId)
}

async function requireCheck(transaction: CallTransaction, id: string | null): Promise<void> {
  const check = id === null ? undefined : await findCheck(transaction, id)
  if (id !== null && check?.tenant_id !== null)
    throw new ApiError('request.invalid', [{ path: 'checkId', message: alertMessages.unknownCheck }])
}

/** Maps a changed rule, with the name of its check. */
async function toNamedRule(transaction: CallTransaction, row: AlertRuleRow): Promise<AlertRule> {
  const check = row.check_id === null ? undefined : await findCheck(transaction, row.check_id)
  return toAlertRule(row, { check: check?.name ?? null })
}

/** Refuses recipients who may not see alerts, except those who were chosen before. */
async function requireReaders(
  transaction: CallTransaction,
  ids: readonly string[],
  before: readonly string[]
): Promise<void> {
  const added = ids.filter((id) => !before.includes(id))
  if (added.length === 0) return
  const readers = new Set((await findAlertReaders(transaction)).map(({ id }) => id))
  if (added.some((id) => !readers.has(id)))
    throw new ApiError('request.invalid', [{ path: 'mailTo', message: alertMessages.unknownReader }])
}

async function auditChange(
  transaction: CallTransaction,
  { before, after }: { before: AlertRuleRow | undefined; after: AlertRuleRow | undefined }
): Promise<void> {
  const { id, metric } = after ?? before ?? { id: '', metric: 'check' }
  await transaction.audit(
    'alert-rule.change',
    { type: 'alert-rule', id },
    {
      details: {
        unit: watchesChecks(metric) ? '' : ruleMetrics[metric].unit,
        before: before === undefined ? null : toRuleDetails(before),
        after: after === undefined ? null : toRuleDetails(after)
      }
    }
  )
  transaction.publish('alerts', { change: 'rules' }, { tenantId: null })
}
