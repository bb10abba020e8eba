import { profile as definition } from '../../../domain/features/profile.ts'
import type { FeatureOf } from '../../feature.ts'
import { ProfileDetails } from './profile-details.ts'

/** Company, website and how people want to hear from the business. */
export const profile: FeatureOf<typeof definition> = {
  ...definition,
  components: { 'profile-fields': ProfileDetails }
}
