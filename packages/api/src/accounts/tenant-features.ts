/**
 * What people of a tenant can do by its plan: each gates calls that say so in their declaration. A tenant that nothing
 * was switched off for has all of them.
 */
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

/** The id of a feature of tenants. */
export type TenantFeatureId = keyof typeof tenantFeatures

/** The ids of the features of tenants, in their order. */
export const tenantFeatureIds = Object.keys(tenantFeatures) as [TenantFeatureId, ...TenantFeatureId[]]

/** What a tenant lacks, and by which plan. */
export interface MissingFeatures {
  planName: string
  missing: readonly TenantFeatureId[]
}

/** Words about the features of tenants. */
export const tenantFeatureMessages = {
  /** Why something is refused: which feature, which plan, and whom to ask. */
  refused: (feature: TenantFeatureId, planName: string) =>
    `${tenantFeatures[feature].name}: your organisation does not have this (plan ${planName}). Ask whoever runs this installation to switch it on.`
} as const

/** Why somebody of a tenant may not use a feature, in words; undefined where they may. */
export function findFeatureRefusal(
  features: MissingFeatures | null,
  feature: TenantFeatureId
): string | undefined {
  return features?.missing.includes(feature) === true
    ? tenantFeatureMessages.refused(feature, features.planName)
    : undefined
}
