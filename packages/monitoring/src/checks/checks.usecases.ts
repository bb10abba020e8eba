import type { Product } from '@sitewright/kernel/area'
import {
  ApiError,
  checkLimits,
  type CheckChanges,
  type CheckDefinition,
  type CheckTrial,
  type ServiceCheckResult,
  type ServiceCheck
} from '@sitewright/api'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { Queries } from '@sitewright/kernel/db'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { assertParent } from './check-parents.ts'
import { getState, toStates } from './check-states.ts'
import {
  bucketStarts,
  findBuckets,
  findCheck,
  findChecks,
  findResults,
  updateCheck,
  type CheckRow
} from './checks.repository.ts'
import { findRunningWindows } from './maintenance.repository.ts'
import { runProbe } from './run-probe.ts'
import { runCheck } from './run-check.ts'
import { toCheck, toResult } from './to-check.ts'

export async function listChecks({ services }: UserCall): Promise<ServiceCheck[]> {
  return readChecks(services.database.db, services.now())
}

/** Adds a check, which is due at once. */
export function addCheck(call: UserCall, definition: CheckDefinition): Promise<ServiceCheck> {
  const { services } = call
  return call.transaction(async (transaction) => {
    await transaction.lock('checks')
    const rows = await findChecks(transaction)
    if (rows.length >= checkLimits.checks) throw new ApiError('service-check.too-many')
    const now = services.now()
    const id = newId()
    assertParent(rows, { id, parentId: definition.parentId })
    const row: CheckRow = {
      id,
      tenant_id: null,
      ...toColumns(definition),
      paused_at: null,
      ...initialState(now),
      checked_at: null,
      revision: 1,
      created_at: now,
      updated_at: now
    }
    await transaction.insertInto('checks').values(row).execute()
    await recordChange(transaction, 'check.add', { before: undefined, after: row })
    return readCheck(transaction, id, now)
  })
}

export function changeCheck(call: UserCall, id: string, changes: CheckChanges): Promise<ServiceCheck> {
  const { services } = call
  return call.transaction(async (transaction) => {
    await transaction.lock('checks')
    const before = await getCheck(transaction, id)
    const now = services.now()
    const definition = toDefinition(before)
    const { paused = before.paused_at !== null, ...rest } = changes
    const wanted = { ...definition, ...dropUndefined(rest) }
    assertParent(await findChecks(transaction), { id, parentId: wanted.parentId })
    const isOther = JSON.stringify(wanted.probe) !== before.probe
    const isResumed = before.paused_at !== null && !paused
    const after = await updateCheck(transaction, id, {
      ...toColumns(wanted),
      paused_at: paused ? (before.paused_at ?? now) : null,
      ...(isOther || isResumed
        ? initialState(now)
        : { due_at: Math.min(before.due_at, now + wanted.intervalSeconds * 1000) }),
      ...(isOther ? { checked_at: null, revision: before.revision + 1 } : {}),
      updated_at: now
    })
    await recordChange(transaction, 'check.change', { before, after })
    return readCheck(transaction, id, now)
  })
}

/** Deletes a check with its results. */
export function deleteCheck(call: UserCall, id: string): Promise<void> {
  return call.transaction(async (transaction) => {
    await transaction.lock('checks')
    const before = await getCheck(transaction, id)
    await transaction.deleteFrom('checks').where('id', '=', id).execute()
    await recordChange(transaction, 'check.delete', { before, after: undefined })
  })
}

/** Runs a check now, besides its interval. */
export async function runCheckNow(
  call: UserCall,
  { askIssuer }: Pick<Product, 'askIssuer'>,
  id: string
): Promise<{ result: ServiceCheckResult; check: ServiceCheck }> {
  const { services, actor } = call
  await enforceRateLimit(services, 'check-run-account', actor.userId)
  const result = await runCheck({ ...services, askIssuer }, await getCheck(services.database.db, id))
  if (result === undefined) throw new ApiError('service-check.changed')
  return call.transaction(async (transaction) => {
    transaction.publish('checks', { ids: [id] }, { tenantId: null })
    return { result: toResult(result), check: await readCheck(transaction, id, services.now()) }
  })
}

