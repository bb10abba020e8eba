import { sql, type ExpressionBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely'
import { newId } from '../crypto/random.ts'
import type { Queries } from '../db/database.ts'
import type { JobsTable } from '../db/jobs-tables.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../services/services.ts'

/** How long a run may be silent before another server takes its job over. */
export const leaseMs = 15_000

/** How far apart the clocks of servers may be; a lease that ends later was taken before a clock was set back. */
const clockDifferenceMs = 5 * 60_000

/** A job that a run of this server holds. */
export type LeasedJob = Selectable<JobsTable>

type Parts = Pick<Services, 'database' | 'now'>

/** Takes the oldest job of some kinds that waits, or whose run fell silent; each run has a lease of its own. */
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
      // Again, for a server that waited for another one's update.
      .where('state', 'in', ['waiting', 'running'])
      .where(isFree(time))
      .returningAll()
      .executeTakeFirst()
  )
}

/** Jobs of a suspended tenant wait until it is active again. */
const isNotPaused = sql<SqlBool>`not exists (
  select 1 from tenants where tenants.id = jobs.tenant_id and tenants.status = 'suspended')`

/** Whether nobody holds a job: its lease is over, or longer than any lease is. */
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

/** Updates a job that this run holds. */
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
 * Gives back the jobs that a killed server held, so that they need not wait for its leases to run out. Only for the
 * start of the one server of an embedded database: others may hold those of a Postgres.
 */
export async function releaseLeftJobs({ database: { db } }: Pick<Parts, 'database'>): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_holder: null, lease_until: null })
    .where('state', '=', 'running')
    .execute()
}

/** Gives a job back, so that another run goes on with it at once. */
export function releaseJob({ database: { db } }: Parts, job: LeasedJob): Promise<void> {
  return updateLeasedJob(db, job, { lease_holder: null, lease_until: null })
}
