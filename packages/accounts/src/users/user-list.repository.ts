import type { UserSort } from '@sitewright/api'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import type { UserRow } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import type { UsersTable } from '../db/user-tables.ts'
import { applyScope, countUsers, type UserScope } from './user-filter.ts'

/** A page of a list, and its order. */
export interface UserPageQuery {
  page: number
  limit: number
  sort: UserSort
  order: 'asc' | 'desc'
}

/** The ids of a page of users. */
export interface FoundUsers {
  ids: string[]
  total: number
  /** False where there are more than are counted: `total` is the least. */
  exact: boolean
}

/** Matches are counted up to here. */
const countedMatches = 10_000

interface PageOptions {
  now: number
  /**
   * So few matches are quicker to find first and sort then; more of them are met often enough in the wanted order.
   *
   * @default 500
   */
  fewMatches?: number
}

/** The columns of each sort, in one direction; the id makes the order total. */
const sortColumns = {
  createdAt: ['created_at'],
  lastLogin: ['last_login_at'],
  email: ['email'],
  firstName: ['first_name_key', 'last_name_key'],
  lastName: ['last_name_key', 'first_name_key'],
  role: ['role', 'created_at'],
  status: ['status', 'created_at'],
  provider: ['provider', 'created_at'],
  isVerified: ['email_verified_at'],
  twoFactorEnabled: ['second_factor', 'created_at'],
  loginCount: ['login_count']
} as const satisfies Record<UserSort, readonly (keyof UsersTable)[]>

type IdQuery = SelectQueryBuilder<Tables, 'users', { id: string }>

/** A page of the users of a scope, in an order. OFFSET is linear, so it starts from the nearer end. */
export async function findUserPage(
  database: Pick<Database, 'engine' | 'db'>,
  scope: UserScope,
  { page, limit, sort, order }: UserPageQuery,
  { now, fewMatches = 500 }: PageOptions
): Promise<FoundUsers> {
  const { total, exact } = await countUsers(database, scope, { now, limit: countedMatches })
  const before = (page - 1) * limit
  const here = exact ? Math.min(limit, total - before) : limit
  if (here <= 0) return { ids: [], total, exact }
  const after = total - before - here
  const fromEnd = exact && after < before
  const direction = (order === 'asc') === fromEnd ? 'desc' : 'asc'
  const few = exact && total <= fewMatches
  const query = applyScope(database, database.db.selectFrom('users').select('users.id'), scope, {
    now,
    found: few ? 'by index' : 'row by row'
  })
  const rows = await sorted(query, { sort, direction, few: few && database.engine === 'sqlite' })
    .limit(here)
    .offset(fromEnd ? after : before)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { ids: fromEnd ? ids.toReversed() : ids, total, exact }
}

/** A unary plus keeps SQLite from walking the index of the order, where few rows of it match. */
function sorted(
  query: IdQuery,
  { sort, direction, few }: { sort: UserSort; direction: 'asc' | 'desc'; few: boolean }
): IdQuery {
  const nulls = direction === 'asc' ? sql`nulls first` : sql`nulls last`
  return [...sortColumns[sort], 'id' as const].reduce((ordered, column) => {
    const ref = sql.ref(`users.${column}`)
    const nullable = column === 'last_login_at' || column === 'email_verified_at'
    return ordered.orderBy(sql`${few ? sql`+${ref}` : ref} ${sql.raw(direction)} ${nullable ? nulls : sql``}`)
  }, query)
}

/** The users with these ids, in this order. */
export async function findUsersById(queries: Queries, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  const rows = await queries.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function deleteUserRow(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('users').where('id', '=', id).execute()
}
