import type { RoleId } from '@sitewright/api'
import type { Insertable, Selectable } from 'kysely'
import { hasUpdated, type Queries } from '../db/database.ts'
import type { JobsTable } from '../db/jobs-tables.ts'
import type { Actor } from '../request/caller.ts'
import type { TimeCursor } from '../routing/time-cursor.ts'

const columns = [
  'id',
  'kind',
  'actor_id',
  'tenant_id',
  'state',
  'total',
  'done',
  'refused',
  'skipped',
  'result',
  'error',
  'created_at',
  'started_at',
  'finished_at',
  'cancel_requested_at',
  'undo_of',
  'undo_until'
] as const

/** A job without its input, which may be large. */
export type JobRow = Pick<Selectable<JobsTable>, (typeof columns)[number]>

/** A job with the one that undoes it. */
export type JobWithUndo = JobRow & { undone_by: string | null }

export interface JobFilter {
  actor: Pick<Actor, 'userId' | 'tenantId'>
  /** Whether jobs of other users are included. */
  all: boolean
  state: JobRow['state'] | undefined
  kind: string | undefined
  before: TimeCursor | undefined
  limit: number
}

function selectJobs(queries: Queries) {
  return queries
    .selectFrom('jobs')
    .select(columns)
    .select(({ selectFrom }) =>
      selectFrom('jobs as undo')
        .select('undo.id')
        .whereRef('undo.undo_of', '=', 'jobs.id')
        .orderBy('undo.created_at', 'desc')
        .limit(1)
        .as('undone_by')
    )
}

/** Inserts a job; false if its actor has one with the same idempotency key. */
export async function insertJob(queries: Queries, job: Insertable<JobsTable>): Promise<boolean> {
  const inserted = await queries
    .insertInto('jobs')
    .values(job)
    .onConflict((conflict) => conflict.columns(['actor_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function findJob(queries: Queries, id: string): Promise<JobWithUndo | undefined> {
  return selectJobs(queries).where('jobs.id', '=', id).executeTakeFirst()
}

/** The role of the creator of a job; undefined where that user was deleted. */
export async function findRoleOfStarter(
  queries: Queries,
  { actor_id: id }: Pick<JobRow, 'actor_id'>
): Promise<RoleId | undefined> {
  const row = await queries.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst()
  return row?.role
}

/** The job of an idempotency key, with its input. */
export function findJobByKey(
  queries: Queries,
  { actorId, key }: { actorId: string; key: string }
): Promise<{ id: string; kind: string; input: string } | undefined> {
  return queries
    .selectFrom('jobs')
    .select(['id', 'kind', 'input'])
    .where('actor_id', '=', actorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
}

/** A page of jobs, newest first, with one more than the limit if there is a next page. */
export function findJobPage(
  queries: Queries,
  { actor: { userId, tenantId }, all, state, kind, before, limit }: JobFilter
): Promise<JobWithUndo[]> {
  return selectJobs(queries)
    .$if(!all, (query) => query.where('jobs.actor_id', '=', userId))
    .$if(all && tenantId !== null, (query) => query.where('jobs.tenant_id', '=', tenantId))
    .$if(state !== undefined, (query) => query.where('jobs.state', '=', state ?? 'done'))
    .$if(kind !== undefined, (query) => query.where('jobs.kind', '=', kind ?? ''))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('jobs.created_at', 'jobs.id'), '<', tuple(before?.createdAt ?? 0, before?.id ?? ''))
      )
    )
    .orderBy('jobs.created_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Requests a running job to stop, and cancels a waiting one. */
export async function requestCancel(queries: Queries, id: string, now: number): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('jobs')
      .set({ cancel_requested_at: now })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      .where('cancel_requested_at', 'is', null)
      .executeTakeFirst()
  )
}

/** The newest job that undoes another one. */
export function findUndo(queries: Queries, id: string): Promise<JobRow | undefined> {
  return queries
    .selectFrom('jobs')
    .select(columns)
    .where('undo_of', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
