import type { Feature } from '../../feature.ts'
import { ProfileDetails } from './profile-details.tsx'

/** Company, website and how people want to hear from the business. */
export const profile: Feature = {
  id: 'profile',
  slots: { 'profile-fields': { order: 10, Component: ProfileDetails } }
}
