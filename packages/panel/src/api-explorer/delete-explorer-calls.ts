import { ApiError, undoMs, type ExplorerDeletion } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'

/** Soft-deletes one or all calls of the caller's history; they can be restored within the undo period. */
export async function deleteExplorerCalls(
  { services, actor }: UserCall,
  id?: string
): Promise<ExplorerDeletion> {
  const deletion = newId()
  let update = services.database.db
    .updateTable('explorer_calls')
    .set({ deletion, deleted_at: services.now() })
    .where('user_id', '=', actor.userId)
    .where('deletion', 'is', null)
  if (id !== undefined) update = update.where('id', '=', id)
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow()
  const deleted = Number(numUpdatedRows)
  if (id !== undefined && deleted === 0) throw new ApiError('explorer.not-found')
  return { deletion: deleted === 0 ? null : deletion, deleted }
}

/** Restores calls that the caller deleted together, within the undo period. */
export async function restoreExplorerCalls({ services, actor }: UserCall, deletion: string): Promise<void> {
  const { numUpdatedRows } = await services.database.db
    .updateTable('explorer_calls')
    .set({ deletion: null, deleted_at: null })
    .where('user_id', '=', actor.userId)
    .where('deletion', '=', deletion)
    .where('deleted_at', '>=', services.now() - undoMs)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ApiError('explorer.undo-over')
}
