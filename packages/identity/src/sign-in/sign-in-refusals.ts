import type { ApiErrorCode, SecuritySettings, SignInRefusal, ExplainedRefusal } from '@sitewright/api'
import type { Queries, UserRow } from '@sitewright/kernel/db'
import { getRoleOf, isEnabled, type SignIn, isTenantSuspended } from '@sitewright/kernel/sessions'
import { isClosed } from '../users/deletion/closed-accounts.repository.ts'

export type SignInArea = SignIn['area']

interface Area {
  area: SignInArea
  now: number
}

/** Error codes for a user with correct credentials: they reveal nothing that a sign-in elsewhere would not. */
export const refusalCodes = {
  'tenant-suspended': 'tenant.suspended',
  'no-panel': 'auth.no-panel'
} as const satisfies Record<ExplainedRefusal, ApiErrorCode>

interface PasswordTry extends Area {
  user: UserRow | undefined
  right: boolean
  hasAttempt: boolean
  settings: SecuritySettings
}

/** Why a password creates no session; undefined where it does. With a wrong password nothing else is looked up. */
export async function findPasswordRefusal(
  queries: Queries,
  { user, right, hasAttempt, settings, area, now }: PasswordTry
): Promise<SignInRefusal | undefined> {
  if (user === undefined) return 'unknown-address'
  if (!hasAttempt) return right ? 'right-while-locked' : 'locked'
  if (user.password_hash === null) return 'no-password'
  if (!right) return 'wrong-password'
  if (!settings.allowPasswordLogin) return 'password-off'
  const refusal = await findEntryRefusal(queries, user, { area, now })
  if (refusal !== undefined) return refusal
  return (await isTenantSuspended(queries, user.tenant_id)) ? 'tenant-suspended' : undefined
}

/**
 * Why an authenticated user may not sign in to an area; undefined where they may. Unverified users are pending, not
 * active; the user of a closed account gets no session, but a challenge to reopen it.
 */
export async function findEntryRefusal(
  queries: Queries,
  user: UserRow,
  { area, now }: Area
): Promise<SignInRefusal | undefined> {
  if (!isEnabled(user) && !isClosed(user, now)) return user.status === 'active' ? 'inactive' : user.status
  if (area === 'user' || (await getRoleOf(queries, user)).permissions.includes('admin.access'))
    return undefined
  return 'no-panel'
}
