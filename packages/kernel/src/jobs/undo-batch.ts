import type { BatchDone, JobBatch, JobDefinition } from './define-job.ts'
import { findUndoable, markUndone } from './job-items.repository.ts'

/** Runs the next batch of an undo; the items are marked as undone in the original job. */
export async function runUndoBatch(
  { kind, undo }: JobDefinition,
  undoOf: string,
  { cursor, size, ...batch }: Omit<JobBatch<never>, 'input'>
): Promise<BatchDone> {
  if (undo === undefined) throw new Error(`A job of the kind ${kind} cannot be undone`)
  const after = Number(cursor ?? 0)
  const rows = await findUndoable(batch.transaction, undoOf, { after, limit: size })
  const done = await undo.runBatch({
    ...batch,
    items: rows.map(({ subject_id, inverse }) => ({
      subjectId: subject_id,
      inverse: JSON.parse(inverse ?? 'null') as unknown
    }))
  })
  const undone = rows.filter((_, index) => done.items[index]?.outcome === 'done')
  await markUndone(
    batch.transaction,
    undoOf,
    undone.map(({ position }) => position)
  )
  return { ...done, cursor: String(rows.at(-1)?.position ?? after), isLast: rows.length < size }
}
