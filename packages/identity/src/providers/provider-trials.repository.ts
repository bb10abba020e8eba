import type { Selectable } from 'kysely'
import type { Queries, ProviderTrialsTable } from '@sitewright/kernel/db'

export type TrialRow = Selectable<ProviderTrialsTable>

export async function insertTrial(queries: Queries, trial: TrialRow): Promise<void> {
  await queries.insertInto('provider_trials').values(trial).execute()
}

/** An unexpired test sign-in of a user. */
export function findTrial(
  queries: Queries,
  { id, userId, now }: { id: string; userId: string; now: number }
): Promise<TrialRow | undefined> {
  return queries
    .selectFrom('provider_trials')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

export async function saveTrialResult(
  queries: Queries,
  id: string,
  { result, matchedUserId }: { result: string; matchedUserId: string | null }
): Promise<void> {
  await queries
    .updateTable('provider_trials')
    .set({ result, matched_user_id: matchedUserId })
    .where('id', '=', id)
    .execute()
}

/** The last completed, unexpired test sign-in of a user with a provider. */
export function findLastResult(
  queries: Queries,
  { provider, userId, now }: { provider: string; userId: string; now: number }
): Promise<(TrialRow & { result: string }) | undefined> {
  return queries
    .selectFrom('provider_trials')
    .selectAll()
    .where('provider', '=', provider)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('result', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ result: string }>()
    .executeTakeFirst()
}
