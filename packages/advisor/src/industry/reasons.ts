import type { FeatureId } from '@sitewright/catalog'

/** The reason for each feature, true in any industry. */
export const featureReasons: Readonly<Record<FeatureId, string>> = {
  auth: 'Visitors get an area of their own behind a sign-in.',
  pwa: 'Visitors can put the site on their home screen and open it without a network.',
  responsive: 'On phones the main pages stay within reach of the thumb.',
  profile: 'Visitors say themselves how they want to hear from you.',
  notifications: 'Visitors hear of news without asking.',
  search: 'Visitors find what they look for where there is much to find.',
  chat: 'Visitors can ask while they look at the site.',
  gallery: 'Visitors see your work before they ask.',
  'contact-form': 'Visitors can ask without calling.',
  testimonials: 'Visitors read what others say about you.',
  payments: 'Visitors can pay on the site.',
  reviews: 'Visitors read what others rate, and can rate themselves.',
  booking: 'Visitors can ask for a time when nobody answers the telephone.',
  geolocation: 'Visitors see where you are and how to get there.',
  analytics: 'You see which pages are visited.',
  security: 'A sign-in is protected against guessing and forgotten sessions.',
  api: 'The site can talk to a server of your own.',
  social: 'Visitors can share your pages.'
}
