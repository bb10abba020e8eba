import type { PaymentLink, PaymentMisfit } from '@sitewright/api'
import type { Time } from './tables.ts'

/** A page of a payment provider on which an invoice is paid. */
export interface PaymentPagesTable {
  /** The provider's id of it. */
  reference: string
  invoice_id: string
  provider: string
  url: string
  /** `closing` while the provider has not confirmed it; expiry follows from the time. */
  state: PaymentLink['state']
  /** Why closing failed. */
  problem: string | null
  created_at: Time
  expires_at: Time
}

/** An event of a payment provider. It is never deleted, like invoices. */
export interface PaymentEventsTable {
  id: string
  provider: string
  kind: 'paid' | 'processing' | 'failed'
  reference: string
  /** As the provider returned it; null where it returned none. */
  invoice_id: string | null
  /** In hundredths; null where it is not a whole number of them. */
  amount: number | null
  currency: string
  payment: string
  outcome: PaymentMisfit | 'paid' | 'repeated' | 'noted'
  received_at: Time
}

export interface PaymentTables {
  payment_pages: PaymentPagesTable
  payment_events: PaymentEventsTable
}
