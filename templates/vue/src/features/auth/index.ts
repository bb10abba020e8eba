import { simulatedAccounts } from '../../domain/backend/simulated.ts'
import { auth as definition } from '../../domain/features/auth.ts'
import type { FeatureOf } from '../../feature.ts'
import VisitorLink from './VisitorLink.vue'

/** Visitors register, sign in and keep a profile. */
export const auth: FeatureOf<typeof definition> = {
  ...definition,
  load: {
    login: () => import('./LoginPage.vue'),
    register: () => import('./RegisterPage.vue'),
    profile: () => import('./ProfilePage.vue')
  },
  components: { header: VisitorLink },
  simulated: simulatedAccounts
}
