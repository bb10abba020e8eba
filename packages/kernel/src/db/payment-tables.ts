import type { PaymentLink, PaymentMisfit } from '@sitewright/api'
import type { Time } from './tables.ts'

/** A page of a payment provider on which an invoice is paid. */
export interface PaymentPagesTable {
  /** The id that the provider gave it. */
  reference: string
  invoice_id: string
  provider: string
  url: string
  /** What the provider has not closed yet is `closing`; whether time has run out, the time says. */
  state: PaymentLink['state']
  /** Why it could not be closed. */
  problem: string | null
  created_at: Time
  expires_at: Time
}

/** An event of a payment provider. It stays, as invoices do. */
export interface PaymentEventsTable {
  id: string
  provider: string
  kind: 'paid' | 'processing' | 'failed'
  reference: string
  /** As the provider gave it back; null where it gave none. */
  invoice_id: string | null
  /** In hundredths; null where it is no whole number of them. */
  amount: number | null
  currency: string
  payment: string
  outcome: PaymentMisfit | 'paid' | 'repeated' | 'noted'
  received_at: Time
}

/** Tables of payments. */
export interface PaymentTables {
  payment_pages: PaymentPagesTable
  payment_events: PaymentEventsTable
}
