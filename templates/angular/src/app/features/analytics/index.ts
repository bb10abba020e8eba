import { simulatedVisits } from '../../../domain/backend/simulated.ts'
import { analytics as definition } from '../../../domain/features/analytics.ts'
import type { FeatureOf } from '../../feature.ts'
import { VisitCounter } from './visit-counter.ts'

/** How the site was used, counted for real. */
export const analytics: FeatureOf<typeof definition> = {
  ...definition,
  load: { analytics: () => import('./analytics-page.ts').then((module) => module.AnalyticsPage) },
  components: { floating: VisitCounter },
  simulated: simulatedVisits
}
