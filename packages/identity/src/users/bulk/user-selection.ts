import type { UserSelection } from '@sitewright/api'
import type { SelectQueryBuilder } from 'kysely'
import type { Database, Queries, Tables } from '@sitewright/kernel/db'
import { applyScope, countUsers } from '@sitewright/kernel/users'

/** Number of users that a batch scans: the cost is the same for selective and unselective filters. */
const windowSize = 2000
const countedMatches = 10_000_000

/** The users of a bulk action, and its actor: a tenant reaches its own users only. */
export interface SelectionScope {
  users: UserSelection
  tenant: string | null
  now: number
}

/** The next users of a selection, and where to continue. */
export interface SelectedUsers {
  ids: string[]
  cursor: string
  isLast: boolean
}

interface Page {
  cursor: string | undefined
  size: number
  /** Users who were added later are left out. */
  createdBefore: number
}

/** The next ids of a selection: listed users in their order, filtered ones from the oldest on. */
export async function findNextSelected(
  parts: Pick<Database, 'engine'>,
  queries: Queries,
  { users, tenant, now }: SelectionScope,
  { cursor, size, createdBefore }: Page
): Promise<SelectedUsers> {
  if (Array.isArray(users)) return takeIds(users, Number(cursor ?? 0), size)
  if ('addedBy' in users) return findAdded(queries, users.addedBy, { after: Number(cursor ?? 0), size })
  const after = parsePosition(cursor)
  const end = await findWindowEnd(queries, after, createdBefore)
  const scope = { ...users.filter, tenant }
  const selected = queries.selectFrom('users').select(['users.id', 'users.created_at'])
  let matching = whereAfter(applyScope(parts, selected, scope, { now, found: 'row by row' }), after).where(
    'users.created_at',
    '<=',
    createdBefore
  )
  if (end !== undefined)
    matching = matching.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('users.created_at', 'users.id'), '<=', tuple(end.created_at, end.id))
    )
  const rows = await matching.orderBy('users.created_at').orderBy('users.id').limit(size).execute()
  const isFull = rows.length === size
  const last = (isFull ? rows.at(-1) : end) ?? after
  const except = new Set(users.except)
  return {
    ids: rows.map(({ id }) => id).filter((id) => !except.has(id)),
    cursor: `${last.created_at}_${last.id}`,
    isLast: !isFull && end === undefined
  }
}

function takeIds(all: readonly string[], from: number, size: number): SelectedUsers {
  const to = Math.min(all.length, from + size)
  return { ids: all.slice(from, to), cursor: String(to), isLast: to === all.length }
}

async function findAdded(
  queries: Queries,
  job: string,
  { after, size }: { after: number; size: number }
): Promise<SelectedUsers> {
  const rows = await selectAdded(queries, job)
    .select(['subject_id', 'position'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(size)
    .execute()
  return {
    ids: rows.map(({ subject_id: id }) => id),
    cursor: String(rows.at(-1)?.position ?? after),
    isLast: rows.length < size
  }
}

async function countAdded(queries: Queries, job: string): Promise<number> {
  const counted = await selectAdded(queries, job)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(counted.count)
}

/** The users whom an import has added, and who were not removed by its undo. */
export function selectAdded(queries: Queries, job: string) {
  return queries
    .selectFrom('job_items')
    .innerJoin('jobs', 'jobs.id', 'job_items.job_id')
    .where('job_items.job_id', '=', job)
    .where('jobs.kind', '=', 'users.import')
    .where('outcome', '=', 'done')
}

/** The position after which a batch starts; no text sorts before the empty one, which is the start. */
interface Position {
  created_at: number
  id: string
}

function parsePosition(cursor = '0_'): Position {
  const at = cursor.indexOf('_')
  return { created_at: Number(cursor.slice(0, at)), id: cursor.slice(at + 1) }
}

/** The last user of the next window; undefined if the rest fits into it. */
function findWindowEnd(
  queries: Queries,
  after: Position,
  createdBefore: number
): Promise<Position | undefined> {
  return whereAfter(queries.selectFrom('users').select(['users.id', 'users.created_at']), after)
    .where('users.created_at', '<=', createdBefore)
    .orderBy('users.created_at')
    .orderBy('users.id')
    .offset(windowSize - 1)
    .limit(1)
    .executeTakeFirst()
}

function whereAfter<O>(
  query: SelectQueryBuilder<Tables, 'users', O>,
  { created_at: createdAt, id }: Position
): SelectQueryBuilder<Tables, 'users', O> {
  return query.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('users.created_at', 'users.id'), '>', tuple(createdAt, id))
  )
}

/** Number of users of a selection, for the progress of a job. */
export async function countSelected(
  database: Pick<Database, 'engine' | 'db'>,
  { users, tenant, now }: SelectionScope
): Promise<number> {
  if (Array.isArray(users)) return users.length
  if ('addedBy' in users) return countAdded(database.db, users.addedBy)
  const { total } = await countUsers(database, { ...users.filter, tenant }, { now, limit: countedMatches })
  return Math.max(0, total - users.except.length)
}
