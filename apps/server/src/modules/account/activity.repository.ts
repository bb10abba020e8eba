import type { Selectable } from 'kysely'
import type { Queries } from '../../db/database.ts'
import type { AuditTable } from '../../db/tables.ts'

export type ActivityRow = Pick<
  Selectable<AuditTable>,
  'seq' | 'at' | 'action' | 'outcome' | 'actor_id' | 'ip' | 'device'
>

export interface ActivityPage {
  userId: string
  /** The actions to look for; all of them where there are none. */
  actions: readonly string[]
  before: number
  limit: number
}

const columns = ['seq', 'at', 'action', 'outcome', 'actor_id', 'ip', 'device'] as const

/**
 * What a person did and what was done to them, the newest first. Each way into the log is a range of one index that
 * ends with the row number, so a page costs the same in a log of any length; together they hold the page.
 */
export function activityRows(queries: Queries, { actions, ...page }: ActivityPage): Promise<ActivityRow[]> {
  const wanted = actions.length === 0 ? [undefined] : actions
  const [first, ...others] = wanted.flatMap((action) => [
    oneWay(queries, 'actor_id', action, page),
    oneWay(queries, 'subject_id', action, page)
  ])
  if (first === undefined) return Promise.resolve([])
  return others
    .reduce((all, way) => all.union(way), first)
    .orderBy('seq', 'desc')
    .limit(page.limit)
    .execute()
}

function oneWay(
  queries: Queries,
  column: 'actor_id' | 'subject_id',
  action: string | undefined,
  { userId, before, limit }: Omit<ActivityPage, 'actions'>
) {
  const rows = queries
    .selectFrom('audit')
    .select(columns)
    .where(column, '=', userId)
    .where('seq', '<', before)
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .orderBy('seq', 'desc')
    .limit(limit)
  return queries.selectFrom(rows.as('way')).select(columns)
}
