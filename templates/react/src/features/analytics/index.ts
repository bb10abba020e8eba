import { analyticsMessages } from '../../domain/messages/analytics.ts'
import type { Feature } from '../../feature.ts'
import { VisitCounter } from './visit-counter.tsx'

/** How the site was used, counted for real. */
export const analytics: Feature = {
  id: 'analytics',
  routes: [
    {
      page: 'analytics',
      path: '/analytics',
      title: analyticsMessages.title,
      load: () => import('./analytics-page.tsx')
    }
  ],
  nav: [{ page: 'analytics', label: analyticsMessages.title, icon: 'chart', order: 120 }],
  slots: { floating: { order: 90, Component: VisitCounter } }
}
