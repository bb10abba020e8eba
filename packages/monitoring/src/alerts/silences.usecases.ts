import { ApiError, type ApiCalls, type Silence } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import { alertsLock } from './alert-constants.ts'
import { findAlertRule, findAlertRules } from './alert-rules.repository.ts'
import { applySilences } from './apply-silences.ts'
import { endSilenceRow, findSilences, insertSilence, type SilenceRow } from './silences.repository.ts'
import { notifyOfAlerts } from './notify-of-alerts.ts'
import { findNames, type NameOf } from './to-alert.ts'

type NewSilence = ApiCalls['POST /api/admin/silences']['input']['body']

export async function listSilences({ services, actor }: UserCall): Promise<Silence[]> {
  const { db } = services.database
  const rows = await findSilences(db, services.now())
  const rules = new Map((await findAlertRules(db)).map(({ id, name }) => [id, name]))
  const nameOf = await findNames(
    db,
    actor,
    rows.map((row) => row.created_by)
  )
  return rows.map((row) => toSilence(row, rules.get(row.rule_id ?? '') ?? null, nameOf))
}

/** Silences the alerts of a rule, or all. */
export function addSilence(
  call: UserCall,
  { ruleId, reason, minutes }: NewSilence
): Promise<{ silence: Silence }> {
  const { services, actor } = call
  return call.transaction(async (transaction) => {
    await transaction.lock(alertsLock)
    const rule = ruleId === null ? undefined : await findAlertRule(transaction, ruleId)
    if (ruleId !== null && rule === undefined) throw new ApiError('alert-rule.not-found')
    const now = services.now()
    const row = await insertSilence(transaction, {
      id: newId(),
      rule_id: ruleId,
      reason,
      until: now + minutes * 60_000,
      created_by: actor.userId,
      created_at: now
    })
    await applySilences(transaction, now, actor.userId)
    await transaction.audit(
      'silence.add',
      { type: 'silence', id: row.id },
      { details: { rule: rule?.name ?? null, reason, until: row.until } }
    )
    transaction.publish('alerts', { change: 'silences' }, { tenantId: null })
    const nameOf = await findNames(transaction, actor, [actor.userId])
    return { silence: toSilence(row, rule?.name ?? null, nameOf) }
  })
}

/** Ends a silence; alerts that still fire notify at once. */
export function endSilence(call: UserCall, id: string): Promise<void> {
  const { services, actor } = call
  return call.transaction(async (transaction) => {
    await transaction.lock(alertsLock)
    const now = services.now()
    if (!(await endSilenceRow(transaction, id, now))) throw new ApiError('silence.not-found')
    await applySilences(transaction, now, actor.userId)
    await notifyOfAlerts(services, transaction)
    await transaction.audit('silence.end', { type: 'silence', id })
    transaction.publish('alerts', { change: 'silences' }, { tenantId: null })
  })
}

function toSilence(row: SilenceRow, rule: string | null, nameOf: NameOf): Silence {
  return {
    id: row.id,
    ruleId: row.rule_id,
    rule,
    reason: row.reason,
    until: row.until,
    createdAt: row.created_at,
    by: nameOf(row.created_by)
  }
}
