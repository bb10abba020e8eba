import { simulatedAccounts } from '#lib/domain/backend/simulated.ts'
import { auth as definition } from '#lib/domain/features/auth.ts'
import type { FeatureOf } from '#lib/feature.ts'
import VisitorLink from './VisitorLink.svelte'

/** Visitors register, sign in and keep a profile. */
export const auth: FeatureOf<typeof definition> = {
  ...definition,
  components: { header: VisitorLink },
  simulated: simulatedAccounts
}
