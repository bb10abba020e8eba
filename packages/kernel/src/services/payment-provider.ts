/** Parameters of a payment page. */
export interface WantedPage {
  invoiceId: string
  /** Shown on the page, such as `Invoice 2026-0001`. */
  description: string
  /** In hundredths of the currency. */
  amount: number
  currency: string
  /** Number of earlier pages of the invoice, as idempotency key: repeating it returns the same page. */
  attempt: number
  /** Where the provider redirects after the payment. */
  returnUrl: string
}

/** A page of the provider on which an invoice is paid. */
export interface PaymentPage {
  /** The provider's id of it. */
  reference: string
  url: string
  expiresAt: number
}

/** A webhook event of a provider about a payment page. */
export interface PaymentEvent {
  /** Stays the same when the provider repeats the event. */
  id: string
  /** Paid, processing with a method that takes days, or failed after that. */
  kind: 'paid' | 'processing' | 'failed'
  /** The reference of the page. */
  reference: string
  /** The invoice of the page, as the provider returns it. */
  invoiceId: string | null
  /** In hundredths of the currency; null where it is not a whole number. */
  amount: number | null
  currency: string
  /** The provider's id of the payment. */
  payment: string
}

export type PaymentProblem =
  /** It refused, with a message of its own. */
  | 'refused'
  /** It failed, and would fail again for the same attempt. */
  | 'failed'
  /** No response; the same request can be retried. */
  | 'unreachable'
  /** The amount has decimals that the currency does not have. */
  | 'amount'

/** An expected failure of a provider; the message may be shown to administrators. */
export class PaymentError extends Error {
  readonly problem: PaymentProblem

  constructor(problem: PaymentProblem, message: string) {
    super(message)
    this.name = 'PaymentError'
    this.problem = problem
  }
}

/** A provider with hosted payment pages. */
export interface OnlinePayments {
  kind: 'stripe'
  /** Creates a page; throws a `PaymentError` where there is none. */
  createPage: (wanted: WantedPage) => Promise<PaymentPage>
  /** Expires a page, and returns whether it was paid before; throws a `PaymentError` where that is unknown. */
  expirePage: (reference: string) => Promise<'expired' | 'complete'>
  /**
   * Parses an event whose signature is valid and fresh; `forged` where it is not, undefined for other kinds of events.
   */
  readEvent: (event: {
    body: string
    signature: string
    now: number
  }) => Promise<PaymentEvent | 'forged' | undefined>
}

/** How invoices are paid: outside and marked manually, or through a provider as well. */
export type PaymentProvider = { kind: 'manual' } | OnlinePayments

export interface PaymentRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
}

/** Sends a request to a provider through the outbound guard; rejects without a complete response. */
export type SendPaymentRequest = (request: PaymentRequest) => Promise<{ status: number; text: string }>
