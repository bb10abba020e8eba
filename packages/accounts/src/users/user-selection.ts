import type { UserSelection } from '@sitewright/api'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { Queries } from '../db/database.ts'
import { isOneOf } from '../db/one-of.ts'
import type { UserRow } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../services/services.ts'
import { toSearchTerms } from './search-terms.ts'
import { applyFilter, endOfPrefix } from './user-list.repository.ts'

/** Which users a bulk act is for, and who asks: a tenant reaches its own users only. */
export interface SelectionScope {
  users: UserSelection
  tenant: string | null
  /** Users who were added later are left out. */
  createdBefore: number
}

/** The next users of a selection, and where to go on. */
export interface SelectedUsers {
  ids: string[]
  cursor: string
  isLast: boolean
}

type Parts = Pick<Services, 'database'>
type Matching = Exclude<UserSelection, readonly string[]>

interface Page {
  cursor: string | undefined
  size: number
}

/** The next ids of a selection: those that are named in their order, those that match in the order of an index. */
export function findNextSelected(
  parts: Parts,
  queries: Queries,
  { users, ...scope }: SelectionScope,
  page: Page
): Promise<SelectedUsers> {
  if (Array.isArray(users)) return Promise.resolve(takeIds(users, Number(page.cursor ?? 0), page.size))
  const matching = { ...scope, users }
  const terms = toSearchTerms(users.filter.search)
  return terms.length === 0
    ? findNextByTime(parts, queries, matching, page)
    : findNextByWord(parts, queries, { scope: matching, terms }, page)
}

/** From the oldest user on. */
async function findNextByTime(
  parts: Parts,
  queries: Queries,
  scope: MatchingScope,
  { cursor, size }: Page
): Promise<SelectedUsers> {
  const [createdAt = '', id = ''] = cursor?.split('_') ?? []
  const selected = queries.selectFrom('users').select(['users.id', 'users.created_at'])
  const rows = await whereMatching(parts, selected, scope)
    .$if(cursor !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('users.created_at', 'users.id'), '>', tuple(Number(createdAt), id))
      )
    )
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(size)
    .execute()
  const last = rows.at(-1)
  return {
    ids: rows.map((row) => row.id),
    cursor: last === undefined ? (cursor ?? '0_') : `${last.created_at}_${last.id}`,
    isLast: rows.length < size
  }
}

/**
 * By the words of a search. The other filters choose among those who have such words: together in one statement, SQLite
 * would begin with all users of a role.
 */
async function findNextByWord(
  { database }: Parts,
  queries: Queries,
  { scope, terms }: { scope: MatchingScope; terms: readonly string[] },
  { cursor = '', size }: Page
): Promise<SelectedUsers> {
  const [longest = '', ...others] = terms.toSorted((one, other) => other.length - one.length)
  let words = queries
    .selectFrom('user_words')
    .select('user_id')
    .distinct()
    .where('word', '>=', longest)
    .where('word', '<', endOfPrefix(longest))
    .where('user_id', '>', cursor)
  for (const other of others)
    words = words.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user_words as also')
          .select('also.user_id')
          .whereRef('also.user_id', '=', 'user_words.user_id')
          .where('also.word', '>=', other)
          .where('also.word', '<', endOfPrefix(other))
      )
    )
  const candidates = (await words.orderBy('user_id').limit(size).execute()).map(({ user_id: id }) => id)
  const users = await queries
    .selectFrom('users')
    .select(['id', 'role', 'status', 'tenant_id', 'created_at'])
    .where(isOneOf(database, 'id', candidates))
    .orderBy('id')
    .execute()
  return {
    ids: users.filter((user) => isMatching(scope, user)).map(({ id }) => id),
    cursor: candidates.at(-1) ?? cursor,
    isLast: candidates.length < size
  }
}

function isMatching(
  { users: { filter, except }, tenant, createdBefore }: MatchingScope,
  user: Pick<UserRow, 'id' | 'role' | 'status' | 'tenant_id' | 'created_at'>
): boolean {
  return (
    (tenant === null || user.tenant_id === tenant) &&
    (filter.role === undefined || user.role === filter.role) &&
    (filter.status === undefined || user.status === filter.status) &&
    user.created_at <= createdBefore &&
    !except.includes(user.id)
  )
}

function takeIds(all: readonly string[], from: number, size: number): SelectedUsers {
  const to = Math.min(all.length, from + size)
  return { ids: all.slice(from, to), cursor: String(to), isLast: to === all.length }
}

/** Number of users of a selection. */
export async function countSelected(
  parts: Parts,
  queries: Queries,
  { users, ...scope }: SelectionScope
): Promise<number> {
  if (Array.isArray(users)) return users.length
  const counted = queries.selectFrom('users').select(({ fn }) => fn.countAll<number | string>().as('count'))
  const { count } = await whereMatching(parts, counted, { ...scope, users }).executeTakeFirstOrThrow()
  return Number(count)
}

interface MatchingScope extends Omit<SelectionScope, 'users'> {
  users: Matching
}

function whereMatching<O>(
  { database }: Parts,
  query: SelectQueryBuilder<Tables, 'users', O>,
  { users: { filter, except }, tenant, createdBefore }: MatchingScope
): SelectQueryBuilder<Tables, 'users', O> {
  let found = applyFilter(query, { tenant, role: filter.role, status: filter.status }).where(
    'users.created_at',
    '<=',
    createdBefore
  )
  for (const term of toSearchTerms(filter.search))
    found = found.where('users.id', 'in', ({ selectFrom }) =>
      selectFrom('user_words')
        .select('user_id')
        .where('word', '>=', term)
        .where('word', '<', endOfPrefix(term))
    )
  if (except.length > 0) found = found.where(sql<boolean>`not (${isOneOf(database, 'users.id', except)})`)
  return found
}
