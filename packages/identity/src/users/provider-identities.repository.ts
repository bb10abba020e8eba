import type { ProviderId } from '@sitewright/api'
import { hasUpdated, type Queries, type IdentityKey, type IdentityRow } from '@sitewright/kernel/db'

export function findIdentity(
  queries: Queries,
  { provider, issuer, subject }: IdentityKey
): Promise<IdentityRow | undefined> {
  return queries
    .selectFrom('identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

export function findIdentities(queries: Queries, userId: string): Promise<IdentityRow[]> {
  return queries
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('connected_at')
    .execute()
}

/** Inserts an identity; false if it, or another one of that provider, is connected already. */
export async function insertIdentity(queries: Queries, identity: IdentityRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function touchIdentity(
  queries: Queries,
  id: string,
  { email, now }: { email: string | null; now: number }
): Promise<void> {
  await queries.updateTable('identities').set({ email, last_used_at: now }).where('id', '=', id).execute()
}

/** Deletes an identity; false if there was none. */
export async function deleteIdentity(
  queries: Queries,
  userId: string,
  provider: ProviderId
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return hasUpdated({ numUpdatedRows: numDeletedRows })
}
