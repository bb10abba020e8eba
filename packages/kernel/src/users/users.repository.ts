import type { Insertable, Updateable } from 'kysely'
import type { Queries } from '../db/database.ts'
import { toSearchText } from '../db/search-text.ts'
import type { Time } from '../db/tables.ts'
import type { UsersTable } from '../db/user-tables.ts'
import type { UserRow } from '../db/rows.ts'

export function findUserByEmail(queries: Queries, email: string): Promise<UserRow | undefined> {
  return queries.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

export function findUserById(queries: Queries, id: string): Promise<UserRow | undefined> {
  return queries.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Inserts a user and indexes the search words; undefined if the address is taken. */
export async function insertUser(
  queries: Queries,
  user: Insertable<UsersTable>
): Promise<UserRow | undefined> {
  const row = await queries
    .insertInto('users')
    .values({ ...user, ...toSearchText(user) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (row !== undefined) await indexSearchWords(queries, row)
  return row
}

export async function updateUser(
  queries: Queries,
  id: string,
  changes: Updateable<UsersTable>
): Promise<UserRow> {
  const row = await queries
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const renamed =
    changes.first_name !== undefined || changes.last_name !== undefined || changes.email !== undefined
  if (!renamed) return row
  await indexSearchWords(queries, row)
  return queries
    .updateTable('users')
    .set(toSearchText(row))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Extends the retention of an unverified user, for a newer link; undefined if the address has none. */
export function touchPendingUser(queries: Queries, email: string, now: Time): Promise<UserRow | undefined> {
  return queries
    .updateTable('users')
    .set({ updated_at: now })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
}

/** Deletes the unverified user of an address, with its tokens. */
export async function deletePendingUser(queries: Queries, email: string): Promise<void> {
  await queries.deleteFrom('users').where('email', '=', email).where('status', '=', 'pending').execute()
}

/** Search words of a user: names and parts of the address, in lower case. */
export function toSearchWords({
  email,
  first_name,
  last_name
}: Pick<UserRow, 'email' | 'first_name' | 'last_name'>): string[] {
  const words = [first_name, last_name, email]
    .flatMap((text) => [text, ...text.split(/[\s@._+-]+/u)])
    // By code points: half a surrogate pair is not a valid text, and truncation could make words equal.
    .map((word) => Array.from(word.toLowerCase()).slice(0, 100).join(''))
  return [...new Set(words)].filter((word) => word !== '')
}

async function indexSearchWords(queries: Queries, user: UserRow): Promise<void> {
  await queries.deleteFrom('user_words').where('user_id', '=', user.id).execute()
  await queries
    .insertInto('user_words')
    .values(toSearchWords(user).map((word) => ({ word, user_id: user.id })))
    .execute()
}

/** Number of active super admins; with 0 the installation is not set up. */
export async function countActiveSuperAdmins(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('role', '=', 'super_admin')
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return count
}

/** Activates a registration whose user has verified their address; a status that an administrator has set stays. */
export async function verifyUser(queries: Queries, id: string): Promise<void> {
  await queries
    .updateTable('users')
    .set({ status: 'active' })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}
