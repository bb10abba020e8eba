import type { Selectable, Updateable } from 'kysely'
import { newId } from '../crypto/random.ts'
import type { Queries } from '../db/database.ts'
import type { JobsTable } from '../db/jobs-tables.ts'
import type { Services } from '../services/services.ts'

/** How long a run may be silent before another server takes its job over. */
export const leaseMs = 15_000

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
          .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', time)]))
          .orderBy('created_at')
          .orderBy('id')
          .limit(1)
      )
      // Again, for a server that waited for another one's update.
      .where('state', 'in', ['waiting', 'running'])
      .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<=', time)]))
      .returningAll()
      .executeTakeFirst()
  )
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

/** Gives a job back, so that another run goes on with it at once. */
export function releaseJob({ database: { db } }: Parts, job: LeasedJob): Promise<void> {
  return updateLeasedJob(db, job, { lease_holder: null, lease_until: null })
}
