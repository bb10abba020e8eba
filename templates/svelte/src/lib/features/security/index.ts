import { security as definition } from '#lib/domain/features/security.ts'
import type { FeatureOf } from '#lib/feature.ts'
import IdleWatch from './IdleWatch.svelte'
import PasswordStrength from './PasswordStrength.svelte'
import SecurityFacts from './SecurityFacts.svelte'

/** Signs idle visitors out, and says how hard a new password is to guess. */
export const security: FeatureOf<typeof definition> = {
  ...definition,
  components: { floating: IdleWatch, password: PasswordStrength, profile: SecurityFacts }
}
