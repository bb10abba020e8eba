import type { FeatureDefinition } from '../feature.ts'

/** A bell with news for the visitor, and banners that step aside. */
export const notifications = {
  id: 'notifications',
  slots: {
    header: { order: 20 },
    banner: { order: 20 }
  }
} as const satisfies FeatureDefinition
