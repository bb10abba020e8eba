import type { FeatureDefinition } from '../feature.ts'
import { pageMessages } from '../messages.ts'

/** Works without a network, goes on the home screen, offers updates. */
export const pwa = {
  id: 'pwa',
  routes: [{ page: 'offline', path: '/offline', title: pageMessages.appOffline }],
  slots: {
    banner: { order: 10 },
    floating: { order: 40 },
    footer: { order: 20 }
  }
} as const satisfies FeatureDefinition
