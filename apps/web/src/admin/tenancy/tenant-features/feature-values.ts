import type { ApiCalls, TenantFeature, TenantFeatureId, TenantFeatureList } from '@sitewright/api'

type FeatureChanges = ApiCalls['PATCH /api/admin/tenants/{id}/features']['input']['body']

/** What a feature is for a tenant: as its plan has it, or otherwise. */
export type FeatureChoice = 'plan' | 'on' | 'off'

export type FeatureValues = Record<TenantFeatureId, FeatureChoice>

export function toFeatureValues({ features }: TenantFeatureList): FeatureValues {
  return Object.fromEntries(features.map(({ id, override }) => [id, override ?? 'plan'])) as FeatureValues
}

/** The body of a change: only what is chosen otherwise than before. */
export function toFeatureChanges(list: TenantFeatureList, values: FeatureValues): FeatureChanges {
  const before = toFeatureValues(list)
  const changed = list.features.filter(({ id }) => values[id] !== before[id])
  return {
    revision: list.revision,
    overrides: Object.fromEntries(changed.map(({ id }) => [id, values[id] === 'plan' ? null : values[id]]))
  }
}

/** Whether a feature is on by a choice. */
export function isOnBy({ ofPlan }: Pick<TenantFeature, 'ofPlan'>, choice: FeatureChoice): boolean {
  return choice === 'plan' ? ofPlan : choice === 'on'
}
