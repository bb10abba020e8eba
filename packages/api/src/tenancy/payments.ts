import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Tenants' })

/** How invoices are paid: outside and marked manually, or through a provider as well. */
export const paymentProviders = ['manual', 'stripe'] as const

export type PaymentProviderId = (typeof paymentProviders)[number]

/** The states of a payment link. */
export const paymentLinkStates = ['open', 'closing', 'expired', 'processing', 'failed', 'paid'] as const

/** The newest link by which an invoice can be paid. */
export const paymentLinkSchema = z
  .object({
    state: z.enum(paymentLinkStates).openapi({
      description:
        '`closing` is one that the provider has not closed yet, `processing` one that was paid by a method that takes days',
      example: 'open'
    }),
    createdAt: timeSchema,
    expiresAt: timeSchema,
    problem: z.string().nullable().openapi({
      description: 'Why the provider has not closed it yet, in its words',
      example: null
    })
  })
  .openapi('PaymentLink')

export type PaymentLink = z.infer<typeof paymentLinkSchema>

/** The header with which Stripe signs an event. */
export const stripeSignatureHeader = 'stripe-signature'

/** Maximum size of an event in bytes. */
export const paymentEventBytes = 256 * 1024

export const receiveStripeEventRoute = defineRoute('POST /api/billing/stripe/events', {
  access: 'public',
  summary: 'Take an event of Stripe',
  description:
    'For Stripe alone, which signs the bytes of the body: `Stripe-Signature` has to be right and at most 5 minutes old. A paid Checkout Session marks its invoice as paid, once, whatever the order in which events come and however often. A payment that does not fit an open invoice is kept, and shown to administrators. An event about anything else is answered and not kept. Written to the audit log.',
  rateLimits: ['payment-events-address'],
  headers: z.object({
    [stripeSignatureHeader]: z
      .string()
      .max(2000)
      .openapi({ description: 'Time and signatures', example: 't=1764097200,v1=5257a869e7ecebeda32affa62cd' })
  }),
  content: {
    'application/json': {
      schema: z.object({}).openapi('StripeEvent', {
        description: 'As Stripe writes it',
        example: { id: 'evt_1', type: 'checkout.session.completed', data: { object: {} } }
      })
    }
  },
  answer: ok('It is kept, or was known already', z.object({ received: z.literal(true) }))
})
