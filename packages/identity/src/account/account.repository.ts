import { sql } from 'kysely'
import type { Queries, Time, UserRow } from '@sitewright/kernel/db'

/** Sets a password and invalidates all access tokens; undefined if it was changed meanwhile (optimistic lock). */
export function replacePassword(
  queries: Queries,
  { id, password_hash }: UserRow,
  { hash, now }: { hash: string; now: Time }
): Promise<UserRow | undefined> {
  return queries
    .updateTable('users')
    .set(({ ref }) => ({
      password_hash: hash,
      password_changed_at: now,
      updated_at: now,
      token_version: sql<number>`${ref('token_version')} + 1`
    }))
    .where('id', '=', id)
    .where('password_hash', password_hash === null ? 'is' : '=', password_hash)
    .returningAll()
    .executeTakeFirst()
}

export async function findConnectedProviders(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('identities')
    .select('provider')
    .where('user_id', '=', userId)
    .orderBy('connected_at')
    .execute()
  return rows.map(({ provider }) => provider)
}
