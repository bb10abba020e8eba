import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { OneTimePurpose, Time } from '../db/tables.ts'
import type { UserRow } from '../db/rows.ts'

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

/** Deletes a user's one-time tokens, so that links in earlier mails stop working. */
export async function revokeTokens(
  queries: Queries,
  userId: string,
  purposes: readonly OneTimePurpose[]
): Promise<void> {
  await queries
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .execute()
}

/** The new email address that a user has not confirmed yet. */
export async function findPendingEmail(queries: Queries, userId: string, now: Time): Promise<string | null> {
  const row = await queries
    .selectFrom('one_time_tokens')
    .select('payload')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'email-change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row === undefined ? null : (JSON.parse(row.payload) as { email: string }).email
}

/** The providers that a user has connected. */
export async function findConnectedProviders(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('identities')
    .select('provider')
    .where('user_id', '=', userId)
    .orderBy('connected_at')
    .execute()
  return rows.map(({ provider }) => provider)
}

/** Deletes a user with everything that is theirs; the audit log keeps the id only. */
export async function eraseUser(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('attempts').where('account', '=', userId).execute()
  await queries.deleteFrom('users').where('id', '=', userId).execute()
}
