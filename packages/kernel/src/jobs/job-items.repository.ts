import type { Insertable, Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { JobItemsTable } from '../db/jobs-tables.ts'

export type JobItemRow = Selectable<JobItemsTable>

/** An item with the email address of its user. */
export type NamedJobItem = JobItemRow & { email: string | null }

export async function insertJobItems(
  queries: Queries,
  items: readonly Insertable<JobItemsTable>[]
): Promise<void> {
  if (items.length > 0) await queries.insertInto('job_items').values(items).execute()
}

/**
 * A page of items in order, with one more than the limit if there is a next page; a tenant sees the names of its own
 * users only.
 */
export function findJobItemPage(
  queries: Queries,
  { id, tenant_id: tenantId }: { id: string; tenant_id: string | null },
  { after, limit, outcome }: { after: number; limit: number; outcome: JobItemRow['outcome'] | undefined }
): Promise<NamedJobItem[]> {
  return queries
    .selectFrom('job_items')
    .leftJoin('users', (join) => {
      const subject = join.onRef('users.id', '=', 'job_items.subject_id')
      return tenantId === null ? subject : subject.on('users.tenant_id', '=', tenantId)
    })
    .selectAll('job_items')
    .select('users.email')
    .where('job_id', '=', id)
    .where('position', '>', after)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'done'))
    .orderBy('position')
    .limit(limit + 1)
    .execute()
}

/** Items that can be undone, in order. */
export function findUndoable(
  queries: Queries,
  jobId: string,
  { after, limit }: { after: number; limit: number }
): Promise<JobItemRow[]> {
  return queries
    .selectFrom('job_items')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('outcome', '=', 'done')
    .where('inverse', 'is not', null)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()
}

export async function countUndoable(queries: Queries, jobId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('job_items')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('job_id', '=', jobId)
    .where('outcome', '=', 'done')
    .where('inverse', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function markUndone(
  queries: Queries,
  jobId: string,
  positions: readonly number[]
): Promise<void> {
  if (positions.length === 0) return
  await queries
    .updateTable('job_items')
    .set({ outcome: 'undone' })
    .where('job_id', '=', jobId)
    .where('position', 'in', positions)
    .execute()
}
