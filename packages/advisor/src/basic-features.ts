import type { FeatureId } from '@sitewright/catalog'
import type { FeatureReason } from '@sitewright/site'
import { featureReasons } from './industry/reasons.ts'

/**
 * Features that are recommended to every industry: without them the project would be a plain site (departures, 1 §7).
 */
const basicFeatures: readonly FeatureId[] = ['pwa', 'responsive']

/** Adds the basic features, except those that the business refused. */
export function withBasics(features: readonly FeatureId[], barred: ReadonlySet<FeatureId>): FeatureId[] {
  return [...features, ...basicFeatures.filter((id) => !features.includes(id) && !barred.has(id))]
}

/** The reason of a basic feature; undefined for any other. */
export function basicReason(feature: FeatureId, confidence: number): FeatureReason | undefined {
  const id = basicFeatures.find((each) => each === feature)
  return id && { feature: id, text: featureReasons[id], words: [], confidence }
}
