import type { FeatureDefinition } from '../feature.ts'
import { geolocationMessages } from '../messages/geolocation.ts'

/** Where the business is, and how far that is from the visitor. */
export const geolocation = {
  id: 'geolocation',
  routes: [{ page: 'locations', path: '/locations', title: geolocationMessages.title }],
  nav: [{ page: 'locations', label: geolocationMessages.title, icon: 'place', order: 80 }]
} as const satisfies FeatureDefinition
