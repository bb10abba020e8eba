import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { emailSchema, emptySchema, shownEmailSchema, timeSchema } from '../kernel/fields.ts'
import { defaultPageSize, maximumPageSize } from '../kernel/limits.ts'
import { domainCheckSchema, domainProofSchema, tenantDomainSchema } from './domains.ts'
import { satisfactionScoreSchema } from './satisfaction-score.ts'
import {
  billingPeriods,
  limitShape,
  planIds,
  subdomainSchema,
  tenantNameSchema,
  tenantStatuses
} from './tenant-fields.ts'

const defineRoute = defineRoutes({ tag: 'Tenants' })

const exampleId = '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964'
/** Path parameters of a tenant. */
export const tenantPath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })
const count = (description: string, example: number) => z.number().int().openapi({ description, example })
const maybe = (description: string, example: number | null) =>
  z.number().int().nullable().openapi({ description, example })

/** An amount of money. */
export const moneySchema = z
  .object({
    amount: z.number().int().openapi({ description: 'In hundredths of the currency', example: 84_000 }),
    currency: z.string().openapi({ example: 'EUR' })
  })
  .openapi('Money')

export type Money = z.infer<typeof moneySchema>

/** A tenant (spec 2 §3). Measurements are null until the first one. */
export const tenantSchema = z
  .object({
    id: z.string().openapi({ example: exampleId }),
    name: z.string().openapi({ example: 'Alder Street Clinic' }),
    domain: z.string().nullable().openapi({ example: 'alderstreetclinic.co.uk' }),
    domainProof: domainProofSchema.nullable().openapi({ description: 'Null where there is no domain' }),
    subdomain: z.string().openapi({ example: 'alderstreet' }),
    status: z.enum(tenantStatuses).openapi({ example: 'active' }),
    plan: z.enum(planIds).openapi({ example: 'enterprise' }),
    planName: z.string().openapi({ example: 'Enterprise' }),
    createdAt: timeSchema,
    lastActivity: timeSchema.nullable(),
    users: z.object({
      total: count('Users who belong to it', 184),
      active: count('Those of them who may sign in', 171),
      limit: maybe('How many there may be; null for no limit', 250)
    }),
    storage: z.object({
      used: maybe('Bytes of projects, versions and pictures, as last measured', 188_000_000_000),
      limit: maybe('In bytes; null for no limit', 200_000_000_000),
      unit: z.literal('bytes').openapi({ example: 'bytes' })
    }),
    billing: z.object({
      amount: maybe('The price of the plan in hundredths of the currency; null where it has none', 84_000),
      currency: z.string().openapi({ example: 'EUR' }),
      period: z.enum(billingPeriods).openapi({ example: 'monthly' }),
      nextBilling: timeSchema.nullable().openapi({
        description: 'The beginning of the next period; null where none is billed'
      }),
      nextAmount: maybe(
        'What the next invoice comes to in hundredths of the currency, with what is carried to it; null where none is billed',
        84_000
      ),
      status: z
        .enum(['current', 'overdue'])
        .nullable()
        .openapi({ description: 'Null as long as there are no invoices', example: 'current' }),
      overdueSince: timeSchema.nullable().openapi({ description: 'When the oldest overdue one was due' }),
      overdue: z.array(moneySchema).openapi({ description: 'What is overdue, by currency' }),
      suspendsAt: timeSchema
        .nullable()
        .openapi({ description: 'When it is suspended by itself unless an invoice is paid; null for never' })
    }),
    admin: z
      .object({
        id: z.string().openapi({ example: exampleId }),
        name: z.string().openapi({ example: 'Helen Marsh' }),
        email: shownEmailSchema,
        avatar: z.string().nullable()
      })
      .nullable(),
    metrics: z.object({
      apiRequests: maybe('API requests of this calendar month, UTC, as last measured', 6100),
      apiRequestsLimit: maybe('How many there may be a month; null for no limit', 1_000_000),
      activeUsers: maybe('Users seen within seven days, as last measured', 171),
      revenue: z
        .array(moneySchema)
        .openapi({ description: 'Paid invoices, by currency; empty as long as there are none' }),
      satisfaction: satisfactionScoreSchema
    }),
    suspension: z
      .object({
        reason: z.string().openapi({ example: 'Three invoices are overdue' }),
        since: timeSchema
      })
      .nullable()
      .openapi({ description: 'Why and since when it is suspended; null where it is not' }),
    ownLimits: z.object(limitShape).openapi({ description: 'Its own limits; null for those of its plan' }),
    measuredAt: timeSchema.nullable(),
    revision: count('Send it with a change, so that nobody is overwritten', 3)
  })
  .openapi('Tenant')

export type Tenant = z.infer<typeof tenantSchema>

/** The columns by which tenants are sorted. */
export const tenantSorts = [
  'name',
  'plan',
  'status',
  'users',
  'storage',
  'billing',
  'createdAt',
  'lastActivity'
] as const

export type TenantSort = (typeof tenantSorts)[number]

const listOf = <const T extends readonly [string, ...string[]]>(values: T, example: string) =>
  z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)).min(1).max(10))
    .optional()
    .openapi({ type: 'string', description: 'One, or several with commas between them', example })

/** Filters, order and page of the tenants. */
export const tenantQuerySchema = z
  .strictObject({
    page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
    sort: z.enum(tenantSorts).default('name').openapi({ example: 'name' }),
    order: z.enum(['asc', 'desc']).default('asc').openapi({ example: 'asc' }),
    search: z
      .string()
      .trim()
      .max(100)
      .optional()
      .openapi({ description: 'Any part of name, subdomain or domain; all words occur', example: 'clinic' }),
    status: listOf(tenantStatuses, 'active,trial'),
    plan: listOf(planIds, 'starter'),
    billing: z.enum(['overdue']).optional().openapi({
      description: 'Only those with an invoice that is overdue',
      example: 'overdue'
    })
  })
  .transform(({ status, plan, ...rest }) => ({ ...rest, statuses: status, plans: plan }))

