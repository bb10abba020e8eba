import { sql, type ExpressionBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely'
import { newId } from '../crypto/random.ts'
import type { Queries } from '../db/database.ts'
import type { JobsTable } from '../db/jobs-tables.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../services/services.ts'

/** Milliseconds without a renewal after which another server takes a job over. */
export const leaseMs = 15_000

/** Tolerated clock skew between servers; a lease that ends later dates from before a clock was set back. */
const clockDifferenceMs = 5 * 60_000

export type LeasedJob = Selectable<JobsTable>

type Parts = Pick<Services, 'database' | 'now'>

/** Takes the oldest job of the given kinds that waits, or whose lease has expired; each run has a lease of its own. */
export function takeJob(
  { database: { db }, now }: Parts,
  kinds: readonly string[]
): Promise<LeasedJob | undefined> {
  const time = now()
  return (
    db
      .updateTable('jobs')
      .set(({ fn, ref, val }) => ({
        state: 'running',
        lease_holder: newId(),
        lease_until: time + leaseMs,
        started_at: fn.coalesce(ref('started_at'), val(time))
      }))
      .where('id', '=', ({ selectFrom }) =>
        selectFrom('jobs')
          .select('id')
          .where('state', 'in', ['waiting', 'running'])
          .where('kind', 'in', kinds)
          .where(isFree(time))
          .where(isNotPaused)
          .orderBy('created_at')
          .orderBy('id')
          .limit(1)
      )
      // Checked again, for a server that waited for another one's update.
      .where('state', 'in', ['waiting', 'running'])
      .where(isFree(time))
      .returningAll()
      .executeTakeFirst()
  )
}

/** Jobs of a suspended tenant wait until it is activated. */
const isNotPaused = sql<SqlBool>`not exists (
  select 1 from tenants where tenants.id = jobs.tenant_id and tenants.status = 'suspended')`

/** Whether a job is free: its lease has expired, or is longer than any lease can be. */
function isFree(time: number) {
  return ({ eb, or }: ExpressionBuilder<Tables, 'jobs'>) =>
    or([
      eb('lease_until', 'is', null),
      eb('lease_until', '<=', time),
      eb('lease_until', '>', time + leaseMs + clockDifferenceMs)
    ])
}

/** Renews a lease and locks the job until the transaction ends; undefined if another run has it. */
export function renewJobLease(
  queries: Queries,
  { id, lease_holder: holder }: LeasedJob,
  now: number
): Promise<LeasedJob | undefined> {
  return queries
    .updateTable('jobs')
    .set({ lease_until: now + leaseMs })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('lease_holder', '=', holder)
    .returningAll()
    .executeTakeFirst()
}

/** Updates a job while this run holds its lease; no effect once another run has it. */
export async function updateLeasedJob(
  queries: Queries,
  { id, lease_holder: holder }: LeasedJob,
  changes: Updateable<JobsTable>
): Promise<void> {
  await queries
    .updateTable('jobs')
    .set(changes)
    .where('id', '=', id)
    .where('lease_holder', '=', holder)
    .execute()
}

/**
 * Releases the jobs that a killed server held, so that they need not wait for the end of its leases. Only for the start
 * of the one server of an embedded database: on Postgres other servers may hold them.
 */
export async function releaseLeftJobs({ database: { db } }: Pick<Parts, 'database'>): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_holder: null, lease_until: null })
    .where('state', '=', 'running')
    .execute()
}

/** Releases a job, so that another run continues it at once. */
export function releaseJob({ database: { db } }: Parts, job: LeasedJob): Promise<void> {
  return updateLeasedJob(db, job, { lease_holder: null, lease_until: null })
}
