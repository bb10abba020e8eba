import { profile as definition } from '../../../domain/features/profile.ts'
import type { FeatureOf } from '../../feature.ts'

/** Company, website and how people want to hear from the business. */
export const profile: FeatureOf<typeof definition> = {
  ...definition,
  loadComponents: {
    'profile-fields': () => import('./profile-details.ts').then((module) => module.ProfileDetails)
  }
}
