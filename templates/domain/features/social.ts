import type { FeatureDefinition } from '../feature.ts'

/** Social sharing: visitors pass a page on. */
export const social = {
  id: 'social',
  slots: {
    share: { order: 10 },
    footer: { order: 10 }
  }
} as const satisfies FeatureDefinition
