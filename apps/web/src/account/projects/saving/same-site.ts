import { parseSite, type Site } from '@sitewright/site'
import { partNames } from '../messages.ts'

/** A part of a site that the builder has a name for. */
export type Part = keyof typeof partNames

const parts = Object.keys(partNames) as Part[]

/** The parts in which two sites differ, whatever the order of their members. */
export function differencesOf(one: Site, other: Site): Part[] {
  const [first, second] = [canonical(one), canonical(other)]
  return parts.filter((part) => JSON.stringify(first[part]) !== JSON.stringify(second[part]))
}

export function sameSite(one: Site, other: Site): boolean {
  return differencesOf(one, other).length === 0
}

function canonical(site: Site): Site {
  const parsed = parseSite(site)
  return parsed.ok ? parsed.site : site
}
