import { ApiError, type MissingFeatures } from '@sitewright/api'
import type { Queries } from '../db/database.ts'
import type { UserRow } from '../db/rows.ts'
import { featureColumns, toMissingFeatures } from '../tenant-features/feature-state.ts'

/** A user with the state and the missing features of their tenant. */
export interface UserWithTenant {
  user: UserRow
  isTenantSuspended: boolean
  features: MissingFeatures | null
}

/** Finds a user with the state of the tenant that they belong to, without regard to memberships. */
export async function findUserWithTenant(
  queries: Queries,
  userId: string
): Promise<UserWithTenant | undefined> {
  const row = await queries
    .selectFrom('users')
    .leftJoin('tenants', 'tenants.id', 'users.tenant_id')
    .leftJoin('plans', 'plans.id', 'tenants.plan_id')
    .selectAll('users')
    .select('tenants.status as tenant_status')
    .select(featureColumns)
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { tenant_status: status, plan_name, features_off, feature_overrides, ...user } = row
  const features = toMissingFeatures({ plan_name, features_off, feature_overrides })
  return { user, isTenantSuspended: status === 'suspended', features }
}

/**
 * A user in a session: with the tenant and role of its membership in place of their own (ADR 25); undefined where the
 * membership has ended.
 */
export async function findUserOfSession(
  queries: Queries,
  { user_id: userId, membership_id: membershipId }: { user_id: string; membership_id: string | null }
): Promise<UserWithTenant | undefined> {
  const found = await findUserWithTenant(queries, userId)
  if (found === undefined || membershipId === null) return found
  const membership = await queries
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .innerJoin('plans', 'plans.id', 'tenants.plan_id')
    .select(['memberships.tenant_id', 'memberships.role', 'tenants.status'])
    .select(featureColumns)
    .where('memberships.id', '=', membershipId)
    .where('memberships.user_id', '=', userId)
    .executeTakeFirst()
  if (membership === undefined) return undefined
  const { tenant_id, role, status } = membership
  return {
    user: { ...found.user, tenant_id, role },
    isTenantSuspended: found.isTenantSuspended || status === 'suspended',
    features: toMissingFeatures(membership)
  }
}

/** Whether a tenant is suspended; the installation itself never is. */
export async function isTenantSuspended(queries: Queries, tenantId: string | null): Promise<boolean> {
  if (tenantId === null) return false
  const row = await queries
    .selectFrom('tenants')
    .select('status')
    .where('id', '=', tenantId)
    .executeTakeFirst()
  return row?.status === 'suspended'
}

/** Refuses users of a suspended tenant. */
export async function requireTenantInForce(
  queries: Queries,
  { tenant_id: tenantId }: Pick<UserRow, 'tenant_id'>
): Promise<void> {
  if (await isTenantSuspended(queries, tenantId)) throw new ApiError('tenant.suspended')
}
