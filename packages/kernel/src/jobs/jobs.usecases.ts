import { ApiError } from '@sitewright/api'
import type { UserCall } from '../call/call.ts'
import type { Queries } from '../db/database.ts'
import type { Actor } from '../request/caller.ts'
import { requireRank } from '../roles/require-rank.ts'
import { getRoleOf } from '../roles/roles.repository.ts'
import { requirePermission, requireStepUp } from '../routing/guard.ts'
import { getJobRow, insertNewJob } from './create-job.ts'
import type { JobDefinition } from './define-job.ts'
import { countUndoable } from './job-items.repository.ts'
import { findJob, findRoleOfStarter, findUndo, requestCancel, type JobWithUndo } from './jobs.repository.ts'

/** Whether the actor may see the jobs of other users. */
export function seesAllJobs({ permissions }: Pick<Actor, 'permissions'>): boolean {
  return permissions.includes('system.config')
}

/**
 * Gets a job that the actor may see: their own, or one of their tenant with the permission for all (security bar 32).
 */
export async function getJob(queries: Queries, actor: Actor, id: string): Promise<JobWithUndo> {
  const job = await findJob(queries, id)
  const isOwn = job?.actor_id === actor.userId
  const isOfTenant = actor.tenantId === null || job?.tenant_id === actor.tenantId
  if (job === undefined || !(isOwn || (seesAllJobs(actor) && isOfTenant))) throw new ApiError('job.not-found')
  return job
}

/**
 * Cancels a job: it stops after the running batch. A job that has ended is unchanged. A job of a user who ranks above
 * the actor is refused (security bar 54); its undo is not, since that checks the rank of each user.
 */
export function cancelJob(call: UserCall, id: string): Promise<JobWithUndo> {
  return call.transaction(async (transaction) => {
    const job = await getJob(transaction, call.actor, id)
    const role = await findRoleOfStarter(transaction, job)
    if (role !== undefined) requireRank(call.actor, await getRoleOf(transaction, { role }))
    if (await requestCancel(transaction, id, call.services.now())) {
      await transaction.audit('job.cancel', { type: 'job', id })
      transaction.afterCommit(() => call.services.jobSignal.raise())
    }
    return getJobRow(transaction, id)
  })
}

/** Creates a job that undoes another one; returns the existing one if there is one. */
export function undoJob(
  call: UserCall,
  definitions: readonly JobDefinition[],
  id: string
): Promise<JobWithUndo> {
  const { actor, services } = call
  return call.transaction(async (transaction) => {
    await transaction.lock(`job ${id}`)
    const job = await getJob(transaction, actor, id)
    const definition = definitions.find(({ kind }) => kind === job.kind)
    if (definition === undefined) throw new ApiError('auth.forbidden')
    const { permission, stepUp } = definition.undo ?? { ...definition, stepUp: false }
    requirePermission(permission, actor)
    if (stepUp) requireStepUp(services, actor)
    if (job.finished_at === null) throw new ApiError('job.running')
    if (job.undo_until === null || job.undo_until < services.now()) throw new ApiError('job.gone')
    const known = await findUndo(transaction, id)
    if (known !== undefined && known.state !== 'cancelled' && known.state !== 'failed')
      return getJobRow(transaction, known.id)
    const total = await countUndoable(transaction, id)
    if (total === 0) throw new ApiError('job.gone')
    const undo = await insertNewJob(call, transaction, { kind: job.kind, input: '{}', total, undoOf: id })
    if (undo === undefined) throw new Error('A job without a key was there before')
    await transaction.audit('job.undo', { type: 'job', id }, { details: { job: undo, total } })
    return getJobRow(transaction, undo)
  })
}
