import type { RoleId } from '@sitewright/api'
import type { Insertable, Selectable } from 'kysely'
import { hasUpdated, type Queries } from '../db/database.ts'
import type { NoticesTable } from '../db/notice-tables.ts'

export type NoticeRow = Selectable<NoticesTable>

export interface ReaderFilter {
  roles: readonly RoleId[]
  userId?: string
  /** Users of the tenant and of the installation; null for those of the installation only. @default all */
  tenantId?: string | null
  except?: readonly string[]
}

/** Maximum number of readers of a notice; rows per statement are fewer still. */
const mostReaders = 1000
const mostRows = 100

/** The ids of the active users of a filter, the oldest accounts first. */
export async function findReaders(
  queries: Queries,
  { roles, userId, tenantId, except = [] }: ReaderFilter
): Promise<string[]> {
  if (roles.length === 0) return []
  const rows = await queries
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where('role', 'in', roles)
    .$if(userId !== undefined, (query) => query.where('id', '=', userId ?? ''))
    .$if(tenantId === null, (query) => query.where('tenant_id', 'is', null))
    .$if(typeof tenantId === 'string', (query) =>
      query.where(({ or, eb }) => or([eb('tenant_id', 'is', null), eb('tenant_id', '=', tenantId ?? '')]))
    )
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .orderBy('created_at')
    .limit(mostReaders)
    .execute()
  return rows.map(({ id }) => id)
}

/** Renews the unread notices of the same kind and subject; returns the ids of their readers. */
export async function raiseUnreadNotices(
  queries: Queries,
  readers: readonly string[],
  { kind, subject_id, person_id, link, facts, created_at }: Omit<Insertable<NoticesTable>, 'id' | 'user_id'>
): Promise<string[]> {
  const rows = await queries
    .updateTable('notices')
    .set(({ eb }) => ({ times: eb('times', '+', 1), person_id, link, facts, created_at }))
    .where('user_id', 'in', readers)
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .where('read_at', 'is', null)
    .returning('user_id')
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}

export async function insertNotices(
  queries: Queries,
  notices: readonly Insertable<NoticesTable>[]
): Promise<void> {
  for (let start = 0; start < notices.length; start += mostRows)
    await queries
      .insertInto('notices')
      .values(notices.slice(start, start + mostRows))
      .execute()
}

/** A page of a user's notices, newest first, with one more than the limit if there is a next page. */
export function findNoticePage(
  queries: Queries,
  userId: string,
  {
    before,
    limit,
    unread
  }: { before: { createdAt: number; id: string } | undefined; limit: number; unread: boolean }
): Promise<NoticeRow[]> {
  return queries
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(unread, (query) => query.where('read_at', 'is', null))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(before?.createdAt ?? 0, before?.id ?? ''))
      )
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
}

export async function countUnreadNotices(queries: Queries, userId: string): Promise<number> {
  const { unread } = await queries
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<number | string>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(unread)
}

/** Marks a notice of a user; false if they have none of that id. */
export async function markNotice(
  queries: Queries,
  { id, userId, readAt }: { id: string; userId: string; readAt: number | null }
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('notices')
      .set({ read_at: readAt })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )
}

/** Marks a user's unread notices up to a time as read; returns whether there were any. */
export async function markNoticesUpTo(
  queries: Queries,
  { userId, upTo, readAt }: { userId: string; upTo: number; readAt: number }
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('notices')
      .set({ read_at: readAt })
      .where('user_id', '=', userId)
      .where('created_at', '<=', upTo)
      .where('read_at', 'is', null)
      .executeTakeFirst()
  )
}
