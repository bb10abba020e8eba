import type { FeatureDefinition } from '../feature.ts'

/** Signs idle visitors out, and says how hard a new password is to guess. */
export const security = {
  id: 'security',
  slots: {
    floating: { order: 10 },
    password: { order: 10 },
    profile: { order: 20 }
  }
} as const satisfies FeatureDefinition
