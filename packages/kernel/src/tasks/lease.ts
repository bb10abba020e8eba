import type { Services } from '../services/services.ts'
import { hasUpdated } from '../db/database.ts'

/** A lease: the exclusive right of one server to do something for a while. */
export interface Lease {
  name: string
  holder: string
}

type Parts = Pick<Services, 'database' | 'now'>

/** Acquires a lease; false while another server holds it. */
export async function takeLease(
  { database, now }: Parts,
  { name, holder }: Lease,
  ms: number
): Promise<boolean> {
  const time = now()
  const taken = await database.db
    .insertInto('leases')
    .values({ name, holder, until: time + ms })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, until: time + ms })
        .where(({ or, eb }) => or([eb('leases.until', '<=', time), eb('leases.holder', '=', holder)]))
    )
    .returning('holder')
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Releases the leases that a killed server left, all of which end within `withinMs` milliseconds. Only for the start of
 * the one server of an embedded database: on Postgres other servers may hold them.
 */
export async function releaseLeftLeases({ database: { db }, now }: Parts, withinMs: number): Promise<void> {
  await db
    .deleteFrom('leases')
    .where('until', '<=', now() + withinMs)
    .execute()
}

/** Sets the end of a lease that this server still holds. */
export async function holdLeaseUntil(
  { database }: Parts,
  { name, holder }: Lease,
  until: number
): Promise<boolean> {
  return hasUpdated(
    await database.db
      .updateTable('leases')
      .set({ until })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .executeTakeFirst()
  )
}
