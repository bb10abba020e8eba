import type { CompiledQuery, Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import { toAuditSearchText } from '../db/audit-search-text.ts'
import type { AuditCheckpointsTable, AuditTable } from '../db/tables.ts'

export type AuditRow = Selectable<AuditTable>
export type Checkpoint = Selectable<AuditCheckpointsTable>

/** Allowed clock skew between servers, which may have written rows in another order than their times. */
const clockDifferenceMs = 5 * 60_000

/** The row numbers of a time range; undefined if it is empty. */
export async function findRowRange(
  queries: Queries,
  { from, to }: { from?: number | undefined; to?: number | undefined }
): Promise<{ first: number; last: number } | undefined> {
  // Rows are ordered by number: a range of times becomes a range of numbers, so that no page scans the whole log.
  const first = from === undefined ? 1 : await findBoundary(queries, from - clockDifferenceMs, 'asc')
  const last =
    to === undefined ? Number.MAX_SAFE_INTEGER : await findBoundary(queries, to + clockDifferenceMs, 'desc')
  return first === null || last === null ? undefined : { first, last }
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

/** Inserts entries with their search text. */
export async function insertAuditRows(queries: Queries, rows: readonly AuditRow[]): Promise<void> {
  await queries.insertInto('audit').values(rows).execute()
  await queries
    .insertInto('audit_search')
    .values(rows.map((row) => ({ seq: row.seq, search_text: toAuditSearchText(row) })))
    .execute()
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

/** The query of audit rows after a number, in order, for a reader. */
export function compileAuditRowsAfter(queries: Queries, seq: number, limit: number): CompiledQuery<AuditRow> {
  const rows = queries.selectFrom('audit').selectAll().where('seq', '>', seq).orderBy('seq')
  return (Number.isFinite(limit) ? rows.limit(limit) : rows).compile()
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
