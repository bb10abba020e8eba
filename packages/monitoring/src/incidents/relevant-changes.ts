import type { AuditRow } from '@sitewright/kernel/audit'
import type { AlertRow } from '../alerts/alerts.repository.ts'

/** Audit actions of the installation that can cause or end alerts. */
const ofInstallation = [
  'settings.security',
  'provider.update',
  'database.connection-add',
  'database.connection-change',
  'database.connection-delete',
  'database.migrate',
  'database.write-commit',
  'webhook.change',
  'maintenance.add',
  'maintenance.end',
  'maintenance.delete'
] as const

/** Audit actions of jobs, whose load shows in the metrics. */
const ofLoad = ['job.start', 'job.end', 'job.cancel'] as const

/** Audit actions on alerts, rules and checks, which concern an incident only where they are its own. */
const ofItsOwn = [
  'alert-rule.change',
  'check.add',
  'check.change',
  'check.delete',
  'incident.rename'
] as const

/** Audit actions that are shown beside metrics: mutations, not reads or trials. */
const changeActions: readonly string[] = [...ofInstallation, ...ofLoad, ...ofItsOwn]

/** The audit actions that may concern a scope, so that others do not fill a page; all without a scope. */
export function actionsOf(scope: IncidentScope | undefined): readonly string[] {
  return scope?.checks === undefined ? changeActions : [...ofInstallation, ...ofItsOwn]
}

/** The subjects of an incident's alerts. */
export interface IncidentScope {
  /**
   * Ids of its checks, their parents and the checks below them; undefined where a metric fired, which any check may
   * concern.
   */
  checks: readonly string[] | undefined
  /** Ids of its alerts and their rules. */
  own: readonly string[]
}

/** Whether an audit entry concerns an incident. */
export function concerns(
  { action, subject_id: subject }: Pick<AuditRow, 'action' | 'subject_id'>,
  { checks, own }: IncidentScope
): boolean {
  const isOf = (actions: readonly string[]): boolean => actions.includes(action)
  if (isOf(ofInstallation)) return true
  if (isOf(ofLoad)) return checks === undefined
  if (action.startsWith('check.')) return checks === undefined || checks.includes(subject ?? '')
  return isOf(ofItsOwn) && own.includes(subject ?? '')
}

/** The scope of an incident: checks of its alerts with those that they depend on, or that depend on them. */
export function toScope(
  alerts: readonly Pick<AlertRow, 'id' | 'rule_id' | 'check_id'>[],
  checks: readonly { id: string; parent_id: string | null }[]
): IncidentScope {
  const own = alerts.flatMap(({ id, rule_id: rule }) => (rule === null ? [id] : [id, rule]))
  const fired = alerts.map(({ check_id: id }) => id)
  if (fired.includes(null)) return { checks: undefined, own }
  const related = new Set(fired)
  const parents = new Map(checks.map(({ id, parent_id: parent }) => [id, parent]))
  const above = (id: string): string[] => {
    const parent = parents.get(id) ?? null
    return parent === null ? [] : [parent, ...above(parent)]
  }
  for (const { id } of checks) if (above(id).some((each) => fired.includes(each))) related.add(id)
  for (const id of fired) for (const each of above(id ?? '')) related.add(each)
  return { checks: [...related].flatMap((id) => id ?? []), own }
}
