import { industries, type IndustryId } from '@sitewright/catalog'
import type { AnalysedBusiness, Analysis, Site } from '@sitewright/site'
import type { ChangedAnswer } from '../project/changes.ts'

/** The facts that an analysis depends on, with their labels. */
export const factNames = {
  businessName: 'Name',
  industry: 'Industry',
  location: 'Place',
  description: 'Description'
} as const satisfies Record<keyof AnalysedBusiness, string>

const factKeys = Object.keys(factNames) as (keyof AnalysedBusiness)[]

/** A stale analysis, and what changed since it was made. */
export interface OlderAdvice {
  /** The business it was made for. */
  readonly madeFor: AnalysedBusiness
  readonly changed: readonly ChangedAnswer[]
}

/** The facts of a business that an analysis belongs to. */
export function factsOf({
  businessName,
  industry,
  location,
  description
}: Site['businessInfo']): AnalysedBusiness {
  return { businessName, industry, location, description }
}

function shown(facts: AnalysedBusiness, key: keyof AnalysedBusiness): string {
  if (key !== 'industry') return facts[key].trim()
  return Object.hasOwn(industries, facts.industry) ? industries[facts.industry as IndustryId] : facts.industry
}

function changesFrom(was: AnalysedBusiness, now: AnalysedBusiness): ChangedAnswer[] {
  return factKeys
    .map((key) => ({ name: factNames[key], was: shown(was, key), now: shown(now, key) }))
    .filter((fact) => fact.was !== fact.now)
}

/**
 * The advice where it is stale: made for other facts of the business than the present ones. Undefined where it is up to
 * date, where the owner kept it for the present facts, or where it does not say what it was made for.
 */
export function olderAdvice({
  aiRecommendations,
  businessInfo
}: Pick<Site, 'aiRecommendations' | 'businessInfo'>): OlderAdvice | undefined {
  const { madeFor, keptFor } = aiRecommendations ?? {}
  if (madeFor === undefined) return undefined
  const now = factsOf(businessInfo)
  const changed = changesFrom(madeFor, now)
  const kept = keptFor !== undefined && changesFrom(keptFor, now).length === 0
  return changed.length === 0 || kept ? undefined : { madeFor, changed }
}

/** The analysis, kept by the owner for the present facts. */
export function keptFor(analysis: Analysis, business: Site['businessInfo']): Analysis {
  return { ...analysis, keptFor: factsOf(business) }
}
