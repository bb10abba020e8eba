import { isDeepEqual, type Site } from '@sitewright/site'
import type { HistoryEntry } from './generated-project.ts'
import { reviewMessages as words } from './review/messages.ts'
import { sectionsOf } from './review/sections.ts'

/** A field whose value changed since a project or an analysis was made. */
export interface ChangedField {
  readonly name: string
  readonly was: string
  readonly now: string
}

/**
 * Age of a project: generated from the current site, from an earlier state of it, or from another site where the
 * current one is empty.
 */
export type ProjectAge =
  | { readonly kind: 'current' }
  | { readonly kind: 'older'; readonly changes: readonly ChangedField[] }
  | { readonly kind: 'before' }

/** Field values by label, as the review shows them. Accepted advice is part of the fields. */
function fieldTexts(site: Site): Map<string, string> {
  const sections = sectionsOf(site).filter(({ step }) => step !== 'analysis')
  return new Map(sections.flatMap(({ rows }) => rows.map(([name, value]) => [name, value] as const)))
}

/** The fields that differ between two sites, as text. */
export function changedFields(before: Site, after: Site): ChangedField[] {
  const was = fieldTexts(before)
  const now = fieldTexts(after)
  const names = [...new Set([...now.keys(), ...was.keys()])]
  const fields = names
    .map((name) => ({ name, was: was.get(name) ?? '', now: now.get(name) ?? '' }))
    .filter((answer) => answer.was !== answer.now)
  return [...fields, ...changedLists(before, after)]
}

/** Where the owner's lists are in the content, by their names. */
const listAddresses = [
  [words.services, '/content/services'],
  [words.hours, '/content/hours'],
  [words.places, '/content/locations'],
  [words.people, '/content/about/team']
] as const

/** The lists that were edited between two sites. What they hold takes more code than the wizard begins with. */
function changedLists(before: Site, after: Site): ChangedField[] {
  const decidedAt = ({ decisions = {} }: Site, address: string): unknown =>
    Object.entries(decisions).filter(([at]) => at === address || at.startsWith(`${address}/`))
  return listAddresses
    .filter(([, address]) => !isDeepEqual(decidedAt(before, address), decidedAt(after, address)))
    .map(([name]) => ({ name, was: words.listBefore, now: words.listNow }))
}

/** The generator's input, for comparison; recommendations are not part of it. */
function generatorInputOf({ aiRecommendations, ...rest }: Site): unknown {
  const { content, madeBy, madeFor } = aiRecommendations ?? {}
  return { rest, content, madeBy, madeFor }
}

/** True where two sites generate the same files. */
function isSameSite(one: Site, other: Site): boolean {
  return isDeepEqual(generatorInputOf(one), generatorInputOf(other))
}

/** Whether a project of the history is up to date with the site in the wizard. */
export function projectAge(entry: HistoryEntry, site: Site): ProjectAge {
  if (isSameSite(entry.site, site)) return { kind: 'current' }
  const { businessName, description } = site.businessInfo
  if (businessName.trim() === '' && description.trim() === '') return { kind: 'before' }
  const changes = changedFields(entry.site, site)
  const texts = { name: 'Texts', was: 'As they were then', now: 'Changed since' }
  return { kind: 'older', changes: changes.length === 0 ? [texts] : changes }
}
