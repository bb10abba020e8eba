import type { UserSort } from '@sitewright/api'
import { sql, type CompiledQuery, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Database, Queries } from '../db/database.ts'
import type { UserRow } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import type { UsersTable } from '../db/user-tables.ts'
import { applyScope, countUsers, isByBeginning, isCounted, type UserScope } from './user-filter.ts'

export interface UserPageQuery {
  page: number
  limit: number
  sort: UserSort
  order: 'asc' | 'desc'
}

export interface FoundUsers {
  ids: string[]
  total: number
  /** False if counting stopped at a limit: `total` is a lower bound. */
  exact: boolean
}

/** Up to this number, matches are found first and sorted then; more are met often enough in the requested order. */
const usualFewMatches = 500

/** One or two letters match so many users that an exact number is useless, and counting is slow. */
const countedBeginnings = 1000

interface PageOptions {
  now: number
  /**
   * Matches are counted up to here, and those of one or two letters up to 1,000.
   *
   * @default 10_000
   */
  countedMatches?: number
  /** @default an estimate from the number of users */
  fewMatches?: number
}

/** The columns of each sort, in one direction; the id makes the order total. */
const sortColumns = {
  createdAt: ['created_at'],
  lastLogin: ['last_login_at'],
  email: ['email'],
  firstName: ['first_name_key', 'last_name_key'],
  lastName: ['last_name_key', 'first_name_key'],
  role: ['role_rank', 'role', 'created_at'],
  status: ['status', 'created_at'],
  provider: ['provider', 'created_at'],
  isVerified: ['email_verified_at'],
  twoFactorEnabled: ['second_factor', 'created_at'],
  loginCount: ['login_count']
} as const satisfies Record<UserSort, readonly (keyof UsersTable)[]>

/** A page of the users of a scope, in an order. OFFSET is linear, so it starts from the nearer end. */
export async function findUserPage(
  database: Pick<Database, 'engine' | 'db'>,
  scope: UserScope,
  { page, limit, sort, order }: UserPageQuery,
  { now, countedMatches = 10_000, fewMatches }: PageOptions
): Promise<FoundUsers> {
  const most = isByBeginning(scope) ? Math.min(countedMatches, countedBeginnings) : countedMatches
  const { total, exact } = await countUsers(database, scope, { now, limit: most })
  const before = (page - 1) * limit
  const here = exact ? Math.min(limit, total - before) : limit
  if (here <= 0) return { ids: [], total, exact }
  const after = total - before - here
  const fromEnd = exact && after < before
  const direction = (order === 'asc') === fromEnd ? 'desc' : 'asc'
  const skipped = fromEnd ? after : before
  const few = exact && total <= (fewMatches ?? (await countFew(database, scope, skipped + here)))
  const query = applyScope(database, database.db.selectFrom('users').select('users.id'), scope, {
    now,
    found: few ? 'by index' : 'row by row'
  })
  const rows = await sorted(query, { sort, direction, hiddenFrom: few ? database.engine : undefined })
    .limit(here)
    .offset(skipped)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { ids: fromEnd ? ids.toReversed() : ids, total, exact }
}

/** Cost of finding and sorting a match, in rows of a scan in the requested order. */
const rowsPerMatch = 3

/**
 * The maximum number of matches that are cheaper to find first. In the requested order, a page scans as many rows as it
 * takes to meet its matches.
 */
async function countFew(
  database: Pick<Database, 'engine' | 'db'>,
  { tenant }: UserScope,
  wanted: number
): Promise<number> {
  const everybody = { tenant, statuses: undefined, roles: undefined, providers: undefined }
  const { total } = await countUsers(database, everybody, { now: 0, limit: 0 })
  return Math.max(usualFewMatches, Math.sqrt((wanted * total) / rowsPerMatch))
}

interface Sorting {
  sort: UserSort
  direction: 'asc' | 'desc'
  /** The engine that must not scan the index of the order, since few of its rows match. */
  hiddenFrom: Database['engine'] | undefined
}

function sorted<O>(
  query: SelectQueryBuilder<Tables, 'users', O>,
  { sort, direction, hiddenFrom }: Sorting
): SelectQueryBuilder<Tables, 'users', O> {
  const nulls = direction === 'asc' ? sql`nulls first` : sql`nulls last`
  return [...sortColumns[sort], 'id' as const].reduce((ordered, column) => {
    const nullable = column === 'last_login_at' || column === 'email_verified_at'
    return ordered.orderBy(
      sql`${toSortKey(column, hiddenFrom)} ${sql.raw(direction)} ${nullable ? nulls : sql``}`
    )
  }, query)
}

const textColumns: ReadonlySet<string> = new Set([
  'id',
  'email',
  'first_name_key',
  'last_name_key',
  'role',
  'status',
  'provider'
])

/** A column, or an equal expression that no index has. */
function toSortKey(
  column: keyof UsersTable,
  hiddenFrom: Database['engine'] | undefined
): RawBuilder<unknown> {
  const ref = sql.ref(`users.${column}`)
  if (hiddenFrom === undefined) return ref
  if (hiddenFrom === 'sqlite') return sql`+${ref}`
  return textColumns.has(column) ? sql`${ref} || ''` : sql`${ref} + 0`
}

const exportedColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'role',
  'status',
  'email_verified_at',
  'second_factor',
  'provider',
  'login_count',
  'last_login_at',
  'created_at'
] as const

export type ExportedUser = Pick<UserRow, (typeof exportedColumns)[number]>

/** The query of all users of a scope, in an order, for a reader. */
export async function compileUserExport(
  database: Pick<Database, 'engine' | 'db'>,
  scope: UserScope,
  { sort, order, now }: Pick<UserPageQuery, 'sort' | 'order'> & { now: number }
): Promise<CompiledQuery<ExportedUser>> {
  const { exact } = await countUsers(database, scope, { now, limit: usualFewMatches })
  const few = exact && !isCounted(scope)
  const query = applyScope(database, database.db.selectFrom('users').select(exportedColumns), scope, {
    now,
    found: few ? 'by index' : 'row by row'
  })
  const hiddenFrom = few && database.engine === 'sqlite' ? database.engine : undefined
  return sorted(query, { sort, direction: order, hiddenFrom }).compile()
}

/** The users with these ids, in the same order. */
export async function findUsersById(queries: Queries, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  const rows = await queries.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
