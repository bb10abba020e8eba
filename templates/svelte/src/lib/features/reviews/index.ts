import { simulatedReviews } from '#lib/domain/backend/simulated.ts'
import { reviews as definition } from '#lib/domain/features/reviews.ts'
import type { FeatureOf } from '#lib/feature.ts'

/** Reviews, and a form to write one. */
export const reviews: FeatureOf<typeof definition> = {
  ...definition,
  simulated: simulatedReviews
}
