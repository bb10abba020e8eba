import { tenantFeatureIds, type PlanId, type PlanUses, type TenantFeatureId } from '@sitewright/api'
import { sql, type RawBuilder } from 'kysely'
import { readOneRow, type Services } from '@sitewright/kernel/services'

type Parts = Pick<Services, 'database' | 'reader'>

/** Number of stored objects that work only with a feature. Actions that leave nothing stored cannot be counted. */
export type FeatureUses = Partial<Record<TenantFeatureId, number>>

/** Counts what disabling features for a tenant would affect. */
export function countFeatureUses(
  parts: Parts,
  { tenant, now }: { tenant: string; now: number }
): Promise<FeatureUses> {
  return countUses(parts, () => sql`users.tenant_id = ${tenant}`, now)
}

/** Counts what a change of a plan's features would affect: its tenants without an override of them. */
export async function countPlanUses(
  parts: Parts,
  { plan, now }: { plan: PlanId; now: number }
): Promise<PlanUses> {
  const affectedTenants = tenantFeatureIds.map(
    (id) => sql`sum(case when ${hasNoOverride(id)} then 1 else 0 end) as ${sql.id(id)}`
  )
  const query = sql<Record<string, number | string | null>>`
    select count(*) as "tenants", ${sql.join(affectedTenants)} from tenants where plan_id = ${plan}`
  const counts = await readOneRow(parts, query.compile(parts.database.db))
  const uses = await countUses(
    parts,
    (id) => sql`users.tenant_id in (select id from tenants where plan_id = ${plan} and ${hasNoOverride(id)})`,
    now
  )
  return {
    tenants: Number(counts['tenants']),
    // The sum of no rows is null.
    features: tenantFeatureIds.map((id) => ({
      id,
      affectedTenants: Number(counts[id] ?? 0),
      uses: uses[id] ?? null
    }))
  }
}

/**
 * Whether a tenant has no override of a feature. In the JSON only keys are feature ids: the values are `on` and `off`.
 */
function hasNoOverride(id: TenantFeatureId): RawBuilder<boolean> {
  return sql`tenants.feature_overrides not like ${`%"${id}"%`}`
}

async function countUses(
  parts: Parts,
  isIn: (id: TenantFeatureId) => RawBuilder<unknown>,
  now: number
): Promise<FeatureUses> {
  const query = sql<Record<'keys' | 'links', number | string>>`select
    (select count(*) from users join api_keys on api_keys.user_id = users.id
      where ${isIn('api-keys')} and users.status = 'active' and api_keys.expires_at > ${now}) as "keys",
    (select count(*) from users join saved_projects on saved_projects.user_id = users.id
      where ${isIn('share-links')} and users.status = 'active'
        and saved_projects.share_hash is not null and saved_projects.deleted_at is null) as "links"`
  const { keys, links } = await readOneRow(parts, query.compile(parts.database.db))
  return { 'api-keys': Number(keys), 'share-links': Number(links) }
}
