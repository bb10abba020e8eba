export { rateLimit, type RateLimit, refuseTooMany } from '../rate-limits/rate-limit-middleware.ts'
export { countCall, enforceRateLimit, isWithinRateLimit } from '../rate-limits/enforce-rate-limit.ts'
export {
  type FeatureOverrides,
  isFeatureOn,
  parseFeaturesOff,
  parseOverrides
} from '../tenant-features/feature-state.ts'
export { findMissingFeatures } from '../tenant-features/find-features.ts'
export { requireFeature } from '../tenant-features/require-feature.ts'
export { requireStorageQuota } from '../tenant-limits/storage-quota.ts'
export { storageOf } from '../tenant-limits/tenant-limits.ts'
export { findUserQuota, requireOneMoreUser, requireUserQuota } from '../tenant-limits/user-quota.ts'
