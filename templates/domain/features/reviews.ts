import type { FeatureDefinition } from '../feature.ts'
import { reviewMessages } from '../messages/reviews.ts'

/** Reviews, and a form to write one. */
export const reviews = {
  id: 'reviews',
  routes: [{ page: 'reviews', path: '/reviews', title: reviewMessages.title }],
  nav: [{ page: 'reviews', label: reviewMessages.title, icon: 'star', order: 60 }]
} as const satisfies FeatureDefinition
