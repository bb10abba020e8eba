import { defaultSite } from './defaults.ts'
import type { Site } from './site.ts'

/** The site with everything on: every feature, host and service. The committed reference app is printed from it. */
export const everythingSite: Site = defaultSite
