import { geolocation as definition } from '../../../domain/features/geolocation.ts'
import type { FeatureOf } from '../../feature.ts'

/** Where the business is, and how far that is from the visitor. */
export const geolocation: FeatureOf<typeof definition> = {
  ...definition,
  load: { locations: () => import('./locations-page.ts').then((module) => module.LocationsPage) }
}
