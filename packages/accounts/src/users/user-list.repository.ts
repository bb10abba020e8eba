import type { UserQuery, RoleId } from '@sitewright/api'
import type { SelectQueryBuilder } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { Tables, UserStatus } from '../db/tables.ts'
import type { UserRow } from '../db/rows.ts'

/** A user with the provider they registered with, if they have no password. */
export type UserWithProvider = UserRow & { provider: string | null }

/** Filter of the user list. A tenant sees its own users only; null sees all. */
export interface UserFilter {
  tenant: string | null
  role: RoleId | undefined
  status: UserStatus | undefined
}

export interface FoundUsers {
  ids: string[]
  total: number
  exact: boolean
}

/** Index words that a search reads first per result; a user seldom has more words with one prefix. */
const wordsForEach = 3
/** Index words that a search reads at most. */
const mostWords = 200

/** Applies the filters of the user list to a query. */
export function applyFilter<O>(
  query: SelectQueryBuilder<Tables, 'users', O>,
  { tenant, role, status }: UserFilter
): SelectQueryBuilder<Tables, 'users', O> {
  return query
    .$if(tenant !== null, (some) => some.where('users.tenant_id', '=', tenant))
    .$if(role !== undefined, (some) => some.where('users.role', '=', role as RoleId))
    .$if(status !== undefined, (some) => some.where('users.status', '=', status as UserStatus))
}

/** A page of users, newest first. OFFSET is linear, so it starts from the nearer end. */
export async function findNewestUsers(
  queries: Queries,
  filter: UserFilter,
  { page, limit }: Pick<UserQuery, 'page' | 'limit'>
): Promise<FoundUsers> {
  const total = await countUsers(queries, filter)
  const before = (page - 1) * limit
  const here = Math.min(limit, total - before)
  if (here <= 0) return { ids: [], total, exact: true }
  const after = total - before - here
  const fromOldest = after < before
  const direction = fromOldest ? 'asc' : 'desc'
  const rows = await applyFilter(queries.selectFrom('users').select('users.id'), filter)
    .orderBy('users.created_at', direction)
    .orderBy('users.id', direction)
    .limit(here)
    .offset(fromOldest ? after : before)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { ids: fromOldest ? ids.toReversed() : ids, total, exact: true }
}

/** Number of users, from the counter table. */
async function countUsers(queries: Queries, { tenant, role, status }: UserFilter): Promise<number> {
  const { people } = await queries
    .selectFrom('user_counts')
    .select(({ fn }) => fn.sum<number | string | null>('people').as('people'))
    .$if(tenant !== null, (some) => some.where('tenant', '=', tenant ?? ''))
    .$if(role !== undefined, (some) => some.where('role', '=', role as RoleId))
    .$if(status !== undefined, (some) => some.where('status', '=', status as UserStatus))
    .executeTakeFirstOrThrow()
  return Number(people ?? 0)
}

/** A page of the users who have words with all these prefixes, in the order of the longest one's. */
export async function searchUsers(
  queries: Queries,
  filter: UserFilter,
  words: readonly string[],
  { page, limit }: Pick<UserQuery, 'page' | 'limit'>
): Promise<FoundUsers> {
  const [longest = '', ...others] = words.toSorted((one, other) => other.length - one.length)
  let query = queries
    .selectFrom('user_words')
    .select('user_words.user_id as id')
    .where('user_words.word', '>=', longest)
    .where('user_words.word', '<', endOfPrefix(longest))
    .orderBy('user_words.word')
    .orderBy('user_words.user_id')
  if (Object.values(filter).some((choice) => choice !== undefined && choice !== null))
    query = query.where(({ exists, selectFrom }) =>
      exists(
        applyFilter(
          selectFrom('users').select('users.id').whereRef('users.id', '=', 'user_words.user_id'),
          filter
        )
      )
    )
  for (const other of others)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_words as also')
          .select('also.user_id')
          .whereRef('also.user_id', '=', 'user_words.user_id')
          .where('also.word', '>=', other)
          .where('also.word', '<', endOfPrefix(other))
      )
    )
  const lookAt = async (most: number): Promise<Omit<FoundUsers, 'total'>> => {
    const rows = await query.limit(most + 1).execute()
    return { ids: [...new Set(rows.map(({ id }) => id))], exact: rows.length <= most }
  }
  const first = await lookAt(Math.min(wordsForEach * page * limit, mostWords))
  // Users with many such words leave slots of the page empty, which would hide the next ones.
  const { ids, exact } = first.exact || first.ids.length >= page * limit ? first : await lookAt(mostWords)
  return { ids: ids.slice((page - 1) * limit, page * limit), total: ids.length, exact }
}

/** Upper bound of all texts with this prefix. */
export function endOfPrefix(beginning: string): string {
  return `${beginning}\u{10FFFF}`
}

/** The users with these ids, in this order. */
export async function findUsersById(queries: Queries, ids: readonly string[]): Promise<UserWithProvider[]> {
  if (ids.length === 0) return []
  const rows = await queries.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  const withoutPassword = rows.filter(({ password_hash }) => password_hash === null).map(({ id }) => id)
  const providers = await findFirstProviders(queries, withoutPassword)
  // The rows belong to this request, and copying them is most of what a page costs.
  const users = new Map(
    rows.map((row) => [row.id, Object.assign(row, { provider: providers.get(row.id) ?? null })])
  )
  return ids.flatMap((id) => users.get(id) ?? [])
}

async function findFirstProviders(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('identities')
    .select(['user_id', 'provider'])
    .where('user_id', 'in', ids)
    .orderBy('connected_at', 'desc')
    .execute()
  return new Map(rows.map(({ user_id, provider }) => [user_id, provider]))
}

export async function deleteUserRow(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('users').where('id', '=', id).execute()
}
