import type { Selectable, Updateable } from 'kysely'
import type { CheckBucketsTable, CheckResultsTable, ChecksTable, Queries } from '@sitewright/kernel/db'

export type CheckRow = Selectable<ChecksTable>
export type CheckResultRow = Selectable<CheckResultsTable>
export type CheckBucketRow = Selectable<CheckBucketsTable>

const hourMs = 3_600_000

export async function findChecks(queries: Queries): Promise<CheckRow[]> {
  const rows = await queries.selectFrom('checks').selectAll().execute()
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
}

export function findCheck(queries: Queries, id: string): Promise<CheckRow | undefined> {
  return queries.selectFrom('checks').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A check and its parents, the nearest first; empty where there is no such check. */
export async function findWithAncestors(queries: Queries, id: string): Promise<CheckRow[]> {
  const rows: CheckRow[] = []
  for (let next: string | null = id; next !== null;) {
    const row = await findCheck(queries, next)
    if (row === undefined) break
    rows.push(row)
    next = row.parent_id
  }
  return rows
}

export function updateCheck(
  queries: Queries,
  id: string,
  changes: Updateable<ChecksTable>
): Promise<CheckRow> {
  return queries
    .updateTable('checks')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Stores a result, and counts it in the buckets of its hour and day. */
export async function insertResult(queries: Queries, result: CheckResultRow): Promise<void> {
  await queries.insertInto('check_results').values(result).execute()
  const { check_id, at, outcome, response_ms } = result
  const counts = { up: 0, down: 0, maintenance: 0, unknown: 0, [outcome === 'warning' ? 'up' : outcome]: 1 }
  const responses = { responses: response_ms === null ? 0 : 1, response_total: response_ms ?? 0 }
  const rows = ([3600, 86_400] as const).map((resolution) => {
    const windowMs = resolution * 1000
    return { check_id, resolution, at: Math.floor(at / windowMs) * windowMs, ...counts, ...responses }
  })
  await queries
    .insertInto('check_buckets')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['check_id', 'resolution', 'at']).doUpdateSet(({ eb, ref }) => ({
        up: eb(ref('check_buckets.up'), '+', ref('excluded.up')),
        down: eb(ref('check_buckets.down'), '+', ref('excluded.down')),
        maintenance: eb(ref('check_buckets.maintenance'), '+', ref('excluded.maintenance')),
        unknown: eb(ref('check_buckets.unknown'), '+', ref('excluded.unknown')),
        responses: eb(ref('check_buckets.responses'), '+', ref('excluded.responses')),
        response_total: eb(ref('check_buckets.response_total'), '+', ref('excluded.response_total'))
      }))
    )
    .execute()
}

/** The last results of a check, the newest first. */
export function findResults(queries: Queries, checkId: string, most: number): Promise<CheckResultRow[]> {
  return queries
    .selectFrom('check_results')
    .selectAll()
    .where('check_id', '=', checkId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Buckets since a time, of one check or all, in the order of time. */
export function findBuckets(
  queries: Queries,
  { resolution, from, checkId }: { resolution: 3600 | 86_400; from: number; checkId?: string | undefined }
): Promise<CheckBucketRow[]> {
  return queries
    .selectFrom('check_buckets')
    .selectAll()
    .where('resolution', '=', resolution)
    .where('at', '>=', from)
    .$if(checkId !== undefined, (all) => all.where('check_id', '=', checkId ?? ''))
    .orderBy('at')
    .execute()
}

/** Start of the first hour and of the first day that are shown. */
export function bucketStarts(now: number, days: number): { hour: number; day: number } {
  const dayMs = 24 * hourMs
  return {
    hour: (Math.floor(now / hourMs) - 23) * hourMs,
    day: (Math.floor(now / dayMs) - days + 1) * dayMs
  }
}
