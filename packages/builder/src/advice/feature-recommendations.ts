import { closureOf, dependentsOf, featureIds, type FeatureId } from '@sitewright/catalog'
import type { Analysis, FeatureReason } from '@sitewright/site'

/** The owner's verdict by feature: true keeps it, false leaves it out. */
export type FeatureVerdicts = Readonly<Partial<Record<FeatureId, boolean>>>

/** Verdicts on the present analysis, and those that are carried over from earlier ones. */
export interface FeatureDecisions {
  readonly made: FeatureVerdicts
  readonly earlier: FeatureVerdicts
}

/** Before anything was decided. */
export const noFeatureDecisions: FeatureDecisions = { made: {}, earlier: {} }

/** A feature that the analysis recommends, or that an earlier decision keeps against it. */
export interface FeatureRecommendation {
  readonly feature: FeatureId
  readonly reason: FeatureReason | undefined
  /** The analysis suggests it. */
  readonly advised: boolean
  /** Accepting the analysis selects it. */
  readonly accepted: boolean
  /** Accepted by the owner, but dropped with a dependency that was left out. */
  readonly fallsWith: FeatureId | undefined
  /** An earlier verdict contradicts this analysis; both are shown. */
  readonly contrary: boolean
}

/**
 * The recommended features with their status. Decisions survive a new analysis; an undecided recommendation counts as
 * `autoAccept` says.
 */
export function recommendFeatures(
  analysis: Analysis,
  { made, earlier }: FeatureDecisions,
  autoAccept: boolean
): FeatureRecommendation[] {
  const suggested = analysis.recommendations.features
  const chosen = (feature: FeatureId): boolean =>
    made[feature] ?? earlier[feature] ?? (suggested.includes(feature) && autoAccept)
  const shown = featureIds.filter((id) => suggested.includes(id) || chosen(id))
  const left = shown.filter((id) => !chosen(id))
  const reasons = new Map((analysis.reasons ?? []).map((reason) => [reason.feature, reason]))
  const ordered = [...suggested, ...shown.filter((id) => !suggested.includes(id))]
  return ordered.map((feature) => {
    const advised = suggested.includes(feature)
    const fallsWith = chosen(feature) ? left.find((id) => dependentsOf(id).includes(feature)) : undefined
    return {
      feature,
      reason: reasons.get(feature),
      advised,
      accepted: chosen(feature) && fallsWith === undefined,
      fallsWith,
      contrary: made[feature] === undefined && earlier[feature] !== undefined && earlier[feature] !== advised
    }
  })
}

/** The accepted features with their dependencies (transitive closure). */
export function acceptedFeatures(rows: readonly FeatureRecommendation[]): readonly FeatureId[] {
  return closureOf(rows.filter(({ accepted }) => accepted).map(({ feature }) => feature))
}

/** Adds a verdict; keeping a feature also keeps dependencies that were left out. */
export function decideFeature(
  { made, earlier }: FeatureDecisions,
  feature: FeatureId,
  keep: boolean
): FeatureDecisions {
  const left = closureOf([feature]).filter((id) => (made[id] ?? earlier[id]) === false)
  const again = keep ? Object.fromEntries(left.map((id) => [id, true])) : {}
  return { made: { ...made, ...again, [feature]: keep }, earlier }
}

/** The decisions once the recommendations were accepted as they stand. */
export function acceptDecisions(
  rows: readonly FeatureRecommendation[],
  { earlier }: FeatureDecisions
): FeatureDecisions {
  return { made: Object.fromEntries(rows.map(({ feature, accepted }) => [feature, accepted])), earlier }
}

/** Carries all decisions over to a new analysis, as earlier ones. */
export function carryOverDecisions({ made, earlier }: FeatureDecisions): FeatureDecisions {
  return { made: {}, earlier: { ...earlier, ...made } }
}