/** Runs a probe once without storing its result. */
export async function testCheck(
  { services, actor }: UserCall,
  { askIssuer }: Pick<Product, 'askIssuer'>,
  { probe, timeoutSeconds }: CheckTrial
): Promise<ServiceCheckResult> {
  await enforceRateLimit(services, 'check-run-account', actor.userId)
  const { outcome, responseMs, problem, detail } = await runProbe(
    { ...services, askIssuer },
    probe,
    timeoutSeconds * 1000
  )
  return toResult({ at: services.now(), outcome, response_ms: responseMs, problem, detail })
}

export async function listCheckResults({ services }: UserCall, id: string): Promise<ServiceCheckResult[]> {
  const { db } = services.database
  await getCheck(db, id)
  return (await findResults(db, id, checkLimits.results)).map(toResult)
}

async function readChecks(queries: Queries, now: number, checkId?: string): Promise<ServiceCheck[]> {
  const rows = await findChecks(queries)
  const states = toStates(rows, await findRunningWindows(queries, now))
  const from = bucketStarts(now, checkLimits.days)
  const hours = await findBuckets(queries, { resolution: 3600, from: from.hour, checkId })
  const days = await findBuckets(queries, { resolution: 86_400, from: from.day, checkId })
  const hoursOf = Map.groupBy(hours, ({ check_id }) => check_id)
  const daysOf = Map.groupBy(days, ({ check_id }) => check_id)
  return rows
    .filter(({ id }) => checkId === undefined || id === checkId)
    .map((row) => {
      const counts = { hours: hoursOf.get(row.id) ?? [], days: daysOf.get(row.id) ?? [] }
      return toCheck(row, getState(states, row.id), counts)
    })
}

async function readCheck(queries: Queries, id: string, now: number): Promise<ServiceCheck> {
  const [check] = await readChecks(queries, now, id)
  if (check === undefined) throw new ApiError('service-check.not-found')
  return check
}

async function getCheck(queries: Queries, id: string): Promise<CheckRow> {
  const row = await findCheck(queries, id)
  if (row === undefined) throw new ApiError('service-check.not-found')
  return row
}

/** The state of a check before its first run with these settings. */
function initialState(now: number) {
  return {
    status: 'pending',
    status_since: now,
    failures: 0,
    problem: null,
    detail: null,
    response_ms: null,
    expires_at: null,
    due_at: now
  } as const
}

function toColumns({
  name,
  probe,
  intervalSeconds,
  timeoutSeconds,
  failureThreshold,
  parentId
}: CheckDefinition) {
  return {
    name,
    probe: JSON.stringify(probe),
    interval_seconds: intervalSeconds,
    timeout_seconds: timeoutSeconds,
    failure_threshold: failureThreshold,
    parent_id: parentId
  }
}

function toDefinition(row: CheckRow): CheckDefinition {
  return {
    name: row.name,
    probe: JSON.parse(row.probe) as CheckDefinition['probe'],
    intervalSeconds: row.interval_seconds,
    timeoutSeconds: row.timeout_seconds,
    failureThreshold: row.failure_threshold,
    parentId: row.parent_id
  }
}

function dropUndefined<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as never
}

async function recordChange(
  transaction: CallTransaction,
  action: 'check.add' | 'check.change' | 'check.delete',
  { before, after }: Record<'before' | 'after', CheckRow | undefined>
): Promise<void> {
  const id = (after ?? before)?.id ?? ''
  const describe = (row: CheckRow | undefined) =>
    row === undefined ? null : { ...toDefinition(row), paused: row.paused_at !== null }
  transaction.publish('checks', { ids: [id] }, { tenantId: null })
  await transaction.audit(
    action,
    { type: 'check', id },
    { details: { before: describe(before), after: describe(after) } }
  )
}
