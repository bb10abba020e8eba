import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { attachment, ok } from '../responses.ts'
import { exportShape } from '../kernel/export-shape.ts'
import { invoiceSchema } from './invoices.ts'
import { defaultPageSize, maximumPageSize } from '../kernel/limits.ts'
import { paymentProviders } from './payments.ts'

const defineRoute = defineRoutes({ tag: 'Tenants' })

/** The states by which invoices of all tenants are filtered; `open` is not due yet. */
export const invoiceStates = ['open', 'overdue', 'paid', 'void'] as const

export type InvoiceState = (typeof invoiceStates)[number]

/** The columns by which invoices of all tenants are sorted. */
export const invoiceSorts = ['tenant', 'issuedAt', 'dueAt', 'total', 'state'] as const

export type InvoiceSort = (typeof invoiceSorts)[number]

const time = z.coerce
  .number()
  .int()
  .min(0)
  .max(Number.MAX_SAFE_INTEGER)
  .optional()
  .openapi({ description: 'Milliseconds since 1970, UTC', example: 1_795_262_400_000 })

const filterShape = {
  search: z.string().trim().max(100).optional().openapi({
    description: 'Any part of the number, or of the name of the tenant',
    example: '2026-00'
  }),
  state: z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(invoiceStates)).min(1).max(10))
    .optional()
    .openapi({
      type: 'string',
      description: 'One, or several with commas between them; `open` ones are not due yet',
      example: 'open,overdue'
    }),
  tenant: z.string().max(64).optional().openapi({
    description: 'The id of a tenant, also of a deleted one',
    example: '5d0c1f7e-0a52-4c0e-8a3f-2f6f3c1b9d11'
  }),
  from: time.openapi({ description: 'Issued from then on' }),
  to: time.openapi({ description: 'Issued until then, included' })
}

const orderShape = {
  sort: z.enum(invoiceSorts).default('issuedAt').openapi({ example: 'issuedAt' }),
  order: z.enum(['asc', 'desc']).default('desc').openapi({ example: 'desc' })
}

/** Filters, order and page of the invoices of all tenants. */
export const allInvoicesQuerySchema = z
  .strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
    ...orderShape,
    ...filterShape
  })
  .transform(({ page, limit, sort, order, ...filter }) => ({ page, limit, sort, order, filter }))

export type AllInvoicesQuery = z.output<typeof allInvoicesQuerySchema>

export type InvoiceFilter = AllInvoicesQuery['filter']

const invoiceTenantSchema = z
  .object({
    id: z.string().openapi({ example: '5d0c1f7e-0a52-4c0e-8a3f-2f6f3c1b9d11' }),
    name: z.string().openapi({
      description: 'As it is called now; once it is deleted, as the invoice calls it',
      example: 'Alder Street Clinic'
    }),
    isDeleted: z.boolean().openapi({ example: false })
  })
  .openapi('InvoiceTenant')

export type InvoiceTenant = z.infer<typeof invoiceTenantSchema>

const listedInvoiceSchema = invoiceSchema
  .extend({
    tenant: invoiceTenantSchema.extend({
      hasAdmin: z
        .boolean()
        .openapi({ description: 'Whether a reminder has somebody to go to', example: true })
    })
  })
  .openapi('ListedInvoice')

export type ListedInvoice = z.infer<typeof listedInvoiceSchema>

const pageSchema = z
  .object({
    provider: z.enum(paymentProviders).openapi({
      description: '`manual` where invoices are paid outside alone',
      example: 'manual'
    }),
    invoices: z.array(listedInvoiceSchema),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int()
  })
  .openapi('AllInvoicesPage')

export type AllInvoicesPage = z.infer<typeof pageSchema>

export const listAllInvoicesRoute = defineRoute('GET /api/admin/invoices', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'List the invoices of all tenants',
  description: 'A page, filtered and sorted. Those of deleted tenants are in it, and say so.',
  query: allInvoicesQuerySchema,
  answer: ok('A page of invoices', pageSchema)
})

export const listInvoiceTenantsRoute = defineRoute('GET /api/admin/invoices/tenants', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'Find a tenant to filter the invoices by',
  description: 'The first few tenants with an invoice whose name holds the text, deleted ones too.',
  query: z.strictObject({
    search: z.string().trim().max(100).default('').openapi({ example: 'clinic' })
  }),
  answer: ok('Tenants', z.object({ tenants: z.array(invoiceTenantSchema) }))
})

/** Format, filters and order of an export of invoices. */
export const invoiceExportQuerySchema = z
  .strictObject({ ...exportShape, ...orderShape, ...filterShape })
  .transform(({ format, separator, sort, order, ...filter }) => ({ format, separator, sort, order, filter }))

export type InvoiceExportQuery = z.output<typeof invoiceExportQuerySchema>

/** Streamed, all pages of the filtered list. */
export const exportInvoicesRoute = defineRoute('GET /api/admin/invoices/export', {
  access: 'tenants.read',
  scope: 'installation',
  stepUp: true,
  summary: 'Export invoices',
  description:
    'All pages of what the filters show, in the order of the list, streamed as CSV or JSON Lines with times in ISO 8601 and amounts in hundredths. In the CSV a text that a spreadsheet would run as a formula begins with an apostrophe. The audit log keeps the filters and the number of rows.',
  rateLimits: ['invoice-export-account'],
  query: invoiceExportQuerySchema,
  answer: attachment('The invoices', 'text/csv', 'application/jsonl')
})
