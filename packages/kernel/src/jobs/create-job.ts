import { ApiError } from '@sitewright/api'
import type { CallTransaction, UserCall } from '../call/call.ts'
import { newId } from '../crypto/random.ts'
import type { TypedJob } from './define-job.ts'
import { findJob, findJobByKey, insertJob, type JobWithUndo } from './jobs.repository.ts'

interface NewJob<Input> {
  input: Input
  /** Chosen by the client: repeating the request returns the same job. */
  idempotencyKey?: string | undefined
  /** Writes rows that belong to the job, in its transaction; it also runs for a repeated key. */
  write?: (transaction: CallTransaction, jobId: string) => Promise<void>
}

/**
 * Creates a job. A repeated idempotency key of the same user returns the job that it created.
 *
 * @example
 * const job = await createJob(call, renameUsers, { input: { ids, lastName: 'Okafor' }, idempotencyKey })
 */
export async function createJob<Input>(
  call: UserCall,
  definition: TypedJob<Input>,
  { input, idempotencyKey, write }: NewJob<Input>
): Promise<JobWithUndo> {
  // A job runs with all rights of its actor, which exceed an API key's scopes.
  if (call.actor.key !== undefined) throw new ApiError('key.session')
  if (!call.actor.permissions.includes(definition.permission)) throw new ApiError('auth.forbidden')
  const { kind } = definition
  const text = JSON.stringify(input)
  // Outside the transaction, since it may read much.
  const total = await definition.count(input, call.actor)
  return call.transaction(async (transaction) => {
    const known = await findKnown(transaction, call, idempotencyKey)
    if (known !== undefined) {
      if (known.kind !== kind || known.input !== text) throw new ApiError('job.key-used')
      await write?.(transaction, known.id)
      return getJobRow(transaction, known.id)
    }
    const id = await insertNewJob(call, transaction, { kind, input: text, total, key: idempotencyKey })
    // A parallel request has used the same key.
    if (id === undefined) throw new ApiError('job.key-used')
    await transaction.audit('job.start', { type: 'job', id }, { details: { kind, total } })
    await write?.(transaction, id)
    return getJobRow(transaction, id)
  })
}

async function findKnown(transaction: CallTransaction, { actor }: UserCall, key: string | undefined) {
  if (key === undefined) return undefined
  await transaction.lock(`jobs of ${actor.userId}`)
  return findJobByKey(transaction, { actorId: actor.userId, key })
}

interface JobValues {
  kind: string
  input: string
  total: number
  key?: string | undefined
  undoOf?: string
}

/** Inserts a job that waits for a runner, and wakes this server's runner after the commit. */
export async function insertNewJob(
  { actor, caller, services }: UserCall,
  transaction: CallTransaction,
  { kind, input, total, key, undoOf }: JobValues
): Promise<string | undefined> {
  const id = newId()
  const isNew = await insertJob(transaction, {
    id,
    kind,
    actor_id: actor.userId,
    tenant_id: actor.tenantId,
    ip: caller.ip,
    device: caller.device,
    input,
    idempotency_key: key ?? null,
    state: 'waiting',
    total,
    created_at: services.now(),
    undo_of: undoOf ?? null
  })
  transaction.afterCommit(() => services.jobSignal.raise())
  return isNew ? id : undefined
}

export async function getJobRow(transaction: CallTransaction, id: string): Promise<JobWithUndo> {
  const job = await findJob(transaction, id)
  if (job === undefined) throw new Error(`Job ${id} is not there`)
  return job
}
