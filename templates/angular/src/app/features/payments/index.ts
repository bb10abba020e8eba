import { simulatedPayments } from '../../../domain/backend/simulated.ts'
import { payments as definition } from '../../../domain/features/payments.ts'
import type { FeatureOf } from '../../feature.ts'

/** Payments: a demonstration here, the provider's own checkout behind a real server. */
export const payments: FeatureOf<typeof definition> = {
  ...definition,
  load: { payments: () => import('./payments-page.ts').then((module) => module.PaymentsPage) },
  simulated: simulatedPayments
}
