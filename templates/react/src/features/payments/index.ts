import { paymentMessages } from '../../domain/messages/payments.ts'
import type { Feature } from '../../feature.ts'

/** Payments: a demonstration here, the provider's own checkout behind a real server. */
export const payments: Feature = {
  id: 'payments',
  routes: [
    { page: 'payments', path: '/payments', title: paymentMessages.title, load: () => import('./page.tsx') }
  ],
  nav: [{ page: 'payments', label: paymentMessages.title, icon: 'card', order: 100 }]
}
