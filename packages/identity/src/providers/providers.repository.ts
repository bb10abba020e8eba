import type { ProviderId } from '@sitewright/api'
import { sql, type Selectable } from 'kysely'
import type { Queries, IdentityProvidersTable } from '@sitewright/kernel/db'

export type ProviderRow = Selectable<IdentityProvidersTable>

/** Saved columns of a provider, without its counters. */
export type SavedProvider = Omit<ProviderRow, 'logins' | 'failures' | 'last_login_at'>

export function findProviderRows(queries: Queries): Promise<ProviderRow[]> {
  return queries.selectFrom('identity_providers').selectAll().execute()
}

export function findProviderRow(queries: Queries, id: ProviderId): Promise<ProviderRow | undefined> {
  return queries.selectFrom('identity_providers').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function saveProviderRow(queries: Queries, { id, ...saved }: SavedProvider): Promise<void> {
  await queries
    .insertInto('identity_providers')
    .values({ id, ...saved, last_login_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(saved))
    .execute()
}

export async function countLogin(queries: Queries, id: ProviderId, now: number): Promise<void> {
  await queries
    .updateTable('identity_providers')
    .set({ logins: sql<number>`logins + 1`, last_login_at: now })
    .where('id', '=', id)
    .execute()
}

export async function countFailure(queries: Queries, id: ProviderId): Promise<void> {
  await queries
    .updateTable('identity_providers')
    .set({ failures: sql<number>`failures + 1` })
    .where('id', '=', id)
    .execute()
}

/** Number of users who signed in with each provider since a time. */
export async function countActiveUsersSince(
  queries: Queries,
  since: number
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom('identities')
    .select(['provider', ({ fn }) => fn.countAll<number>().as('people')])
    .where('last_used_at', '>=', since)
    .groupBy('provider')
    .execute()
  return new Map(rows.map(({ provider, people }) => [provider, people]))
}
