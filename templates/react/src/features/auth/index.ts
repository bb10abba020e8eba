import { simulatedAccounts } from '../../domain/backend/simulated-accounts.ts'
import { auth as definition } from '../../domain/features/auth.ts'
import type { FeatureOf } from '../../feature.ts'
import { VisitorLink } from './visitor-link.tsx'

/** Visitors register, sign in and keep a profile. */
export const auth: FeatureOf<typeof definition> = {
  ...definition,
  load: {
    login: () => import('./login-page.tsx'),
    register: () => import('./register-page.tsx'),
    profile: () => import('./profile-page.tsx')
  },
  components: { header: VisitorLink },
  simulated: simulatedAccounts
}
