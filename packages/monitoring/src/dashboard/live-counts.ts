import { summarySpans, type LiveCount } from '@sitewright/api'
import { sql } from 'kysely'
import type { Database } from '@sitewright/kernel/db'
import type { CurrentState } from '../metrics/current-state.ts'
import { liveCountMessages as words } from './messages.ts'

/** Why the number of database connections in use is not known. */
const noPool = { sqlite: words.embedded, postgres: words.notMeasured } as const

/**
 * Counts recently used sessions and API keys, running jobs, event streams and database connections of the installation;
 * what cannot be measured is null, with the reason.
 */
export async function countLive(
  { db, engine }: Database,
  state: CurrentState,
  now: number
): Promise<LiveCount[]> {
  const seen = now - summarySpans.onlineMinutes * 60_000
  const count = sql<number | string>`count(*)`.as('count')
  const [sessions, keys, jobs] = await Promise.all([
    db
      .selectFrom('sessions')
      .select(count)
      .where('last_seen_at', '>', seen)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst(),
    db
      .selectFrom('api_keys')
      .select(count)
      .where('last_used_at', '>', seen)
      .where('expires_at', '>', now)
      .executeTakeFirst(),
    db.selectFrom('jobs').select(count).where('state', '=', 'running').executeTakeFirst()
  ])
  const pools = state.gauges('databaseConnections')
  const pool = pools.length === 0 ? null : sumOf(pools)
  const held = state.gauges('eventStreams')
  const streams =
    held.length === 0
      ? { value: null, note: words.notMeasured }
      : { value: sumOf(held), note: words.streams(held.length) }
  return [
    { id: 'sessions', value: Number(sessions?.count ?? 0), note: words.sessions },
    { id: 'pool', value: pool, note: pool === null ? noPool[engine] : words.pool },
    { id: 'keys', value: Number(keys?.count ?? 0), note: words.keys },
    { id: 'jobs', value: Number(jobs?.count ?? 0), note: words.jobs },
    { id: 'streams', ...streams }
  ]
}

const sumOf = (gauges: readonly { value: number }[]): number =>
  Math.round(gauges.reduce((sum, { value }) => sum + value, 0))
