import { reviewMessages } from '../../domain/messages/reviews.ts'
import type { Feature } from '../../feature.ts'

/** Reviews, and a form to write one. */
export const reviews: Feature = {
  id: 'reviews',
  routes: [
    { page: 'reviews', path: '/reviews', title: reviewMessages.title, load: () => import('./page.tsx') }
  ],
  nav: [{ page: 'reviews', label: reviewMessages.title, icon: 'star', order: 60 }]
}
