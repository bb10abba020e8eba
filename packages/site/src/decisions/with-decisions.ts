import type { Decisions } from './decision.ts'
import type { Site } from '../site.ts'

/** The decisions without those at an address and below it. */
export function without(decisions: Decisions, whole: string): Decisions {
  return Object.fromEntries(
    Object.entries(decisions).filter(([address]) => address !== whole && !address.startsWith(`${whole}/`))
  )
}

/** The site with other decisions; a site without any has no key for them. */
export function withDecisions(site: Site, decisions: Decisions): Site {
  if (Object.keys(decisions).length > 0) return { ...site, decisions }
  const { decisions: _none, ...rest } = site
  return rest
}
