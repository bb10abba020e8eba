import { ApiError, apiErrors, undoMs, type ApiErrorCode, type Permission } from '@sitewright/api'
import type { Transaction } from 'kysely'
import { writeAuditEntries, type AuditEntry } from '../audit/write-audit.ts'
import { inTransaction } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { withTenantRows } from '../call/tenant-services.ts'
import { publishEvent } from '../events/publish-event.ts'
import type { Log } from '../request/log.ts'
import { notify } from '../notices/notify.ts'
import type { Services } from '../services/services.ts'
import { isTenantSuspended } from '../sessions/user-with-tenant.ts'
import type { BatchDone, JobBatch, JobDefinition } from './define-job.ts'
import { findJobActor } from './job-actor.ts'
import { insertJobItems } from './job-items.repository.ts'
import { renewJobLease, updateLeasedJob, type LeasedJob } from './job-leases.ts'
import { runUndoBatch } from './undo-batch.ts'

export interface RunnerParts {
  services: Services
  log: Log
  definitions: readonly JobDefinition[]
}

/** A job that this server runs. */
export interface JobRun {
  job: LeasedJob
  definition: JobDefinition
  run: (batch: Omit<JobBatch<never>, 'input'>) => Promise<BatchDone>
  /** Measurements since the last commit. */
  measured: Record<string, number>
}

/** What is left after a batch: more items, only to finish the job, nothing, or to wait for a suspended tenant. */
export type RunState = 'more' | 'last' | 'ended' | 'paused'

/** Prepares the run of a job whose lease this server holds. */
export function startRun({ definitions }: RunnerParts, job: LeasedJob): JobRun {
  const definition = definitions.find(({ kind }) => kind === job.kind)
  if (definition === undefined) throw new Error(`There is no job of the kind ${job.kind}`)
  return { job, definition, run: toRun(definition, job), measured: {} }
}

function toRun(definition: JobDefinition, { undo_of: undoOf, input }: LeasedJob): JobRun['run'] {
  if (undoOf !== null) return (batch) => runUndoBatch(definition, undoOf, batch)
  let started: JobRun['run'] | undefined
  return (batch) => (started ??= definition.start(input))(batch)
}

function permissionOf({ permission, undo }: JobDefinition, { undo_of: undoOf }: LeasedJob): Permission {
  return undoOf === null || undo === undefined ? permission : undo.permission
}

/** Runs the next batch in one transaction, with its outcomes and the progress. */
export async function runBatch({ services }: RunnerParts, run: JobRun, size: number): Promise<RunState> {
  const { definition } = run
  const outcome = await inTransaction(services.database, async (transaction) => {
    const job = await renewJobLease(transaction, run.job, services.now())
    if (job === undefined) return 'ended'
    if (job.cancel_requested_at !== null) return endJob(services, transaction, run, { state: 'cancelled' })
    if (await isTenantSuspended(transaction, job.tenant_id)) return 'paused'
    if (definition.lock !== undefined) await services.database.lock(transaction, definition.lock)
    const actor = await findJobActor(transaction, job, permissionOf(definition, job))
    if (actor === undefined)
      return endJob(services, transaction, run, { state: 'failed', error: 'auth.forbidden' })
    const done = await withTenantRows(services, transaction, actor, (own) =>
      run.run({
        services: own,
        transaction,
        actor,
        job: { id: job.id, createdAt: job.created_at },
        audit: (entries) =>
          auditByActor(
            own,
            transaction,
            job,
            entries.map((entry) => ({ ...entry, outcome: 'done' }))
          ),
        cursor: job.cursor ?? undefined,
        size
      })
    )
    await recordBatch(transaction, job, done)
    publishProgress(services, transaction, job)
    return done
  })
  if (outcome === 'ended' || outcome === 'paused') return outcome
  for (const [name, value] of Object.entries((await outcome.measure?.()) ?? {}))
    run.measured[name] = Math.max(run.measured[name] ?? 0, value)
  return outcome.isLast ? 'last' : 'more'
}

