import { security as definition } from '../../../domain/features/security.ts'
import type { FeatureOf } from '../../feature.ts'
import { IdleWatch } from './idle-watch.ts'
import { PasswordStrength } from './password-strength.ts'
import { SecurityFacts } from './security-facts.ts'

/** Signs idle visitors out, and says how hard a new password is to guess. */
export const security: FeatureOf<typeof definition> = {
  ...definition,
  components: { floating: IdleWatch, password: PasswordStrength, profile: SecurityFacts }
}
