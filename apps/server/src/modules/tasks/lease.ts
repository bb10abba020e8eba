import type { Services } from '../../services.ts'
import { hasUpdated } from '../../db/database.ts'

/** Something that one server at a time may do, and which server asks. */
export interface Lease {
  name: string
  holder: string
}

type Parts = Pick<Services, 'database' | 'now'>

/** Takes a lease for a while; false while another server has it. */
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

/** Sets when a lease ends, where it is still ours. */
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
