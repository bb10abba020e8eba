import { sql } from 'kysely'
import type { Log } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'

/** Interval at which queues are measured. */
export const workMs = 10_000

type WatchedParts = Pick<Services, 'database' | 'metrics'>

/**
 * Measures queues and the database: the time of one round trip, the connections of the pool in use (Postgres), the
 * event streams that are open here, and the pending jobs and mails. Every server measures the same queues.
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

/** Measures queues and the database every ten seconds until it is stopped. */
export function watchWork(parts: WatchedParts & { log: Pick<Log, 'error'> }): { stop: () => Promise<void> } {
  let sampling: Promise<void> | undefined
  const sample = (): void => {
    // One measurement at a time, so that none queue up behind a slow database.
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
