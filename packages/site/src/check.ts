import { checkRules, type CheckStage } from './check-rules.ts'
import { checkCustomCss } from './css/check.ts'
import type { Problem } from './problem.ts'
import type { Site } from './site.ts'

/**
 * The rules that a site breaks, those of the catalog included; empty where it breaks none. For generation the
 * forward rules of the wizard hold as well (spec 1 §4), but for the analysis, which a site can do without.
 */
export function checkSite(site: Site, stage: CheckStage = 'draft'): Problem[] {
  return checkRules(site, stage, checkCustomCss)
}
