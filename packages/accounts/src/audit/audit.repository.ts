import type { AuditQuery } from '@sitewright/api'
import type { Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { AuditCheckpointsTable, AuditTable } from '../db/tables.ts'

export type AuditRow = Selectable<AuditTable>
export type Checkpoint = Selectable<AuditCheckpointsTable>

/** Allowed clock skew between servers, which may have written rows in another order than their times. */
const clockDifferenceMs = 5 * 60_000

/** A page of the audit log, newest first, with one row more than the limit if there is a next page. */
export async function findAuditPage(
  queries: Queries,
  { before, limit, action, actor, subject, from, to }: AuditQuery
): Promise<AuditRow[]> {
  // Rows are ordered by number; a time range is turned into a range of numbers, so that no page reads the whole log.
  const first = from === undefined ? undefined : await findBoundary(queries, from - clockDifferenceMs, 'asc')
  const last = to === undefined ? undefined : await findBoundary(queries, to + clockDifferenceMs, 'desc')
  if (first === null || last === null) return []
  return queries
    .selectFrom('audit')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(actor !== undefined, (query) => query.where('actor_id', '=', actor ?? ''))
    .$if(subject !== undefined, (query) => query.where('subject_id', '=', subject ?? ''))
    .$if(first !== undefined, (query) => query.where('seq', '>=', first ?? 0).where('at', '>=', from ?? 0))
    .$if(last !== undefined, (query) => query.where('seq', '<=', last ?? 0).where('at', '<=', to ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute()
}

/** Number of the first row from a time on, or of the last one up to it; null if there is none. */
async function findBoundary(
  queries: Queries,
  time: number,
  direction: 'asc' | 'desc'
): Promise<number | null> {
  const row = await queries
    .selectFrom('audit')
    .select('seq')
    .where('at', direction === 'asc' ? '>=' : '<=', time)
    .orderBy('at', direction)
    .orderBy('seq', direction)
    .limit(1)
    .executeTakeFirst()
  return row?.seq ?? null
}

export function findLastAuditRow(
  queries: Queries
): Promise<Pick<AuditRow, 'seq' | 'hash' | 'at'> | undefined> {
  return queries
    .selectFrom('audit')
    .select(['seq', 'hash', 'at'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Audit rows after a number, in order. */
export function findAuditRowsAfter(queries: Queries, seq: number, limit: number): Promise<AuditRow[]> {
  return queries.selectFrom('audit').selectAll().where('seq', '>', seq).orderBy('seq').limit(limit).execute()
}

export async function findAuditHash(queries: Queries, seq: number): Promise<string | undefined> {
  const row = await queries.selectFrom('audit').select('hash').where('seq', '=', seq).executeTakeFirst()
  return row?.hash
}

export async function insertCheckpoint(queries: Queries, checkpoint: Checkpoint): Promise<void> {
  await queries
    .insertInto('audit_checkpoints')
    .values(checkpoint)
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
}

export function findCheckpointsAfter(queries: Queries, seq: number): Promise<Checkpoint[]> {
  return queries.selectFrom('audit_checkpoints').selectAll().where('seq', '>', seq).orderBy('seq').execute()
}
