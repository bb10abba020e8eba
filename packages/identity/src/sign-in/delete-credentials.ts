import type { Call, CallTransaction } from '@sitewright/kernel/call'
import { endUserSessions, resetAttempts } from '@sitewright/kernel/sessions'

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
 * address is verified for the first time: earlier credentials may be an attacker's (security bar 60).
 */
export async function deleteCredentials(
  call: Call,
  transaction: CallTransaction,
  userId: string
): Promise<void> {
  for (const table of credentialTables)
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
  await resetAttempts(transaction, userId)
  await endUserSessions(call, transaction, { userId, reason: 'verified' })
}
