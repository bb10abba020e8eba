import { isDown, findCheckStates, type KnownCheck } from '../checks/check-states.ts'
import { daysUntil } from '@sitewright/kernel/services'
import { describeCheckProblem } from '../checks/messages.ts'
import { readCurrentState } from '../metrics/current-state.ts'
import type { Reading } from '../metrics/readings.ts'
import type { Services } from '@sitewright/kernel/services'
import type { AlertRuleRow } from './alert-rules.repository.ts'
import { alertMessages as words } from './messages.ts'
import { toRuleReadings, type RuleReadings } from './rule-readings.ts'
import { watchesChecks } from './watches-checks.ts'

/** The subject of one alert of a rule, with its current state. */
export interface Watched {
  /** Id of the check; null for a metric. */
  checkId: string | null
  /** Title of the alert. */
  title: string
  /** Null where it cannot be judged now, with the reason where one is known. */
  reading: Reading | null
  reason: string | null
  /** Why its alerts end regardless of the reading; null where they go on. */
  ended: string | null
  /** Names of the checks that are unknown because this one is down. */
  hides: readonly string[]
}

/** Current values of all metrics, and current states of all checks. */
export interface WatchedState {
  readings: RuleReadings
  checks: readonly KnownCheck[]
}

export async function readWatchedState(
  parts: Pick<Services, 'database' | 'reader' | 'now'>
): Promise<WatchedState> {
  const now = parts.now()
  const checks = await findCheckStates(parts)
  return {
    readings: toRuleReadings(await readCurrentState(parts), now),
    // The services of tenants are not monitored by the installation's rules.
    checks: checks.filter(({ tenantId }) => tenantId === null)
  }
}

/** The subjects of a rule: its metric, or each of its checks. */
export function toWatched(
  { name, metric, check_id: checkId }: Pick<AlertRuleRow, 'name' | 'metric' | 'check_id'>,
  { readings, checks }: WatchedState,
  now: number
): Watched[] {
  if (!watchesChecks(metric)) {
    const reading = readings[metric]
    return [{ checkId: null, title: name, reading, reason: null, ended: null, hides: [] }]
  }
  const wanted = checks.filter(({ id }) => checkId === null || id === checkId)
  if (metric === 'certificate')
    return wanted
      .filter(({ certificate }) => certificate !== null)
      .map((check) => ({
        checkId: check.id,
        title: words.expires(check.name),
        hides: [],
        ...judgeCertificate(check, now)
      }))
  return wanted.map((check) => ({
    checkId: check.id,
    title: words.isDown(check.name),
    hides: hiddenBy(check, checks),
    ...judgeable(check, now)
  }))
}

/** The reading of a check: 1 while it is down, 0 while it is up; null while neither is known, as in maintenance. */
function judgeable(
  { state: { status, message } }: KnownCheck,
  now: number
): Pick<Watched, 'reading' | 'reason' | 'ended'> {
  const none = { reading: null, reason: null, ended: null }
  if (status === 'paused') return { ...none, ended: words.checkPaused }
  if (status === 'maintenance') return { ...none, reason: words.inMaintenance }
  if (status === 'up' || status === 'warning') return { ...none, reading: { value: 0, at: now, note: '' } }
  if (status === 'down') return { ...none, reading: { value: 1, at: now, note: message ?? '' } }
  return { ...none, reason: message }
}

/**
 * The reading of a certificate: 1 from the check's number of days before it expires. The expiry is stored, so that it
 * is judged while its service is down, too.
 */
function judgeCertificate(
  { state: { status, problem }, certificate }: KnownCheck,
  now: number
): Pick<Watched, 'reading' | 'reason' | 'ended'> {
  const none = { reading: null, reason: null, ended: null }
  if (status === 'paused') return { ...none, ended: words.checkPaused }
  if (status === 'maintenance') return { ...none, reason: words.inMaintenance }
  const { expiresAt = null, warnDays = 0 } = certificate ?? {}
  const holds = (why: 'expired' | 'expires-soon', days: number) => ({
    ...none,
    reading: { value: 1, at: now, note: describeCheckProblem(why, days) ?? '' }
  })
  if (problem === 'expired' || (expiresAt !== null && expiresAt <= now)) return holds('expired', 0)
  if (expiresAt === null) return none
  const days = daysUntil(expiresAt, now)
  return days < warnDays ? holds('expires-soon', days) : { ...none, reading: { value: 0, at: now, note: '' } }
}

/** Names of the checks that are unknown because this one is down. */
function hiddenBy({ id, state }: KnownCheck, checks: readonly KnownCheck[]): string[] {
  if (state.status !== 'down') return []
  const byId = new Map(checks.map((check) => [check.id, check]))
  const causeOf = (check: KnownCheck | undefined): string | undefined => {
    if (check === undefined || !isDown(check.state)) return undefined
    return check.state.status === 'down' ? check.id : causeOf(byId.get(check.parentId ?? ''))
  }
  return checks.filter((check) => check.id !== id && causeOf(check) === id).map(({ name }) => name)
}
