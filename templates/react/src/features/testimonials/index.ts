import { testimonialMessages } from '../../domain/messages/testimonials.ts'
import type { Feature } from '../../feature.ts'
import { HomeTestimonials } from './home.tsx'

/** What customers say, on the home page and on a page of its own. */
export const testimonials: Feature = {
  id: 'testimonials',
  routes: [
    {
      page: 'testimonials',
      path: '/testimonials',
      title: testimonialMessages.title,
      load: () => import('./page.tsx')
    }
  ],
  nav: [{ page: 'testimonials', label: testimonialMessages.title, icon: 'quote', order: 70 }],
  slots: { home: { order: 20, page: 'testimonials', Component: HomeTestimonials } }
}
