import { dependentsOf, featureIds, type FeatureId } from '@sitewright/catalog'
import type { Analysis } from '@sitewright/site'
import { useLocalStorage } from '@mantine/hooks'

/** New suggestions count as accepted until they are declined; switched off, as declined until accepted. */
export function useAutoAccept(): [boolean, (on: boolean) => void] {
  const [on, set] = useLocalStorage({
    key: 'sitewright.auto-accept',
    defaultValue: true,
    getInitialValueInEffect: false
  })
  return [on, set]
}

interface Decisions {
  /** The suggestions that were decided about; others begin anew. */
  of: readonly FeatureId[]
  declined: readonly FeatureId[]
}

const undecided: Decisions = { of: [], declined: [] }

/** The declined suggestions of an analysis, and how to decline or accept one. They survive a reload. */
export function useDecisions(
  { recommendations: { features } }: Analysis,
  autoAccept: boolean
): { declined: readonly FeatureId[]; decide: (id: FeatureId, keep: boolean) => void } {
  const [decisions, set] = useLocalStorage<Decisions>({
    key: 'sitewright.declined',
    defaultValue: undecided,
    getInitialValueInEffect: false
  })
  const same = decisions.of.join() === features.join()
  const declined = same ? decisions.declined : autoAccept ? [] : features
  return {
    declined,
    decide: (id, keep) =>
      set({ of: features, declined: keep ? declined.filter((each) => each !== id) : [...declined, id] })
  }
}

/** What is left of the suggestions: without the declined ones and whatever needs one of them. */
export function keptOf(
  { recommendations: { features } }: Analysis,
  declined: readonly FeatureId[]
): readonly FeatureId[] {
  const barred = new Set(declined.flatMap((id) => [id, ...dependentsOf(id)]))
  return featureIds.filter((id) => features.includes(id) && !barred.has(id))
}
