import { sql } from 'kysely'
import { inTransaction, type Queries } from '@sitewright/kernel/db'
import type { Services } from '@sitewright/kernel/services'
import { storageOf } from '@sitewright/kernel/limits'
import { notifyOfLimits } from './notify-of-limits.ts'

/** Number of tenants of one run, those that were measured longest ago. */
const batch = 200
const week = 7 * 24 * 3_600_000

const usersOf = sql`users.tenant_id = tenants.id`

/**
 * Scheduled task: measures what tenants use, the bytes of projects, versions and pictures, the requests of this month,
 * and when a user was last seen; notifies of limits that are near. Each run measures some tenants, through the reader:
 * the query takes longer the more users they have, and must not block other calls.
 */
export async function measureTenants(services: Services): Promise<number> {
  const { database, reader, now } = services
  const time = now()
  const measured: Measured[] = []
  for await (const rows of reader.read(findFigures(database.db, time).compile())) measured.push(...rows)
  await inTransaction(database, async (transaction) => {
    for (const { id, storage, requests, active, seen } of measured)
      await transaction
        .updateTable('tenants')
        .set({
          storage_bytes: Number(storage),
          requests: Number(requests),
          active_users: Number(active),
          last_activity: seen === null ? null : Number(seen),
          measured_at: time
        })
        .where('id', '=', id)
        .execute()
  })
  await notifyOfLimits(
    services,
    measured.map(({ id }) => id)
  )
  return measured.length
}

/** Postgres returns sums and counts as strings. */
interface Measured {
  id: string
  storage: number | string
  requests: number | string
  active: number | string
  seen: number | string | null
}

function findFigures(db: Queries, time: number) {
  const today = new Date(time)
  const month = Date.UTC(today.getUTCFullYear(), today.getUTCMonth())
  const due = db
    .selectFrom('tenants')
    .select('id')
    .orderBy(sql`coalesce(measured_at, 0)`)
    .limit(batch)
  return db
    .selectFrom('tenants')
    .select([
      'id',
      storageOf(sql`tenants.id`).as('storage'),
      sql<Measured['requests']>`
        (select coalesce(sum(calls), 0) from metric_calls
          where metric_calls.tenant = tenants.id and tenant <> '*' and resolution = 3600 and at >= ${month})`.as(
        'requests'
      ),
      sql<Measured['active']>`
        (select count(distinct users.id) from users join sessions on sessions.user_id = users.id
          where ${usersOf} and sessions.viewer_id is null and sessions.last_seen_at > ${time - week})`.as(
        'active'
      ),
      sql<Measured['seen']>`
        (select max(sessions.last_seen_at) from users join sessions on sessions.user_id = users.id
          where ${usersOf} and sessions.viewer_id is null)`.as('seen')
    ])
    .where('id', 'in', due)
}
