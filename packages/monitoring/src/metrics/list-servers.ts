import type { HostFacts, ServerView } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { findServers } from './servers.repository.ts'
import { metricsMs } from './write-metrics.ts'

/** A server that has not reported for this long has stopped, or cannot reach the database. */
const liveMs = 3 * metricsMs

/** Lists the servers of the installation; refused for users of a tenant. */
export async function listServers({ services: { database, metrics, now } }: UserCall): Promise<ServerView[]> {
  const rows = await findServers(database.db)
  return rows.map(({ id, version, started_at, seen_at, host }) => ({
    id,
    version,
    startedAt: started_at,
    seenAt: seen_at,
    live: now() - seen_at <= liveMs,
    answering: id === metrics.server.id,
    host: JSON.parse(host) as HostFacts
  }))
}
