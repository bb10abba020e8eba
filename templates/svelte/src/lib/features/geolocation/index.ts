import { geolocation as definition } from '#lib/domain/features/geolocation.ts'
import type { FeatureOf } from '#lib/feature.ts'

/** Where the business is, and how far that is from the visitor. */
export const geolocation: FeatureOf<typeof definition> = {
  ...definition
}
