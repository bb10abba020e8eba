import type { AuditRow } from '@sitewright/kernel/audit'
import type { AlertRow } from '../alerts/alerts.repository.ts'

/** Changes of the installation that can cause or end whatever fires. */
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

/** Work that loads the servers, and so concerns what they measure. */
const ofLoad = ['job.start', 'job.end', 'job.cancel'] as const

/** Changes of what an incident is made of, which concern it where they are of its own. */
const ofItsOwn = [
  'alert-rule.change',
  'check.add',
  'check.change',
  'check.delete',
  'incident.rename'
] as const

/** The actions of the audit log that stand beside metrics: changes, and nothing that somebody only read or tried. */
const changeActions: readonly string[] = [...ofInstallation, ...ofLoad, ...ofItsOwn]

/** The actions that may concern a scope, so that others take no room in a page; all where there is no scope. */
export function actionsOf(scope: IncidentScope | undefined): readonly string[] {
  return scope?.checks === undefined ? changeActions : [...ofInstallation, ...ofItsOwn]
}

/** What the alerts of an incident are about. */
export interface IncidentScope {
  /** Ids of its checks with those that depend on them and on which they depend; undefined where a metric fired, which all concern. */
  checks: readonly string[] | undefined
  /** Ids of its alerts and their rules. */
  own: readonly string[]
}

/** Whether an entry of the audit log concerns an incident. */
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

/** What the alerts of an incident are about, with the checks that hang together. */
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
