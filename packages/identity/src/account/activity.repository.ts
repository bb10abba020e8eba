import type { Selectable } from 'kysely'
import type { Queries, AuditTable } from '@sitewright/kernel/db'

export type ActivityRow = Pick<
  Selectable<AuditTable>,
  | 'seq'
  | 'at'
  | 'action'
  | 'outcome'
  | 'actor_id'
  | 'impersonator_id'
  | 'subject_type'
  | 'subject_id'
  | 'ip'
  | 'device'
  | 'details'
>

export interface ActivityFilter {
  userId: string
  /** The actions to include; empty for all. */
  actions: readonly string[]
  before: number
  /** Lower bound by time. */
  since: number
  /** Lower bound by `seq`, so that the primary key ends the scan; it must not exclude a row since that time. */
  after: number
  limit: number
}

const columns = [
  'seq',
  'at',
  'action',
  'outcome',
  'actor_id',
  'impersonator_id',
  'subject_type',
  'subject_id',
  'ip',
  'device',
  'details'
] as const

/**
 * Audit rows by or about a user, newest first. Each part of the union is a range of one index that ends with the row
 * number, so a page costs the same in a log of any length.
 */
export function queryActivity(queries: Queries, { actions, ...page }: ActivityFilter) {
  const [first, ...others] = actions.length === 0 ? [undefined] : actions
  return others
    .reduce(
      (all, action) => all.union(whereActorOrSubject(queries, action, page)),
      whereActorOrSubject(queries, first, page)
    )
    .orderBy('seq', 'desc')
    .limit(page.limit)
}

type FilterPart = Omit<ActivityFilter, 'actions'>

function whereActorOrSubject(queries: Queries, action: string | undefined, part: FilterPart) {
  return whereColumn(queries, 'actor_id', action, part).union(
    whereColumn(queries, 'subject_id', action, part)
  )
}

function whereColumn(
  queries: Queries,
  column: 'actor_id' | 'subject_id',
  action: string | undefined,
  { userId, before, since, after, limit }: FilterPart
) {
  const rows = queries
    .selectFrom('audit')
    .select(columns)
    .where(column, '=', userId)
    .where('seq', '<', before)
    .where('seq', '>', after)
    .where('at', '>=', since)
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .orderBy('seq', 'desc')
    .limit(limit)
  return queries.selectFrom(rows.as('way')).select(columns)
}

/**
 * The `seq` of the last row that is certainly older than a time. Clocks may have been set back, so `at` need not grow
 * with `seq`: a margin of a day allows for that.
 */
export async function findLastSeqBefore(queries: Queries, time: number): Promise<number> {
  const row = await queries
    .selectFrom('audit')
    .select('seq')
    .where('at', '<', time - 24 * 3_600_000)
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.seq ?? 0
}
