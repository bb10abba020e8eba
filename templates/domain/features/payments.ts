import type { FeatureDefinition } from '../feature.ts'
import { paymentMessages } from '../messages/payments.ts'

/** Payments: a demonstration here, the provider's own checkout behind a real server. */
export const payments = {
  id: 'payments',
  routes: [{ page: 'payments', path: '/payments', title: paymentMessages.title }],
  nav: [{ page: 'payments', label: paymentMessages.title, icon: 'card', order: 100 }]
} as const satisfies FeatureDefinition
