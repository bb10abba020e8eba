import type { FeatureDefinition } from '../feature.ts'

/** The main pages within reach of the thumb. */
export const responsive = {
  id: 'responsive',
  slots: { floating: { order: 30 } }
} as const satisfies FeatureDefinition
