import type { Selectable } from 'kysely'
import { hasUpdated, type Queries, type PasskeysTable } from '@sitewright/kernel/db'

export type PasskeyRow = Selectable<PasskeysTable>

/** A user's passkeys, oldest first. */
export function findPasskeys(queries: Queries, userId: string): Promise<PasskeyRow[]> {
  return queries
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findPasskeyByCredential(
  queries: Queries,
  credentialId: string
): Promise<PasskeyRow | undefined> {
  return queries
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** Inserts a passkey; false if its credential exists already, for any user. */
export async function insertPasskey(queries: Queries, passkey: PasskeyRow): Promise<boolean> {
  const row = await queries
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Renames a user's passkey; undefined if they have no such one. */
export function renamePasskeyRow(
  queries: Queries,
  { userId, id, name }: { userId: string; id: string; name: string }
): Promise<PasskeyRow | undefined> {
  return queries
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export async function deletePasskey(
  queries: Queries,
  { userId, id }: { userId: string; id: string }
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Stores the signature counter. False if it changed meanwhile: the authenticator may have been cloned. */
export async function advanceCounter(
  queries: Queries,
  { id, counter: before }: Pick<PasskeyRow, 'id' | 'counter'>,
  { counter, synced, now }: { counter: number; synced: boolean; now: number }
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('passkeys')
      .set({ counter, synced: synced ? 1 : 0, last_used_at: now })
      .where('id', '=', id)
      .where('counter', '=', before)
      .executeTakeFirst()
  )
}
