import { ApiError, findFeatureRefusal, type MissingFeatures, type TenantFeatureId } from '@sitewright/api'

/**
 * Refuses an actor whose tenant lacks a feature; the message names the feature, the plan and the contact.
 *
 * @example
 * requireFeature(call.actor.features, 'api-keys')
 */
export function requireFeature(features: MissingFeatures | null, feature: TenantFeatureId): void {
  const message = findFeatureRefusal(features, feature)
  if (message !== undefined) throw new ApiError('tenant.feature', [{ path: '', message }])
}
