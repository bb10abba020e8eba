import type { FeatureDefinition } from '../pages.ts'

export const profileMessages = {
  company: 'Company',
  website: 'Website',
  preferences: 'Notifications',
  email: 'Email',
  sms: 'Text message',
  push: 'Push',
  nothing: 'None',
  notGiven: 'Not given'
} as const

/** Company, website and how people want to hear from the business. */
export const profile = {
  id: 'profile',
  slots: { 'profile-fields': { order: 10 } }
} as const satisfies FeatureDefinition
