import { ApiError, type SecuritySettings } from '@sitewright/api'
import { sql } from 'kysely'
import type { Services } from '../services/services.ts'
import type { Queries } from '../db/database.ts'
import { getSecuritySettings } from '../settings/security-settings.ts'

/** A super admin, and whether they could sign in under given settings. */
export interface Administrator {
  id: string
  email: string
  canSignIn: boolean
}

/**
 * The active super admins. One can sign in who is not locked and has a password where passwords are allowed, a passkey,
 * or an identity of an enabled provider.
 */
export async function findAdministrators(
  queries: Queries,
  { allowPasswordLogin }: Pick<SecuritySettings, 'allowPasswordLogin'>,
  now: number
): Promise<Administrator[]> {
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .select(sql<number>`exists (select 1 from passkeys where passkeys.user_id = users.id)`.as('has_passkey'))
    .select(
      sql<number>`exists (
        select 1 from identities join identity_providers on identity_providers.id = identities.provider
        where identities.user_id = users.id and identity_providers.enabled = 1
      )`.as('has_provider')
    )
    .select(
      sql<number>`exists (
        select 1 from attempts
        where attempts.account = users.id and attempts.device = 'any' and attempts.locked_until > ${now}
      )`.as('is_locked')
    )
    .where('role', '=', 'super_admin')
    .where('status', '=', 'active')
    .where('tenant_id', 'is', null)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, email, password_hash, has_passkey, has_provider, is_locked }) => ({
    id,
    email,
    // SQLite says 1, Postgres says true.
    canSignIn:
      !is_locked && Boolean((allowPasswordLogin && password_hash !== null) || has_passkey || has_provider)
  }))
}

/** Refuses a transaction that would leave no super admin who can sign in (security bar 53). */
export async function requireAdministratorLeft(
  { now }: Pick<Services, 'now'>,
  transaction: Queries
): Promise<void> {
  const all = await findAdministrators(transaction, await getSecuritySettings(transaction), now())
  if (!all.some(({ canSignIn }) => canSignIn)) throw new ApiError('account.last-admin')
}
