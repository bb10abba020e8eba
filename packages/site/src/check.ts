import type { Problem } from './problem.ts'
import type { BusinessInfo, Site } from './site.ts'

/** `draft`: what is there may not break a rule. `generate`: all that generation needs must be there too. */
export type Stage = 'draft' | 'generate'

/** The rules that a site breaks, those of the catalog included; empty where it breaks none. */
export function checkSite(site: Site, stage: Stage = 'draft'): Problem[] {
  throw new Error(`not yet: ${site.schemaVersion} ${stage}`)
}

/** The rules of the business form (spec 1 §5), checked on every change. */
export function checkBusinessInfo(business: BusinessInfo): Problem[] {
  throw new Error(`not yet: ${business.businessName}`)
}
