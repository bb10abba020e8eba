import type { Insertable, Selectable, Updateable } from 'kysely'
import { hasUpdated, type Queries, type DatabaseWritesTable } from '@sitewright/kernel/db'

export type WriteRow = Selectable<DatabaseWritesTable>

export function findWrite(queries: Queries, id: string, createdBy: string): Promise<WriteRow | undefined> {
  return queries
    .selectFrom('database_writes')
    .selectAll()
    .where('id', '=', id)
    .where('created_by', '=', createdBy)
    .executeTakeFirst()
}

export async function countHeld(queries: Queries, createdBy: string, now: number): Promise<number> {
  const { held } = await queries
    .selectFrom('database_writes')
    .select(({ fn }) => fn.countAll<number | string>().as('held'))
    .where('created_by', '=', createdBy)
    .where('state', '=', 'held')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(held)
}

export async function insertWrite(queries: Queries, row: Insertable<DatabaseWritesTable>): Promise<void> {
  await queries.insertInto('database_writes').values(row).execute()
}

/** Requests the commit or rollback of a held write. False where one was requested before. */
export async function askWrite(
  queries: Queries,
  id: string,
  asked: NonNullable<WriteRow['asked']>
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('database_writes')
      .set({ asked })
      .where('id', '=', id)
      .where('state', '=', 'held')
      .where('asked', 'is', null)
      .executeTakeFirst()
  )
}

/** Changes a write if it is in a state; returns whether it was. */
export async function moveWrite(
  queries: Queries,
  { id, from }: { id: string; from: WriteRow['state'] },
  changes: Updateable<DatabaseWritesTable>
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('database_writes')
      .set(changes)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
  )
}

export async function markUndone(queries: Queries, id: string, undoneBy: string): Promise<void> {
  await queries
    .updateTable('database_writes')
    .set({ undone_by: undoneBy })
    .where('id', '=', id)
    .where('undone_by', 'is', null)
    .execute()
}
