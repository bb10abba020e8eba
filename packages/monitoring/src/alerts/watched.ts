import { isDown, findCheckStates, type KnownCheck } from '../checks/check-states.ts'
import { daysUntil } from '@sitewright/kernel/services'
import { describeCheckProblem } from '../checks/messages.ts'
import { readCurrentState } from '../monitoring/current-state.ts'
import type { Reading } from '../monitoring/readings.ts'
import type { Services } from '@sitewright/kernel/services'
import type { AlertRuleRow } from './alert-rules.repository.ts'
import { alertMessages as words } from './messages.ts'
import { toRuleReadings, type RuleReadings } from './rule-readings.ts'
import { watchesChecks } from './watches-checks.ts'

/** What one alert of a rule is about, with how it is now. */
export interface Watched {
  /** The check; null for a metric. */
  checkId: string | null
  /** What the alert is called. */
  title: string
  /** Null where it cannot be judged now, with the reason where one is known. */
  reading: Reading | null
  reason: string | null
  /** Why an alert about it ends whatever it was; null where it goes on. */
  ended: string | null
  /** Names of the checks that tell nothing because this one is down. */
  hides: readonly string[]
}

/** Everything that rules watch, as it is now. */
export interface WatchedState {
  readings: RuleReadings
  checks: readonly KnownCheck[]
}

/** Reads everything that rules watch. */
export async function readWatchedState(
  parts: Pick<Services, 'database' | 'reader' | 'now'>
): Promise<WatchedState> {
  const now = parts.now()
  const checks = await findCheckStates(parts)
  return {
    readings: toRuleReadings(await readCurrentState(parts), now),
    // A tenant's services are not those of the installation.
    checks: checks.filter(({ tenantId }) => tenantId === null)
  }
}

/** What a rule watches: its metric, or each of its checks. */
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

/** A check is 1 while it is down and 0 while it is up. It is not judged in maintenance, or where a parent hides it. */
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
 * A certificate is 1 from as many days before it expires as its check says. When it expires is known from the last time
 * that it was seen, so that it is judged while its service is down, too.
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

/** The names of the checks that are unknown because this one is down. */
function hiddenBy({ id, state }: KnownCheck, checks: readonly KnownCheck[]): string[] {
  if (state.status !== 'down') return []
  const byId = new Map(checks.map((check) => [check.id, check]))
  const causeOf = (check: KnownCheck | undefined): string | undefined => {
    if (check === undefined || !isDown(check.state)) return undefined
    return check.state.status === 'down' ? check.id : causeOf(byId.get(check.parentId ?? ''))
  }
  return checks.filter((check) => check.id !== id && causeOf(check) === id).map(({ name }) => name)
}
