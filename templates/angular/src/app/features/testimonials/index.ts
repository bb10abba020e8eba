import { testimonials as definition } from '../../../domain/features/testimonials.ts'
import type { FeatureOf } from '../../feature.ts'

/** What customers say, on the home page and on a page of its own. */
export const testimonials: FeatureOf<typeof definition> = {
  ...definition,
  load: { testimonials: () => import('./testimonials-page.ts').then((module) => module.TestimonialsPage) },
  loadComponents: {
    home: () => import('./home-testimonials.ts').then((module) => module.HomeTestimonials)
  }
}
