import type { FeatureDefinition } from '../feature.ts'
import { analyticsMessages } from '../messages/analytics.ts'

/** How the site was used, counted for real. */
export const analytics = {
  id: 'analytics',
  routes: [{ page: 'analytics', path: '/analytics', title: analyticsMessages.title }],
  nav: [{ page: 'analytics', label: analyticsMessages.title, icon: 'chart', order: 120 }],
  slots: { floating: { order: 90 } }
} as const satisfies FeatureDefinition
