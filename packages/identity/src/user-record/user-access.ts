import type { UserAccess } from '@sitewright/api'
import { toApiKey } from '../account/api-keys.ts'
import { findLocks, findApiKeys } from '@sitewright/kernel/sessions'
import type { UserRow } from '@sitewright/kernel/db'
import { countFactors } from '../second-factor/second-factor.repository.ts'
import type { Services } from '@sitewright/kernel/services'
import { findPendingEmail } from '@sitewright/kernel/users'
import { findIdentities } from '../users/provider-identities.repository.ts'

/**
 * The sign-in methods of a user: credentials by kind and number, providers and locks; never a secret (security bar 30).
 */
export async function getUserAccess(
  { database: { db }, now, outbox }: Pick<Services, 'database' | 'now' | 'outbox'>,
  user: UserRow
): Promise<UserAccess> {
  const time = now()
  const factors = await countFactors(db, user.id)
  const identities = await findIdentities(db, user.id)
  const reset = await db
    .selectFrom('second_factor_resets')
    .select('asked_by')
    .where('user_id', '=', user.id)
    .where('expires_at', '>', time)
    .executeTakeFirst()
  return {
    hasPassword: user.password_hash !== null,
    passwordChangedAt: user.password_changed_at,
    totp: factors.totp > 0,
    passkeys: factors.passkeys,
    recoveryCodesLeft: factors.recoveryCodes,
    providers: identities.map(({ provider, email, connected_at: connectedAt }) => ({
      provider,
      email,
      connectedAt
    })),
    lockedUntil: (await findLocks(db, [user.id], time)).get(user.id) ?? null,
    pendingEmail: await findPendingEmail(db, user.id, time),
    resetAskedBy: reset?.asked_by ?? null,
    apiKeys: (await findApiKeys(db, user.id)).map((row) => toApiKey(row, time)),
    sendsMail: outbox.configured
  }
}
