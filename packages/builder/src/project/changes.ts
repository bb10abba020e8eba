import type { Site } from '@sitewright/site'
import type { HistoryEntry } from '../records.ts'
import { sectionsOf } from '../review/sections.ts'
import { siteOf } from '../state.ts'

/** An answer that is another one now than when a project or an analysis was made. */
export interface ChangedAnswer {
  readonly name: string
  readonly was: string
  readonly now: string
}

/**
 * How a project stands to the answers of the wizard: made from them, from earlier ones, or from those of another
 * site, since nothing was answered for the present one yet.
 */
export type ProjectAge =
  | { readonly kind: 'current' }
  | { readonly kind: 'older'; readonly changes: readonly ChangedAnswer[] }
  | { readonly kind: 'before' }

/** The answers by name, as the review words them; what advice was taken shows in the answers themselves. */
function answersOf(site: Site): Map<string, string> {
  const sections = sectionsOf(site).filter(({ step }) => step !== 'analysis')
  return new Map(sections.flatMap(({ rows }) => rows.map(([name, value]) => [name, value] as const)))
}

/** The answers that differ between two sites, in words. */
export function changedAnswers(before: Site, after: Site): ChangedAnswer[] {
  const was = answersOf(before)
  const now = answersOf(after)
  const names = [...new Set([...now.keys(), ...was.keys()])]
  return names
    .map((name) => ({ name, was: was.get(name) ?? '', now: now.get(name) ?? '' }))
    .filter((answer) => answer.was !== answer.now)
}

/** The part of a site that its files are generated from, as text to compare; how the advice came about is not part of it. */
function generatorInputOf(site: Site): string {
  const { aiRecommendations, ...rest } = siteOf(site)
  const { content, madeBy, madeFor } = aiRecommendations ?? {}
  return JSON.stringify([rest, content, madeBy, madeFor])
}

/** True where two sites give the same files. */
function isSameSite(one: Site, other: Site): boolean {
  return generatorInputOf(one) === generatorInputOf(other)
}

/** How a project of the history stands to the answers of the wizard. */
export function projectAge(entry: HistoryEntry, site: Site): ProjectAge {
  if (isSameSite(entry.site, site)) return { kind: 'current' }
  const { businessName, description } = site.businessInfo
  if (businessName.trim() === '' && description.trim() === '') return { kind: 'before' }
  const changes = changedAnswers(entry.site, site)
  const texts = { name: 'Texts', was: 'As they were then', now: 'Changed since' }
  return { kind: 'older', changes: changes.length === 0 ? [texts] : changes }
}
