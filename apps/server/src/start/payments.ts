import type { OutboundGuard } from '@sitewright/accounts/node/outbound-guard'
import { createPaymentSender } from '@sitewright/accounts/node/payment-sender'
import { createStripe } from '@sitewright/accounts/payments/stripe'
import type { PaymentProvider } from '@sitewright/accounts/services/payment-provider'
import type { Config } from '../config/config.ts'

/** The provider by which invoices are paid: Stripe where its keys are set, and none otherwise. */
export function createPayments(
  { stripe, localProviders }: Pick<Config, 'stripe' | 'localProviders'>,
  guard: OutboundGuard
): PaymentProvider {
  if (stripe === undefined) return { kind: 'manual' }
  return createStripe({ ...stripe, send: createPaymentSender({ allowLocal: localProviders, guard }) })
}
