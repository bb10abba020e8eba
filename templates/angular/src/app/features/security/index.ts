import { security as definition } from '../../../domain/features/security.ts'
import type { FeatureOf } from '../../feature.ts'
import { IdleWatch } from './idle-watch.ts'

/** Signs idle visitors out, and says how hard a new password is to guess. */
export const security: FeatureOf<typeof definition> = {
  ...definition,
  components: { floating: IdleWatch },
  loadComponents: {
    password: () => import('./password-strength.ts').then((module) => module.PasswordStrength),
    profile: () => import('./security-facts.ts').then((module) => module.SecurityFacts)
  }
}
