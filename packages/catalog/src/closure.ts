import { featureIds, featureOf, type FeatureId } from './features.ts'
import { basePages, type PageId } from './unit.ts'

function needsOf(id: FeatureId): readonly FeatureId[] {
  return (featureOf(id).needs ?? []) as readonly FeatureId[]
}

/** The transitive closure of a selection: the features with their dependencies, in catalog order. */
export function closureOf(selected: Iterable<FeatureId>): FeatureId[] {
  const closed = new Set<FeatureId>()
  const visit = (id: FeatureId): void => {
    if (closed.has(id)) return
    closed.add(id)
    needsOf(id).forEach(visit)
  }
  for (const id of selected) visit(id)
  return featureIds.filter((id) => closed.has(id))
}

/** The dependents of a feature, which are removed with it. */
export function dependentsOf(id: FeatureId): FeatureId[] {
  return featureIds.filter((other) => other !== id && closureOf([other]).includes(id))
}

/** Dependencies of a feature that the selection lacks. */
export function missingNeeds(id: FeatureId, selected: readonly FeatureId[]): FeatureId[] {
  return closureOf([id]).filter((need) => need !== id && !selected.includes(need))
}

/** The pages of a site with these features, base pages first. */
export function pagesOf(selected: readonly FeatureId[]): PageId[] {
  const added = closureOf(selected).flatMap((id) => featureOf(id).pages ?? [])
  return [...new Set<PageId>([...basePages, ...added])]
}
