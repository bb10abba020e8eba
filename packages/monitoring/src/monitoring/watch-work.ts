import { sql } from 'kysely'
import type { Log } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'

/** How often the work that waits is counted. */
export const workMs = 10_000

type WatchedParts = Pick<Services, 'database' | 'metrics'>

/**
 * Measures what waits for this installation and how its database answers: the time of one round trip, the connections of
 * the pool that are in use (Postgres), the event streams that are open here, and the jobs and mails that wait. Every server
 * measures the same queues.
 */
export async function sampleWork({ database, metrics }: WatchedParts): Promise<void> {
  const { db } = database
  metrics.sample()
  const begun = performance.now()
  await sql`select 1`.execute(db)
  metrics.gauge('databaseRoundTrip', performance.now() - begun)
  const inUse = database.connectionsInUse?.()
  if (inUse !== undefined) metrics.gauge('databaseConnections', inUse)
  const count = sql<number>`count(*)`.as('count')
  const jobs = await db
    .selectFrom('jobs')
    .select(count)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirstOrThrow()
  const mails = await db
    .selectFrom('mails')
    .select(count)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  metrics.gauge('jobsOpen', jobs.count)
  metrics.gauge('mailsWaiting', mails.count)
}

/** Measures the work that waits every ten seconds, until it is stopped. */
export function watchWork(parts: WatchedParts & { log: Pick<Log, 'error'> }): { stop: () => Promise<void> } {
  let sampling: Promise<void> | undefined
  const sample = (): void => {
    // A database that answers late is measured once, not by a queue of measurements.
    sampling ??= sampleWork(parts)
      .catch((error: unknown) => parts.log.error('metrics.failed', { error }))
      .finally(() => {
        sampling = undefined
      })
  }
  sample()
  const timer = setInterval(sample, workMs)
  return {
    async stop() {
      clearInterval(timer)
      await sampling
    }
  }
}
