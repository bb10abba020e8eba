import type { Insertable, Selectable } from 'kysely'
import { type SilencesTable, hasUpdated, type Queries } from '@sitewright/kernel/db'

export type SilenceRow = Selectable<SilencesTable>

/** Silences in force, the one that ends first before the others. */
export function findSilences(queries: Queries, now: number): Promise<SilenceRow[]> {
  return queries
    .selectFrom('silences')
    .selectAll()
    .where('until', '>', now)
    .where('ended_at', 'is', null)
    .orderBy('until')
    .orderBy('id')
    .execute()
}

export function insertSilence(queries: Queries, row: Insertable<SilencesTable>): Promise<SilenceRow> {
  return queries.insertInto('silences').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Ends a silence in force; false where there is none of that id. */
export async function endSilenceRow(queries: Queries, id: string, now: number): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('silences')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('until', '>', now)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
  )
}

/** End of the silence of a rule's alerts; null where they are not silenced. */
export function silencedUntil(silences: readonly SilenceRow[], ruleId: string | null): number | null {
  const until = silences
    .filter((silence) => silence.rule_id === null || silence.rule_id === ruleId)
    .map((silence) => silence.until)
  return until.length === 0 ? null : Math.max(...until)
}
