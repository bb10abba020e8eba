import { isDeepEqual, parseSite, type Site } from '@sitewright/site'
import { partNames } from '../messages.ts'

/** A part of a site that the builder has a name for. */
export type SitePart = keyof typeof partNames

const parts = Object.keys(partNames) as SitePart[]

/** The parts in which two sites differ, whatever the order of their members. */
export function differingParts(one: Site, other: Site): SitePart[] {
  const [first, second] = [canonical(one), canonical(other)]
  return parts.filter((part) => !isDeepEqual(first[part], second[part]))
}

export function isSameSite(one: Site, other: Site): boolean {
  return differingParts(one, other).length === 0
}

function canonical(site: Site): Site {
  const parsed = parseSite(site)
  return parsed.ok ? parsed.site : site
}
