import { security as definition } from '../../domain/features/security.ts'
import type { FeatureOf } from '../../feature.ts'
import IdleWatch from './IdleWatch.vue'
import PasswordStrength from './PasswordStrength.vue'
import SecurityFacts from './SecurityFacts.vue'

/** Signs idle visitors out, and says how hard a new password is to guess. */
export const security: FeatureOf<typeof definition> = {
  ...definition,
  components: { floating: IdleWatch, password: PasswordStrength, profile: SecurityFacts }
}
