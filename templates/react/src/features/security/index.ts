import { security as definition } from '../../domain/features/security.ts'
import type { FeatureOf } from '../../feature.ts'
import { IdleWatch } from './idle-watch.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { SecurityFacts } from './security-facts.tsx'

/** Signs idle visitors out, and says how hard a new password is to guess. */
export const security: FeatureOf<typeof definition> = {
  ...definition,
  components: { floating: IdleWatch, password: PasswordStrength, profile: SecurityFacts }
}
