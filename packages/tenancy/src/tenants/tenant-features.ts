import {
  ApiError,
  tenantFeatureIds,
  type TenantFeatureChanges,
  type TenantFeatureId,
  type TenantFeatureList
} from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { getFacts } from './tenants.usecases.ts'
import { updateTenant, type TenantFacts } from './tenants.repository.ts'
import { countFeatureUses } from './count-feature-uses.ts'
import {
  isFeatureOn,
  parseFeaturesOff,
  parseOverrides,
  type FeatureOverrides
} from '@sitewright/kernel/limits'

/** Lists the features of a tenant, with what disabling them would affect. */
export async function listTenantFeatures(
  { services }: Pick<UserCall, 'services'>,
  id: string
): Promise<TenantFeatureList> {
  const row = await getFacts(services.database.db, id)
  const uses = await countFeatureUses(services, { tenant: id, now: services.now() })
  const given = toGiven(row)
  return {
    planName: row.plan_name,
    features: tenantFeatureIds.map((feature) => ({
      id: feature,
      on: isFeatureOn(given, feature),
      ofPlan: !given.off.includes(feature),
      override: given.overrides[feature] ?? null,
      uses: uses[feature] ?? null
    })),
    revision: row.revision
  }
}

/** Overrides the plan's features for one tenant; other servers notice within the age of their cache. */
export async function changeTenantFeatures(
  call: UserCall,
  id: string,
  { revision, overrides: changes }: TenantFeatureChanges
): Promise<TenantFeatureList> {
  const { services } = call
  await call.transaction(async (transaction) => {
    await transaction.lock('tenants')
    const before = await getFacts(transaction, id)
    const overrides = withChanges(parseOverrides(before.feature_overrides), changes)
    const isDone = await updateTenant(
      transaction,
      { id, revision },
      { feature_overrides: JSON.stringify(overrides), updated_at: services.now() }
    )
    if (!isDone) throw new ApiError('tenant.changed')
    const after = await getFacts(transaction, id)
    transaction.afterCommit(() => services.sessionCache.forgetTenant(id))
    transaction.publish('tenants', { ids: [id] }, { tenantId: null })
    await transaction.audit(
      'tenant.features',
      { type: 'tenant', id },
      { details: { before: toDetails(before), after: toDetails(after) } }
    )
  })
  return listTenantFeatures(call, id)
}

function withChanges(before: FeatureOverrides, changes: TenantFeatureChanges['overrides']): FeatureOverrides {
  const all = { ...before, ...changes }
  return Object.fromEntries(
    Object.entries(all).filter((each): each is [TenantFeatureId, 'on' | 'off'] => each[1] !== null)
  )
}

type Given = Pick<TenantFacts, 'features_off' | 'feature_overrides'>

function toGiven(row: Given): { off: TenantFeatureId[]; overrides: FeatureOverrides } {
  return { off: parseFeaturesOff(row.features_off), overrides: parseOverrides(row.feature_overrides) }
}

/** The audit details: the overrides, and the resulting features. */
function toDetails(row: Given): object {
  const given = toGiven(row)
  return {
    overrides: given.overrides,
    missing: tenantFeatureIds.filter((feature) => !isFeatureOn(given, feature))
  }
}
