import type { Queries, UserRow } from '@sitewright/kernel/db'

/**
 * Whether a user has closed the account and can still reopen it. To all others it is inactive. Unlike a deletion by an
 * administrator, which moves the rows away (`deletion/deleted-users.repository.ts`), its rows stay: the user signs in
 * with them to reopen it.
 */
export function isClosed(
  { status, purge_at: at }: Pick<UserRow, 'status' | 'purge_at'>,
  now: number
): boolean {
  return status === 'inactive' && at !== null && at > now
}

/**
 * Closes an active account: makes it inactive, invalidates all access tokens, and sets the time of its deletion.
 * Undefined where it is not active: a suspension by an administrator must not become a closure that its user can
 * revert.
 */
export function closeUser(
  queries: Queries,
  id: string,
  { now, purgeAt }: { now: number; purgeAt: number }
): Promise<UserRow | undefined> {
  return queries
    .updateTable('users')
    .set(({ eb }) => ({
      status: 'inactive',
      purge_at: purgeAt,
      updated_at: now,
      token_version: eb('token_version', '+', 1)
    }))
    .where('id', '=', id)
    .where('status', '=', 'active')
    .returningAll()
    .executeTakeFirst()
}

/** Reopens a closed account; undefined if it is not closed, or its time is over. */
export function keepUser(queries: Queries, id: string, now: number): Promise<UserRow | undefined> {
  return queries
    .updateTable('users')
    .set({ status: 'active', purge_at: null, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'inactive')
    .where('purge_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Ids of closed accounts whose time is over, oldest first. */
export async function findUsersToPurge(queries: Queries, now: number, limit: number): Promise<string[]> {
  const rows = await queries
    .selectFrom('users')
    .select('id')
    .where('purge_at', '<=', now)
    .orderBy('purge_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes a closed account whose time is over, with all data of its user; undefined if it was reopened. */
export async function purgeUser(queries: Queries, id: string, now: number): Promise<UserRow | undefined> {
  const user = await queries
    .deleteFrom('users')
    .where('id', '=', id)
    .where('purge_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  if (user !== undefined) await queries.deleteFrom('attempts').where('account', '=', id).execute()
  return user
}
