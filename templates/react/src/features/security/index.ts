import type { Feature } from '../../feature.ts'
import { IdleWatch } from './idle-watch.tsx'
import { PasswordStrength } from './password-strength.tsx'
import { SecurityFacts } from './security-facts.tsx'

/** Signs idle visitors out, and tells how hard a new password is to guess. */
export const security: Feature = {
  id: 'security',
  slots: {
    floating: { order: 10, Component: IdleWatch },
    password: { order: 10, Component: PasswordStrength },
    profile: { order: 20, Component: SecurityFacts }
  }
}
