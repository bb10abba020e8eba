import type { FeatureDefinition } from '../feature.ts'

/** Connects the site to a server of its own, and says how that connection is. */
export const api = {
  id: 'api',
  slots: { footer: { order: 90 } }
} as const satisfies FeatureDefinition
