import type { Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { AuditPublicCheckpointsTable } from '../db/tables.ts'

/** A stored head of the public chain. */
export type PublicCheckpoint = Selectable<AuditPublicCheckpointsTable>

export function findPublicCheckpoints(queries: Queries): Promise<PublicCheckpoint[]> {
  return queries.selectFrom('audit_public_checkpoints').selectAll().orderBy('seq').execute()
}

export async function insertPublicCheckpoint(queries: Queries, checkpoint: PublicCheckpoint): Promise<void> {
  await queries
    .insertInto('audit_public_checkpoints')
    .values(checkpoint)
    .onConflict((conflict) => conflict.column('seq').doNothing())
    .execute()
}
