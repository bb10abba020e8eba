import type { FeatureDefinition } from '../pages.ts'

export const testimonialMessages = {
  title: 'Testimonials',
  intro: 'In the words of our customers.',
  all: 'All testimonials',
  none: 'Nobody has been quoted yet.'
} as const

/** What customers say, on the home page and on a page of its own. */
export const testimonials = {
  id: 'testimonials',
  routes: [{ page: 'testimonials', path: '/testimonials', title: testimonialMessages.title, content: true }],
  nav: [{ page: 'testimonials', label: testimonialMessages.title, icon: 'quote', order: 70 }],
  slots: { home: { order: 20, page: 'testimonials' } }
} as const satisfies FeatureDefinition
