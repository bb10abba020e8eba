import { sql } from 'kysely'
import type { Services } from '../services/services.ts'
import { storageOf } from '../tenant-limits/tenant-limits.ts'
import { tellOfLimits } from './tell-of-limits.ts'

/** How many tenants are measured at once, the ones that were not for longest. */
const batch = 200
const week = 7 * 24 * 3_600_000

const usersOf = sql`users.tenant_id = tenants.id`

/**
 * Measures what tenants use: the bytes that are kept of projects, versions and pictures, the requests of this month, and
 * when somebody was seen; who is near a limit is told of. Each run measures some of them, so that 10,000 tenants take no long statement.
 */
export async function measureTenants(
  services: Pick<Services, 'database' | 'now' | 'events' | 'outbox' | 'publicUrl'>
): Promise<number> {
  const { database, now } = services
  const { db } = database
  const time = now()
  const today = new Date(time)
  const month = Date.UTC(today.getUTCFullYear(), today.getUTCMonth())
  const due = db
    .selectFrom('tenants')
    .select('id')
    .orderBy(sql`coalesce(measured_at, 0)`)
    .limit(batch)
  const measured = await db
    .updateTable('tenants')
    .set({
      storage_bytes: storageOf(sql`tenants.id`),
      requests: sql`
        (select coalesce(sum(calls), 0) from metric_calls
          where metric_calls.tenant = tenants.id and tenant <> '*' and resolution = 3600 and at >= ${month})`,
      active_users: sql`
        (select count(distinct users.id) from users join sessions on sessions.user_id = users.id
          where ${usersOf} and sessions.viewer_id is null and sessions.last_seen_at > ${time - week})`,
      last_activity: sql`
        (select max(sessions.last_seen_at) from users join sessions on sessions.user_id = users.id
          where ${usersOf} and sessions.viewer_id is null)`,
      measured_at: time
    })
    .where('id', 'in', due)
    .returning('id')
    .execute()
  await tellOfLimits(
    services,
    measured.map(({ id }) => id)
  )
  return measured.length
}
