import { type OutboundGuard, createPaymentSender } from '@sitewright/kernel/node'
import { createStripe } from '@sitewright/tenancy'
import type { PaymentProvider } from '@sitewright/kernel/services'
import type { Config } from '../config/config.ts'

/** The payment provider of invoices: Stripe where its keys are set, else none. */
export function createPayments(
  { stripe, localProviders }: Pick<Config, 'stripe' | 'localProviders'>,
  guard: OutboundGuard
): PaymentProvider {
  if (stripe === undefined) return { kind: 'manual' }
  return createStripe({ ...stripe, send: createPaymentSender({ allowLocal: localProviders, guard }) })
}
