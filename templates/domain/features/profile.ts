import type { FeatureDefinition } from '../feature.ts'

/** Company, website and how people want to hear from the business. */
export const profile = {
  id: 'profile',
  slots: { 'profile-fields': { order: 10 } }
} as const satisfies FeatureDefinition
