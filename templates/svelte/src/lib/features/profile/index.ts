import { profile as definition } from '#lib/domain/features/profile.ts'
import type { FeatureOf } from '#lib/feature.ts'
import ProfileDetails from './ProfileDetails.svelte'

/** Company, website and how people want to hear from the business. */
export const profile: FeatureOf<typeof definition> = {
  ...definition,
  components: { 'profile-fields': ProfileDetails }
}
