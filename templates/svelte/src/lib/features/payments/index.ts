import { simulatedPayments } from '#lib/domain/backend/simulated.ts'
import { payments as definition } from '#lib/domain/features/payments.ts'
import type { FeatureOf } from '#lib/feature.ts'

/** Payments: a demonstration here, the provider's own checkout behind a real server. */
export const payments: FeatureOf<typeof definition> = {
  ...definition,
  simulated: simulatedPayments
}
