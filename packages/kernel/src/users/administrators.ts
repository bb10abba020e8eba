import { ApiError, type ProviderRestrictions, type SecuritySettings } from '@sitewright/api'
import { sql } from 'kysely'
import type { Services } from '../services/services.ts'
import type { Queries } from '../db/database.ts'
import { superAdminId } from '../roles/role.ts'
import { mayAddressEnter } from '../settings/provider-restrictions.ts'
import { getSecuritySettings } from '../settings/security-settings.ts'

/** A super admin, and whether they could sign in under given settings. */
export interface Administrator {
  id: string
  email: string
  canSignIn: boolean
  /** By password or passkey, if every provider fails. */
  canWithoutProvider: boolean
  hasSecondFactor: boolean
}

/**
 * The active super admins. One can sign in who is not locked and has a password where passwords are allowed, a passkey,
 * or an identity that an enabled provider still admits.
 */
export async function findAdministrators(
  queries: Queries,
  { allowPasswordLogin }: Pick<SecuritySettings, 'allowPasswordLogin'>,
  now: number
): Promise<Administrator[]> {
  const rows = await queries
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'second_factor'])
    .select(sql<number>`exists (select 1 from passkeys where passkeys.user_id = users.id)`.as('has_passkey'))
    .select(
      sql<number>`exists (
        select 1 from attempts
        where attempts.account = users.id and attempts.device = 'any' and attempts.locked_until > ${now}
      )`.as('is_locked')
    )
    .where('role', '=', superAdminId)
    .where('status', '=', 'active')
    .where('tenant_id', 'is', null)
    .orderBy('created_at')
    .execute()
  const withProvider = await findUsersWithProvider(
    queries,
    rows.map(({ id }) => id)
  )
  return rows.map(({ id, email, password_hash, second_factor, has_passkey, is_locked }) => ({
    id,
    email,
    hasSecondFactor: second_factor === 1,
    // SQLite returns 1, Postgres true.
    ...toSignInAbility({
      isLocked: Boolean(is_locked),
      isOpen: Boolean((allowPasswordLogin && password_hash !== null) || has_passkey),
      hasProvider: withProvider.has(id)
    })
  }))
}

function toSignInAbility({
  isLocked,
  isOpen,
  hasProvider
}: {
  isLocked: boolean
  isOpen: boolean
  hasProvider: boolean
}) {
  return { canSignIn: !isLocked && (isOpen || hasProvider), canWithoutProvider: !isLocked && isOpen }
}

/** The users whom an enabled provider admits: its restrictions may exclude the domain of their address. */
async function findUsersWithProvider(
  queries: Queries,
  userIds: readonly string[]
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const identities = await queries
    .selectFrom('identities')
    .innerJoin('identity_providers', 'identity_providers.id', 'identities.provider')
    .select(['user_id', 'email', 'settings'])
    .where('user_id', 'in', userIds)
    .where('identity_providers.enabled', '=', 1)
    .execute()
  const letIn = identities.filter(({ email, settings }) => {
    const { restrictions } = JSON.parse(settings) as { restrictions?: Partial<ProviderRestrictions> }
    return mayAddressEnter(email, restrictions)
  })
  return new Set(letIn.map(({ user_id: userId }) => userId))
}

/** Refuses a transaction that would leave no super admin who can sign in (security bar 53). */
export async function requireAdministratorLeft(
  { now }: Pick<Services, 'now'>,
  transaction: Queries
): Promise<void> {
  const all = await findAdministrators(transaction, await getSecuritySettings(transaction), now())
  if (!all.some(({ canSignIn }) => canSignIn)) throw new ApiError('account.last-admin')
}
