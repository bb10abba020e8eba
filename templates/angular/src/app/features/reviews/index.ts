import { simulatedReviews } from '../../../domain/backend/simulated.ts'
import { reviews as definition } from '../../../domain/features/reviews.ts'
import type { FeatureOf } from '../../feature.ts'

/** Reviews, and a form to write one. */
export const reviews: FeatureOf<typeof definition> = {
  ...definition,
  load: { reviews: () => import('./reviews-page.ts').then((module) => module.ReviewsPage) },
  simulated: simulatedReviews
}
