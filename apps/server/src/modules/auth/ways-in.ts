import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { afterCommit } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { endSessionsOf } from '../sessions/sessions.usecases.ts'
import { forgetTries } from './attempts.ts'

/** What opens an account besides its password. Recovery codes go with their set. */
const ways = [
  'identities',
  'passkeys',
  'passkey_challenges',
  'totp',
  'recovery_sets',
  'one_time_tokens'
] as const

/**
 * Takes every way into an account away but its password, which whoever calls this replaces. For addresses that are
 * proved for the first time: what was set up before may be a stranger's (security bar 60).
 */
export async function dropWaysIn(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  userId: string
): Promise<void> {
  for (const table of ways) await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
  await forgetTries(transaction, userId)
  await endSessionsOf(accounts, transaction, userId, { reason: 'verified' })
  afterCommit(transaction, () => accounts.sessionCache.forgetUser(userId))
}
