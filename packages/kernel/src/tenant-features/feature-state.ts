import { tenantFeatureIds, type MissingFeatures, type TenantFeatureId } from '@sitewright/api'

/** Features of a tenant that override its plan. */
export type FeatureOverrides = Partial<Record<TenantFeatureId, 'on' | 'off'>>

/**
 * The columns that decide about the features of a tenant, from a join of tenants and plans; null where there is no
 * tenant.
 */
export interface FeatureColumns {
  plan_name: string | null
  features_off: string | null
  feature_overrides: string | null
}

/** The columns of {@link FeatureColumns}, for a query that joins `tenants` and `plans`. */
export const featureColumns = [
  'plans.name as plan_name',
  'plans.features_off',
  'tenants.feature_overrides'
] as const

/** The features that a plan excludes; unknown ids are left out. */
export function parseFeaturesOff(json: string): TenantFeatureId[] {
  const off = JSON.parse(json) as readonly string[]
  return tenantFeatureIds.filter((id) => off.includes(id))
}

/** The overrides of a tenant; unknown ids are left out. */
export function parseOverrides(json: string): FeatureOverrides {
  const given = JSON.parse(json) as FeatureOverrides
  return Object.fromEntries(
    tenantFeatureIds.flatMap((id) => (given[id] === undefined ? [] : [[id, given[id]]]))
  )
}

/** Whether a tenant has a feature: by its own override, else by its plan. */
export function isFeatureOn(
  { off, overrides }: { off: readonly TenantFeatureId[]; overrides: FeatureOverrides },
  id: TenantFeatureId
): boolean {
  return overrides[id] === undefined ? !off.includes(id) : overrides[id] === 'on'
}

/** The features that a tenant lacks. The installation lacks none, and neither does a tenant id without a row. */
export function toMissingFeatures({
  plan_name: planName,
  features_off: featuresOff,
  feature_overrides: featureOverrides
}: FeatureColumns): MissingFeatures | null {
  if (planName === null || featuresOff === null || featureOverrides === null) return null
  const given = { off: parseFeaturesOff(featuresOff), overrides: parseOverrides(featureOverrides) }
  return { planName, missing: tenantFeatureIds.filter((id) => !isFeatureOn(given, id)) }
}
