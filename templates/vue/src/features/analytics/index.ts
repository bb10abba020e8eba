import { simulatedVisits } from '../../domain/backend/simulated.ts'
import { analytics as definition } from '../../domain/features/analytics.ts'
import type { FeatureOf } from '../../feature.ts'
import { VisitCounter } from './visit-counter.ts'

/** How the site was used, counted for real. */
export const analytics: FeatureOf<typeof definition> = {
  ...definition,
  load: { analytics: () => import('./AnalyticsPage.vue') },
  components: { floating: VisitCounter },
  simulated: simulatedVisits
}
