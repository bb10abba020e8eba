import { industries, type IndustryId } from '@sitewright/catalog'
import type { AnalysedBusiness, Analysis, Site } from '@sitewright/site'
import type { ChangedField } from '../changed-fields.ts'

/** The form fields that an analysis depends on, with their labels. */
export const businessFactNames = {
  businessName: 'Name',
  industry: 'Industry',
  location: 'Place',
  description: 'Description'
} as const satisfies Record<keyof AnalysedBusiness, string>

const businessFacts = Object.keys(businessFactNames) as (keyof AnalysedBusiness)[]

/** A stale analysis, and what changed since it was made. */
export interface StaleAdvice {
  /** The business it was made for. */
  readonly madeFor: AnalysedBusiness
  readonly changed: readonly ChangedField[]
}

/** Picks the form fields that an analysis depends on. */
export function toAnalysedBusiness({
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

function changesFrom(was: AnalysedBusiness, now: AnalysedBusiness): ChangedField[] {
  return businessFacts
    .map((key) => ({ name: businessFactNames[key], was: shown(was, key), now: shown(now, key) }))
    .filter((fact) => fact.was !== fact.now)
}

/**
 * The advice where it is stale: made for other facts of the business than the present ones. Undefined where it is up to
 * date, where the owner confirmed it for the present facts, or where it does not say what it was made for.
 */
export function findStaleAdvice({
  aiRecommendations,
  businessInfo
}: Pick<Site, 'aiRecommendations' | 'businessInfo'>): StaleAdvice | undefined {
  const { madeFor, keptFor } = aiRecommendations ?? {}
  if (madeFor === undefined) return undefined
  const now = toAnalysedBusiness(businessInfo)
  const changed = changesFrom(madeFor, now)
  const isConfirmed = keptFor !== undefined && changesFrom(keptFor, now).length === 0
  return changed.length === 0 || isConfirmed ? undefined : { madeFor, changed }
}

/** Marks a stale analysis as confirmed for the present facts. */
export function confirmAnalysis(analysis: Analysis, business: Site['businessInfo']): Analysis {
  return { ...analysis, keptFor: toAnalysedBusiness(business) }
}
