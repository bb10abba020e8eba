import { ApiError } from '@sitewright/api'
import type { Queries } from '../db/database.ts'
import type { UserRow } from '../db/rows.ts'

/** A user, and whether their tenant is suspended. */
export async function findUserWithTenant(
  queries: Queries,
  userId: string
): Promise<{ user: UserRow; isTenantSuspended: boolean } | undefined> {
  const row = await queries
    .selectFrom('users')
    .leftJoin('tenants', 'tenants.id', 'users.tenant_id')
    .selectAll('users')
    .select('tenants.status as tenant_status')
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { tenant_status: status, ...user } = row
  return { user, isTenantSuspended: status === 'suspended' }
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

/** Refuses whoever belongs to a suspended tenant. */
export async function requireTenantInForce(
  queries: Queries,
  { tenant_id: tenantId }: Pick<UserRow, 'tenant_id'>
): Promise<void> {
  if (await isTenantSuspended(queries, tenantId)) throw new ApiError('tenant.suspended')
}
