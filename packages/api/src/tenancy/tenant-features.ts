/** Features that a plan can exclude: each gates the calls that declare it. By default a tenant has all of them. */
export const tenantFeatures = {
  'api-keys': { name: 'API keys', description: 'Make API keys, and send calls with them' },
  'api-explorer': {
    name: 'API explorer',
    description: 'Send calls from the control panel, with history and secrets'
  },
  'bulk-changes': { name: 'Bulk changes', description: 'Change or delete many people at once' },
  'share-links': { name: 'Share links', description: 'Show saved projects to whoever has a link' },
  'user-export': { name: 'Export of people', description: 'Save the list of people as a file' },
  'user-import': { name: 'Import of people', description: 'Add people from a file' },
  'view-as': { name: 'Viewing as others', description: 'Look at the pages of somebody else, read-only' }
} as const satisfies Record<string, { name: string; description: string }>

export type TenantFeatureId = keyof typeof tenantFeatures

/** The ids of the features of tenants, in their order. */
export const tenantFeatureIds = Object.keys(tenantFeatures) as [TenantFeatureId, ...TenantFeatureId[]]

/** The features that a tenant lacks, and its plan. */
export interface MissingFeatures {
  planName: string
  missing: readonly TenantFeatureId[]
}

/** Messages of missing features. */
export const tenantFeatureMessages = {
  /** The refusal: which feature, which plan, and the contact. */
  refused: (feature: TenantFeatureId, planName: string) =>
    `${tenantFeatures[feature].name}: your organisation does not have this (plan ${planName}). Ask whoever runs this installation to switch it on.`
} as const

/** The refusal of a tenant's user without a feature; undefined where they have it. */
export function findFeatureRefusal(
  features: MissingFeatures | null,
  feature: TenantFeatureId
): string | undefined {
  return features?.missing.includes(feature) === true
    ? tenantFeatureMessages.refused(feature, features.planName)
    : undefined
}
