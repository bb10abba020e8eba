/** What a payment page is wanted for. */
export interface WantedPage {
  invoiceId: string
  /** What the page names, such as `Invoice 2026-0001`. */
  description: string
  /** In hundredths of the currency. */
  amount: number
  currency: string
  /** How many pages of the invoice were asked for before: asked again for the same one, the provider makes no second. */
  attempt: number
  /** Where the browser goes after the payment. */
  returnUrl: string
}

/** A page of the provider on which an invoice is paid. */
export interface PaymentPage {
  /** The id that the provider gave it. */
  reference: string
  url: string
  expiresAt: number
}

/** What a provider tells of a payment page. */
export interface PaymentEvent {
  /** The same each time that the provider sends it. */
  id: string
  /** Paid, on its way by a method that takes days, or failed after that. */
  kind: 'paid' | 'processing' | 'failed'
  /** The reference of the page. */
  reference: string
  /** What the page was made for, as the provider gives it back. */
  invoiceId: string | null
  /** In hundredths of the currency; null where that is no whole number. */
  amount: number | null
  currency: string
  /** The id of the payment, by which it is found at the provider. */
  payment: string
}

/** Why a provider did not do something. */
export type PaymentProblem =
  /** It refused, in words of its own. */
  | 'refused'
  /** It failed, and would tell the same again to the same attempt. */
  | 'failed'
  /** No answer came; the same may be tried again. */
  | 'unreachable'
  /** The amount has a part that the currency does not have. */
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

/** A provider whose pages people pay on. */
export interface OnlinePayments {
  kind: 'stripe'
  /** Creates a page; throws a `PaymentError` where there is none. */
  createPage: (wanted: WantedPage) => Promise<PaymentPage>
  /** Makes a page unusable, and tells whether it was paid before; throws a `PaymentError` where that is not known. */
  expirePage: (reference: string) => Promise<'expired' | 'complete'>
  /**
   * Reads an event whose signature is right and new; `forged` where it is not, undefined where it is about something
   * else.
   */
  readEvent: (event: {
    body: string
    signature: string
    now: number
  }) => Promise<PaymentEvent | 'forged' | undefined>
}

/** How invoices are paid: outside, and marked by hand, or by a provider as well. */
export type PaymentProvider = { kind: 'manual' } | OnlinePayments

/** A request to a provider. */
export interface PaymentRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Readonly<Record<string, string>>
  body?: string
}

/** Sends a request to a provider through the outbound guard; rejects where no whole answer came. */
export type SendPaymentRequest = (request: PaymentRequest) => Promise<{ status: number; text: string }>
