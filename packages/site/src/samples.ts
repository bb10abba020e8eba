import { defaultSite } from './defaults.ts'
import type { Site } from './site.ts'

/** A dental practice that lives from bookings. */
export const dentist: Site = defaultSite
/** A bakery. */
export const bakery: Site = defaultSite
/** A photographer. */
export const photographer: Site = defaultSite
/** Three small businesses, as the wizard would store them, for tests and demonstrations. */
export const sampleSites = { dentist, bakery, photographer } as const satisfies Record<string, Site>
