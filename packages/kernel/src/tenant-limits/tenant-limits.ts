import { ApiError, tenantLimitMessages, type LimitUse, type TenantLimitName } from '@sitewright/api'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../db/database.ts'

const limitColumns = {
  users: ['tenants.users_limit', 'plans.users_limit'],
  storage: ['tenants.storage_limit', 'plans.storage_limit'],
  requests: ['tenants.requests_limit', 'plans.requests_limit']
} as const satisfies Record<TenantLimitName, readonly [own: string, ofPlan: string]>

/** The effective limit of a tenant, in a query that joins its plan: its own, else that of the plan. */
export function limitInForce(name: TenantLimitName): RawBuilder<number | null> {
  const [own, ofPlan] = limitColumns[name]
  return sql`coalesce(${sql.ref(own)}, ${sql.ref(ofPlan)})`
}

/** The effective limit of a tenant; null for unlimited. The installation itself has no limits. */
export async function findTenantLimit(
  queries: Queries,
  tenantId: string | null,
  name: TenantLimitName
): Promise<number | null> {
  if (tenantId === null) return null
  const row = await queries
    .selectFrom('tenants')
    .innerJoin('plans', 'plans.id', 'tenants.plan_id')
    .select(limitInForce(name).as('most'))
    .where('tenants.id', '=', tenantId)
    .executeTakeFirst()
  return row?.most ?? null
}

/** The error at a limit: which limit, the usage, and the remedy. */
export function limitReached(name: TenantLimitName, use: LimitUse): ApiError {
  return new ApiError('tenant.limit', [{ path: '', message: tenantLimitMessages[name](use) }])
}

/** Stored bytes of the projects, versions and pictures of a tenant, as a scalar. */
export function storageOf(tenant: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(
    (select coalesce(sum(octet_length(saved_project_versions.site)), 0)
      from users join saved_projects on saved_projects.user_id = users.id
      join saved_project_versions on saved_project_versions.project_id = saved_projects.id
      where users.tenant_id = ${tenant})
    + (select coalesce(sum(octet_length(saved_projects.thumbnail)), 0)
      from users join saved_projects on saved_projects.user_id = users.id where users.tenant_id = ${tenant})
    + (select coalesce(sum(saved_pictures.size), 0)
      from users join saved_pictures on saved_pictures.user_id = users.id where users.tenant_id = ${tenant})
    + (select coalesce(sum(octet_length(avatars.bytes)), 0)
      from users join avatars on avatars.user_id = users.id where users.tenant_id = ${tenant}))`
}
