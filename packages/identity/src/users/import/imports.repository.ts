import type { Insertable, Selectable } from 'kysely'
import type { ImportRowsTable, ImportsTable, Queries } from '@sitewright/kernel/db'
import type { RowProblem } from './check-row.ts'

export type ImportRow = Selectable<ImportsTable>
export type StagedRow = Selectable<ImportRowsTable>

/** An upload of a user. */
export function findImport(queries: Queries, id: string, actorId: string): Promise<ImportRow | undefined> {
  return queries
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .executeTakeFirst()
}

export function findImportOfJob(queries: Queries, jobId: string): Promise<ImportRow | undefined> {
  return queries.selectFrom('imports').selectAll().where('job_id', '=', jobId).executeTakeFirst()
}

/** Stages rows in one statement. */
export async function insertRows(
  queries: Queries,
  rows: readonly Insertable<ImportRowsTable>[]
): Promise<void> {
  if (rows.length > 0) await queries.insertInto('import_rows').values(rows).execute()
}

/** The next staged rows, in order: all of them, or those that have problems. */
export function findRowsAfter(
  queries: Queries,
  importId: string,
  { after, limit, which = 'all' }: { after: number; limit: number; which?: 'all' | 'with problems' }
): Promise<StagedRow[]> {
  return queries
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', importId)
    .$if(which === 'with problems', (query) => query.where('problems', 'is not', null))
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()
}

/** Stores the problems of rows. */
export async function writeProblems(
  queries: Queries,
  importId: string,
  found: readonly { position: number; problems: readonly RowProblem[] }[]
): Promise<void> {
  for (const { position, problems } of found)
    await queries
      .updateTable('import_rows')
      .set({ problems: JSON.stringify(problems) })
      .where('import_id', '=', importId)
      .where('position', '=', position)
      .execute()
}
