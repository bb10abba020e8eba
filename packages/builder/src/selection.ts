import {
  closureOf,
  dependentsOf,
  featureIds,
  featureOf,
  type FeatureCategory,
  type FeatureId
} from '@sitewright/catalog'
import type { Site } from '@sitewright/site'

/** A changed selection, with the features that were added or removed along with it, and a sentence that says so. */
export interface SelectionChange {
  readonly selected: readonly FeatureId[]
  /** Dependencies that were added, or dependents that were removed. */
  readonly along: readonly FeatureId[]
  /** Empty where nothing came along. */
  readonly message: string
}

/** The site with the dependencies of its features. */
export function closeSelection(site: Site): Site {
  return { ...site, selectedFeatures: closureOf(site.selectedFeatures) }
}

const sentenceList = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Joins the names of features as in a sentence: `A`, `A and B`, `A, B and C`. */
export function featureNames(ids: readonly FeatureId[]): string {
  return sentenceList.format(ids.map((id) => featureOf(id).name))
}

/** Selects a feature with its dependencies (spec 1 §4). */
export function selectFeature(current: readonly FeatureId[], id: FeatureId): SelectionChange {
  const selected = closureOf([...current, id])
  const along = closureOf([id]).filter((each) => each !== id && !current.includes(each))
  const [verb, object] = along.length > 1 ? ['were', 'them'] : ['was', 'it']
  const because = `because ${featureOf(id).name} needs ${object}.`
  const message = along.length === 0 ? '' : `${featureNames(along)} ${verb} added too, ${because}`
  return { selected, along, message }
}

/** Deselects a feature with its dependents (spec 1 §4). */
export function deselectFeature(current: readonly FeatureId[], id: FeatureId): SelectionChange {
  const along = dependentsOf(id).filter((each) => current.includes(each))
  const selected = current.filter((each) => each !== id && !along.includes(each))
  const verb = along.length > 1 ? 'were removed too, because they need' : 'was removed too, because it needs'
  const message = along.length === 0 ? '' : `${featureNames(along)} ${verb} ${featureOf(id).name}.`
  return { selected, along, message }
}

/** Diff of two selections as the rest of a sentence: `adds A and takes away B`; empty for the same. */
export function selectionDifference(current: readonly FeatureId[], next: readonly FeatureId[]): string {
  const added = next.filter((id) => !current.includes(id))
  const gone = current.filter((id) => !next.includes(id))
  const parts = [
    ...(added.length === 0 ? [] : [`adds ${featureNames(added)}`]),
    ...(gone.length === 0 ? [] : [`takes away ${featureNames(gone)}`])
  ]
  return parts.join(' and ')
}

/** Toggles a feature. */
export function toggleFeature(current: readonly FeatureId[], id: FeatureId): SelectionChange {
  return current.includes(id) ? deselectFeature(current, id) : selectFeature(current, id)
}

/** The features of a tab; those of Hard complexity only once Show Advanced is on (spec 1 §2). */
export function visibleFeatures(category: FeatureCategory, showAdvanced: boolean): FeatureId[] {
  return featureIds.filter((id) => {
    const feature = featureOf(id)
    return feature.category === category && (showAdvanced || feature.complexity !== 'Hard')
  })
}

/** Features that the analysis recommends; without an analysis, those of the catalog. */
export function recommendedFeatures(site: Pick<Site, 'aiRecommendations'>): FeatureId[] {
  const advised = site.aiRecommendations?.recommendations.features
  return advised ? closureOf(advised) : featureIds.filter((id) => featureOf(id).recommended)
}