export type TenantQuery = z.output<typeof tenantQuerySchema>

const tenantPageSchema = z
  .object({
    tenants: z.array(tenantSchema),
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int()
  })
  .openapi('TenantPage')

export type TenantPage = z.infer<typeof tenantPageSchema>

export const listTenantsRoute = defineRoute('GET /api/admin/tenants', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'List the tenants',
  description:
    'A page, filtered and sorted. Users are counted now; storage, requests and activity are as last measured.',
  query: tenantQuerySchema,
  answer: ok('A page of tenants', tenantPageSchema)
})

const tenantSummarySchema = z
  .object({
    total: count('All tenants', 63),
    active: count('Active ones', 51),
    trial: count('In trial', 7),
    suspended: count('Suspended', 3),
    pending: count('Pending', 2),
    near: count('Above 80 % of a limit of users or storage', 3),
    nearUsers: count('With users above 80 % of their limit', 2),
    nearStorage: count('With storage above 80 % of their limit', 2),
    revenue: z.array(moneySchema).openapi({
      description: 'Invoices that were paid this calendar year (UTC), by currency, which are not added'
    }),
    satisfaction: satisfactionScoreSchema
  })
  .openapi('TenantSummary')

export type TenantSummary = z.infer<typeof tenantSummarySchema>

export const summarizeTenantsRoute = defineRoute('GET /api/admin/tenants/summary', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'Count the tenants',
  description:
    'By status, and those near a limit, with the paid invoices of this year, and how satisfied people of all tenants are.',
  answer: ok('The numbers', tenantSummarySchema)
})

const answer = z.object({ tenant: tenantSchema })

export const getTenantRoute = defineRoute('GET /api/admin/tenants/{id}', {
  access: 'tenants.read',
  scope: 'installation',
  summary: 'Get a tenant',
  description: 'As the list has it: users are counted now, the rest of its usage is as last measured.',
  params: tenantPath,
  answer: ok('The tenant', answer)
})

const adminSchema = emailSchema.optional().openapi({
  type: 'string',
  description: 'Address of a user without a tenant, who is moved into it with the role `admin`',
  example: 'helen@example.com'
})

const example = {
  name: 'Alder Street Clinic',
  subdomain: 'alderstreet',
  domain: null,
  plan: 'enterprise' as const,
  period: 'monthly' as const,
  status: 'active' as const
}

/** The body of a new tenant. */
export const newTenantSchema = z
  .strictObject({
    name: tenantNameSchema,
    subdomain: subdomainSchema,
    domain: tenantDomainSchema.default(null),
    plan: z.enum(planIds),
    period: z.enum(billingPeriods).default('monthly'),
    status: z.enum(['active', 'trial', 'pending']).default('pending'),
    admin: adminSchema
  })
  .openapi('NewTenant', { example })

export type NewTenant = z.output<typeof newTenantSchema>

export const addTenantRoute = defineRoute('POST /api/admin/tenants', {
  access: 'tenants.write',
  scope: 'installation',
  stepUp: { when: 'somebody becomes its admin', of: ({ admin }: { admin?: string }) => admin !== undefined },
  summary: 'Add a tenant',
  description: `Its first admin is a user without a tenant; moving them takes the permission \`user.write\`, and ends their sessions. Written to the audit log.`,
  body: newTenantSchema,
  answer: ok('The tenant', answer)
})

/** A partial update of a tenant. */
export const tenantChangesSchema = z
  .strictObject({
    revision: z.number().int().min(1).openapi({ example: 3 }),
    name: tenantNameSchema.optional(),
    subdomain: subdomainSchema.optional(),
    domain: tenantDomainSchema.optional(),
    plan: z.enum(planIds).optional(),
    period: z.enum(billingPeriods).optional(),
    ownLimits: z.strictObject(limitShape).optional(),
    admin: adminSchema
  })
  .openapi('TenantChanges', { example: { revision: 3, plan: 'professional' } })

export type TenantChanges = z.output<typeof tenantChangesSchema>

export const changeTenantRoute = defineRoute('PATCH /api/admin/tenants/{id}', {
  access: 'tenants.write',
  scope: 'installation',
  stepUp: { when: 'somebody becomes its admin', of: ({ admin }: { admin?: string }) => admin !== undefined },
  summary: 'Change a tenant',
  description:
    'What is left out stays. `revision` is that of the tenant as it was read; where somebody has changed it since, nothing happens. Written to the audit log.',
  params: tenantPath,
  body: tenantChangesSchema,
  answer: ok('The tenant', answer)
})

export const verifyTenantDomainRoute = defineRoute('POST /api/admin/tenants/{id}/domain/verify', {
  access: 'tenants.write',
  scope: 'installation',
  summary: 'Check the domain of a tenant',
  description:
    'Asks DNS now for the TXT record of `domainProof`, within five seconds. Where it is found, the domain is proved, unless another tenant has proved it. A record that is not found leaves a proof as it is: that lapses by the daily looks alone. Written to the audit log.',
  rateLimits: ['domain-check-account'],
  params: tenantPath,
  body: emptySchema,
  answer: ok('What was found', answer.extend({ check: domainCheckSchema }))
})

export const deleteTenantRoute = defineRoute('DELETE /api/admin/tenants/{id}', {
  access: 'tenants.write',
  scope: 'installation',
  stepUp: true,
  summary: 'Delete a tenant',
  description: 'Refused as long as users belong to it. Written to the audit log.',
  params: tenantPath,
  answer: ok('It is gone', doneSchema)
})
