import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { afterCommit } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { endSessionsOf } from '../sessions/sessions.usecases.ts'
import { forgetTries } from './attempts.ts'

/** Credentials besides the password. Recovery codes are deleted with their set. */
const credentialTables = [
  'identities',
  'passkeys',
  'passkey_challenges',
  'totp',
  'recovery_sets',
  'one_time_tokens'
] as const

/**
 * Deletes every credential of a user but the password, which the caller replaces, and ends the sessions. Used when an
 * address is verified for the first time: what was set up before may be an attacker's (security bar 60).
 */
export async function deleteCredentials(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  userId: string
): Promise<void> {
  for (const table of credentialTables)
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
  await forgetTries(transaction, userId)
  await endSessionsOf(accounts, transaction, userId, { reason: 'verified' })
  afterCommit(transaction, () => accounts.sessionCache.forgetUser(userId))
}