async function recordBatch(
  transaction: Transaction<Tables>,
  job: LeasedJob,
  { items, counts = {}, cursor }: BatchDone
): Promise<void> {
  const before = job.done + job.refused + job.skipped
  await insertJobItems(
    transaction,
    items.map(({ subjectId, outcome, code, inverse }, index) => ({
      job_id: job.id,
      position: before + index + 1,
      subject_id: subjectId,
      outcome,
      code: code ?? null,
      inverse: inverse === undefined ? null : JSON.stringify(inverse)
    }))
  )
  const countOf = (wanted: string): number => items.filter(({ outcome }) => outcome === wanted).length
  const result = parseResult(job.result)
  for (const [name, count] of Object.entries(counts)) result[name] = (result[name] ?? 0) + count
  await updateLeasedJob(transaction, job, {
    done: job.done + countOf('done'),
    refused: job.refused + countOf('refused'),
    skipped: job.skipped + countOf('skipped'),
    result: JSON.stringify(result),
    cursor
  })
}

/** Finishes a job whose last batch is committed. */
export function finishJob(
  { services }: RunnerParts,
  run: JobRun,
  end: { state: 'done' | 'failed'; error?: ApiErrorCode } = { state: 'done' }
): Promise<'ended'> {
  return inTransaction(services.database, (transaction) => endJob(services, transaction, run, end))
}

async function endJob(
  services: Services,
  transaction: Transaction<Tables>,
  { job: { id, lease_holder }, definition, measured }: JobRun,
  { state, error }: { state: 'done' | 'failed' | 'cancelled'; error?: ApiErrorCode }
): Promise<'ended'> {
  const now = services.now()
  const job = await renewJobLease(transaction, { id, lease_holder } as LeasedJob, now)
  if (job === undefined) return 'ended'
  const { done, refused, skipped } = job
  const isUndoable = definition.undo !== undefined && job.undo_of === null && done > 0
  const result = parseResult(job.result)
  for (const [name, value] of Object.entries(measured)) result[name] = Math.max(result[name] ?? 0, value)
  await updateLeasedJob(transaction, job, {
    state,
    error: error ?? null,
    finished_at: now,
    undo_until: isUndoable ? now + undoMs : null,
    result: JSON.stringify(result),
    lease_holder: null,
    lease_until: null,
    ...(state === 'done' ? { total: done + refused + skipped } : {})
  })
  await auditByActor(services, transaction, job, [
    {
      action: 'job.end',
      outcome: state === 'failed' ? 'refused' : 'done',
      subject: { type: 'job', id },
      details: { kind: job.kind, state, done, refused, skipped }
    }
  ])
  if (state !== 'cancelled') await notifyOfEnd(services, transaction, { ...job, error: error ?? null })
  publishProgress(services, transaction, job)
  return 'ended'
}

/** Notifies the creator of a job that it has ended, unless they cancelled it. */
async function notifyOfEnd(
  services: Services,
  transaction: Transaction<Tables>,
  { id, kind, actor_id: userId, undo_of: undoOf, done, refused, skipped, error }: LeasedJob
): Promise<void> {
  const job = { job: kind, isUndo: undoOf !== null }
  const notice = { subject: { type: 'job', id }, link: `/admin/users?job=${id}`, to: { userId } } as const
  if (error === null)
    await notify(services, transaction, {
      ...notice,
      kind: 'job.done',
      facts: { ...job, done, refused, skipped }
    })
  else
    await notify(services, transaction, {
      ...notice,
      kind: 'job.failed',
      facts: { ...job, reason: apiErrors[error as ApiErrorCode].message }
    })
}

/** Publishes the progress of a job to its creator. */
function publishProgress(
  services: Services,
  transaction: Transaction<Tables>,
  { id, actor_id: userId }: LeasedJob
): void {
  publishEvent(services, transaction, { topic: 'jobs', payload: { id }, audience: { userId } })
}

function parseResult(result: string): Record<string, number> {
  return JSON.parse(result) as Record<string, number>
}

function auditByActor(
  services: Services,
  transaction: Transaction<Tables>,
  { actor_id: actorId, ip, device }: LeasedJob,
  entries: readonly AuditEntry[]
): Promise<void> {
  return writeAuditEntries(
    services,
    transaction,
    { ip, device },
    entries.map((entry) => ({ ...entry, actorId }))
  )
}

export function toFailure(error: unknown): ApiErrorCode {
  return error instanceof ApiError ? error.code : 'server.failed'
}
