import type { Insertable, Selectable } from 'kysely'
import type { Queries, AvatarsTable } from '@sitewright/kernel/db'

/** Inserts or replaces a user's avatar; of two concurrent ones the later wins. */
export async function upsertAvatar(queries: Queries, avatar: Insertable<AvatarsTable>): Promise<void> {
  await queries
    .insertInto('avatars')
    .values(avatar)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(avatar))
    .execute()
}

export async function deleteUserAvatar(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('avatars').where('user_id', '=', userId).execute()
}

export function findAvatar(queries: Queries, id: string): Promise<Selectable<AvatarsTable> | undefined> {
  return queries.selectFrom('avatars').selectAll().where('id', '=', id).executeTakeFirst()
}
