import { z } from 'zod'
import {
  PaymentError,
  type OnlinePayments,
  type PaymentEvent,
  type PaymentRequest,
  type SendPaymentRequest
} from '@sitewright/kernel/services'
import { paymentTexts } from './messages.ts'
import { toHundredths, toSmallestUnit } from './smallest-unit.ts'
import { isSignedByStripe } from './stripe-signature.ts'

/** The version of the API whose answers are read here. */
const apiVersion = '2025-07-30.basil'

interface StripeOptions {
  /** The secret key; it goes into the header of requests and nowhere else. */
  key: string
  /** The signing secret of the webhook endpoint. */
  webhookSecret: string
  /** The origin of the API. */
  apiUrl: string
  send: SendPaymentRequest
}

const pageSchema = z.object({ id: z.string().min(1), url: z.url(), expires_at: z.number().int() })
const stateSchema = z.object({ status: z.enum(['open', 'complete', 'expired']).nullable() })
const errorSchema = z.object({
  error: z.object({ message: z.string().optional(), code: z.string().optional() })
})
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.unknown() })
})
const sessionSchema = z.object({
  id: z.string().min(1).max(255),
  client_reference_id: z.string().max(255).nullish(),
  amount_total: z.number().int().nullish(),
  currency: z.string().max(3).nullish(),
  payment_status: z.string(),
  payment_intent: z.string().max(255).nullish()
})

/**
 * Creates the provider Stripe: Checkout Sessions over its REST interface, through the network that is given. Its own
 * package would bring connections that no guard of ours sees.
 */
export function createStripe({ key, webhookSecret, apiUrl, send }: StripeOptions): OnlinePayments {
  const ask = async (
    method: PaymentRequest['method'],
    path: string,
    { fields, idempotencyKey }: { fields?: Readonly<Record<string, string>>; idempotencyKey?: string } = {}
  ) => {
    const request: PaymentRequest = {
      method,
      url: `${apiUrl}/v1/checkout/sessions${path}`,
      headers: {
        authorization: `Bearer ${key}`,
        'stripe-version': apiVersion,
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey })
      },
      ...(method === 'POST' && { body: new URLSearchParams(fields).toString() })
    }
    try {
      return await send(request)
    } catch {
      // What went wrong there may hold the request, and with it the key.
      throw new PaymentError('unreachable', paymentTexts.unreachable)
    }
  }

  /** Reads what Stripe answered; its own words of a refusal go on, without the key. */
  const read = <T>(schema: z.ZodType<T>, { status, text }: { status: number; text: string }): T => {
    const answer = parseJson(text)
    if (status >= 200 && status < 300) {
      const { success, data } = schema.safeParse(answer)
      if (!success) throw new PaymentError('failed', paymentTexts.unreadable)
      return data
    }
    const { data } = errorSchema.safeParse(answer)
    const words = data?.error.message?.replaceAll(key, '…')
    throw new PaymentError(status >= 500 ? 'failed' : 'refused', words ?? paymentTexts.status(status))
  }

  return {
    kind: 'stripe',
    createPage: async ({ invoiceId, description, amount, currency, attempt, returnUrl }) => {
      const unitAmount = toSmallestUnit(amount, currency)
      if (unitAmount === undefined) throw new PaymentError('amount', paymentTexts.noPart(currency))
      const answer = await ask('POST', '', {
        idempotencyKey: `sitewright-${invoiceId}-${currency}-${amount}-${attempt}`,
        fields: {
          mode: 'payment',
          client_reference_id: invoiceId,
          success_url: returnUrl,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': currency.toLowerCase(),
          'line_items[0][price_data][unit_amount]': String(unitAmount),
          'line_items[0][price_data][product_data][name]': description
        }
      })
      const { id, url, expires_at: seconds } = read(pageSchema, answer)
      return { reference: id, url, expiresAt: seconds * 1000 }
    },
    expirePage: async (reference) => {
      const path = `/${encodeURIComponent(reference)}`
      const answer = await ask('POST', `${path}/expire`)
      if (answer.status >= 200 && answer.status < 300) return 'expired'
      if (answer.status === 404) return 'expired'
      if (answer.status !== 400) return read(z.never(), answer)
      // Only an open page can be expired: it was paid or has expired meanwhile.
      const { status } = read(stateSchema, await ask('GET', path))
      if (status === 'open') return read(z.never(), answer)
      return status === 'complete' ? 'complete' : 'expired'
    },
    readEvent: async (event) =>
      (await isSignedByStripe(webhookSecret, event)) ? toEvent(parseJson(event.body)) : 'forged'
  }
}

function toEvent(json: unknown): PaymentEvent | undefined {
  const { data: event } = eventSchema.safeParse(json)
  const { data: session } = sessionSchema.safeParse(event?.data.object)
  if (event === undefined || session === undefined) return undefined
  const kind = kindOf(event.type, session.payment_status)
  if (kind === undefined) return undefined
  const { id: reference, client_reference_id: invoiceId = null, amount_total: amount } = session
  const currency = (session.currency ?? '').toUpperCase()
  return {
    id: event.id,
    kind,
    reference,
    invoiceId,
    amount: amount == null ? null : toHundredths(amount, currency),
    currency,
    payment: session.payment_intent ?? reference
  }
}

function kindOf(type: string, paymentStatus: string): PaymentEvent['kind'] | undefined {
  switch (type) {
    case 'checkout.session.completed':
      return paymentStatus === 'paid' ? 'paid' : paymentStatus === 'unpaid' ? 'processing' : undefined
    case 'checkout.session.async_payment_succeeded':
      return 'paid'
    case 'checkout.session.async_payment_failed':
      return 'failed'
    default:
      return undefined
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
