import { simulatedAccounts } from '../../../domain/backend/simulated.ts'
import { auth as definition } from '../../../domain/features/auth.ts'
import type { FeatureOf } from '../../feature.ts'
import { VisitorLink } from './visitor-link.ts'

/** Visitors register, sign in and keep a profile. */
export const auth: FeatureOf<typeof definition> = {
  ...definition,
  load: {
    login: () => import('./login-page.ts').then((module) => module.LoginPage),
    register: () => import('./register-page.ts').then((module) => module.RegisterPage),
    profile: () => import('./profile-page.ts').then((module) => module.ProfilePage)
  },
  components: { header: VisitorLink },
  simulated: simulatedAccounts
}
