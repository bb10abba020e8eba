import type { Insertable, Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { EventsTable } from '../db/tables.ts'

export type EventRow = Selectable<EventsTable>

export async function insertEvents(
  queries: Queries,
  events: readonly Insertable<EventsTable>[]
): Promise<void> {
  await queries.insertInto('events').values(events).execute()
}

/** Events after one id and up to another one, oldest first. */
export function findEvents(
  queries: Queries,
  { after, upTo, most }: { after: number; upTo?: number; most: number }
): Promise<EventRow[]> {
  return queries
    .selectFrom('events')
    .selectAll()
    .where('id', '>', after)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo ?? 0))
    .orderBy('id')
    .limit(most)
    .execute()
}

/** The ids of the oldest and the newest stored event; 0 where there is none. */
export async function findStoredEvents(queries: Queries): Promise<{ oldest: number; newest: number }> {
  const { oldest, newest } = await queries
    .selectFrom('events')
    .select(({ fn }) => [fn.min<number | null>('id').as('oldest'), fn.max<number | null>('id').as('newest')])
    .executeTakeFirstOrThrow()
  return { oldest: oldest ?? 0, newest: newest ?? 0 }
}
