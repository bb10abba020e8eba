import { testimonials as definition } from '#lib/domain/features/testimonials.ts'
import type { FeatureOf } from '#lib/feature.ts'
import HomeTestimonials from './HomeTestimonials.svelte'

/** What customers say, on the home page and on a page of its own. */
export const testimonials: FeatureOf<typeof definition> = {
  ...definition,
  components: { home: HomeTestimonials }
}
