import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'
import { invoiceLimits } from './invoice-limits.ts'
import { defaultPageSize, maximumPageSize } from '../kernel/limits.ts'
import { paymentLinkSchema, paymentProviders } from './payments.ts'
import { isPlainText } from '../kernel/plain-line.ts'
import { tenantPath } from './tenants.ts'

const defineRoute = defineRoutes({ tag: 'Tenants' })

const exampleId = '5d0c1f7e-0a52-4c0e-8a3f-2f6f3c1b9d11'

/** The kinds of invoice lines. */
export const invoiceLineKinds = ['plan', 'proration', 'credit'] as const

/** A line of an invoice. */
export const invoiceLineSchema = z
  .object({
    kind: z.enum(invoiceLineKinds).openapi({ example: 'plan' }),
    description: z.string().openapi({ example: 'Professional' }),
    amount: z
      .number()
      .int()
      .openapi({ description: 'In hundredths of the currency; a credit is below zero', example: 14_900 }),
    start: timeSchema.nullable().openapi({ description: 'Of the time that it is for; null for none' }),
    end: timeSchema.nullable().openapi({ description: 'Not included' })
  })
  .openapi('InvoiceLine')

export type InvoiceLine = z.infer<typeof invoiceLineSchema>

/** The stored states of an invoice; an overdue one is open. */
export const invoiceStatuses = ['open', 'paid', 'void'] as const

/** An invoice of a tenant. */
export const invoiceSchema = z
  .object({
    id: z.string().openapi({ example: exampleId }),
    number: z.string().openapi({ description: 'Of the installation: year and number', example: '2026-0001' }),
    periodStart: timeSchema,
    periodEnd: timeSchema.openapi({ description: 'Not included' }),
    lines: z.array(invoiceLineSchema),
    currency: z.string().openapi({ example: 'EUR' }),
    total: z.number().int().openapi({ description: 'In hundredths; the sum of the lines', example: 14_900 }),
    status: z.enum(invoiceStatuses).openapi({ example: 'open' }),
    isOverdue: z.boolean().openapi({ description: 'It is open, and was due', example: false }),
    issuedAt: timeSchema,
    dueAt: timeSchema,
    suspendsAt: timeSchema.nullable().openapi({
      description: 'When the tenant is suspended by itself; null where nothing is due, or once it was'
    }),
    paidAt: timeSchema.nullable(),
    paidNote: z.string().nullable().openapi({ example: 'Bank transfer of 3 December' }),
    remindedAt: timeSchema.nullable(),
    mayRemindAt: timeSchema
      .nullable()
      .openapi({ description: 'From when it may be reminded of again; null where it may now' }),
    paymentLink: paymentLinkSchema.nullable().openapi({ description: 'The newest one; null for none' }),
    revision: z.number().int().openapi({ description: 'Send it with an act', example: 1 })
  })
  .openapi('Invoice')

export type Invoice = z.infer<typeof invoiceSchema>

const pageSchema = z
  .object({
    provider: z.enum(paymentProviders).openapi({
      description: '`manual` where invoices are paid outside alone',
      example: 'manual'
    }),
    invoices: z.array(invoiceSchema),
    carried: z
      .array(invoiceLineSchema.extend({ currency: z.string().openapi({ example: 'EUR' }) }))
      .openapi({ description: 'Lines of the next invoice that are known already: proration and credit' }),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int()
  })
  .openapi('InvoicePage')

export type InvoicePage = z.infer<typeof pageSchema>

/** A known line of the next invoice. */
export type CarriedLine = InvoicePage['carried'][number]

/** Pagination of the invoices. */
export const invoiceQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize)
})

export type InvoiceQuery = z.output<typeof invoiceQuerySchema>

export const listInvoicesRoute = defineRoute('GET /api/admin/tenants/{id}/invoices', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'List the invoices of a tenant',
  description:
    'A page, the newest first. An invoice is issued by itself at the beginning of each period to an active tenant whose plan has a price.',
  params: tenantPath,
  query: invoiceQuerySchema,
  answer: ok('A page of invoices', pageSchema)
})

const invoicePath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })
const revision = z.number().int().min(1).openapi({ description: 'That of the invoice as it was read' })
const answer = z.object({ invoice: invoiceSchema })

/** A payment that was received outside of Sitewright. */
export const payInvoiceSchema = z
  .strictObject({
    revision,
    note: z
      .string()
      .trim()
      .max(invoiceLimits.note, `A note has at most ${invoiceLimits.note} characters`)
      .refine(isPlainText, 'Use readable characters')
      .default('')
  })
  .openapi('PayInvoice', { example: { revision: 1, note: 'Bank transfer of 3 December' } })

export type PayInvoice = z.output<typeof payInvoiceSchema>

export const payInvoiceRoute = defineRoute('POST /api/admin/invoices/{id}/pay', {
  access: 'tenants.write',
  scope: 'installation',
  summary: 'Mark an invoice as paid',
  description:
    'It was paid outside, such as by bank transfer; no money is moved. One that is paid already, or void, is refused and stays as it is. A tenant that was suspended for overdue invoices alone is active again with the last of them. Written to the audit log.',
  params: invoicePath,
  body: payInvoiceSchema,
  answer: ok('The invoice', answer)
})

const revisionSchema = z.strictObject({ revision }).openapi('InvoiceRevision', { example: { revision: 1 } })

export const voidInvoiceRoute = defineRoute('POST /api/admin/invoices/{id}/void', {
  access: 'tenants.write',
  scope: 'installation',
  summary: 'Make an invoice void',
  description:
    'The price of its period is no longer owed; proration and credit on it go to the next invoice. Only one that is open. A tenant that was suspended for overdue invoices alone is active again with the last of them. Written to the audit log.',
  params: invoicePath,
  body: revisionSchema,
  answer: ok('The invoice', answer)
})

export const remindInvoiceRoute = defineRoute('POST /api/admin/invoices/{id}/remind', {
  access: 'tenants.write',
  scope: 'installation',
  summary: 'Send a reminder of an invoice',
  description:
    'A mail to the admin of the tenant, at most once a day: a second one is refused with when the next may go. Only for one that is open, with an admin, and where mail is configured. Where a payment provider is set up, the mail has a link by which the invoice is paid there; what the provider refuses is told in its words. Written to the audit log.',
  params: invoicePath,
  body: revisionSchema,
  answer: ok('The invoice', answer)
})
