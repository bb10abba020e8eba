import { simulatedVisits } from '#lib/domain/backend/simulated.ts'
import { analytics as definition } from '#lib/domain/features/analytics.ts'
import type { FeatureOf } from '#lib/feature.ts'
import VisitCounter from './VisitCounter.svelte'

/** How the site was used, counted for real. */
export const analytics: FeatureOf<typeof definition> = {
  ...definition,
  components: { floating: VisitCounter },
  simulated: simulatedVisits
}
