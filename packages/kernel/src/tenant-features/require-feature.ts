import { ApiError, findFeatureRefusal, type MissingFeatures, type TenantFeatureId } from '@sitewright/api'

/** Refuses whoever works in a tenant that lacks a feature, with words that say which, which plan and whom to ask. */
export function requireFeature(features: MissingFeatures | null, feature: TenantFeatureId): void {
  const message = findFeatureRefusal(features, feature)
  if (message !== undefined) throw new ApiError('tenant.feature', [{ path: '', message }])
}
