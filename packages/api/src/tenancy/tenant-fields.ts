import { z } from '@hono/zod-openapi'
import { isPlainLine } from '../kernel/plain-line.ts'

/** The states of a tenant. */
export const tenantStatuses = ['active', 'trial', 'suspended', 'pending'] as const
export type TenantStatus = (typeof tenantStatuses)[number]

/** The plans, in display order. */
export const planIds = ['starter', 'professional', 'enterprise', 'custom'] as const
export type PlanId = (typeof planIds)[number]

/** The billing periods of a plan. */
export const billingPeriods = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** Limits of the fields of a tenant. */
export const tenantLimits = { name: 80, subdomain: 40, number: 1_000_000_000_000_000 } as const

/** Subdomains that are in use for something else, or could be mistaken for it. */
const reservedSubdomains: ReadonlySet<string> = new Set(
  `admin api app assets auth autodiscover blog cdn dashboard demo dev docs ftp help imap login localhost mail metrics
  ns1 ns2 pop root security sitewright smtp staging static status support system test www`.split(/\s+/)
)

/** Messages of the fields of a tenant. */
export const tenantFieldMessages = {
  nameRequired: 'Enter a name',
  nameLong: `A name has at most ${tenantLimits.name} characters`,
  nameSigns: 'A name is one line of visible characters',
  subdomainShort: 'A subdomain has at least 3 characters',
  subdomainLong: `A subdomain has at most ${tenantLimits.subdomain} characters`,
  subdomainAlphabet: 'Use the letters a to z without accents, digits and hyphens',
  subdomainHyphen: 'A subdomain begins and ends with a letter or a digit, and has no two hyphens together',
  subdomainReserved: 'This subdomain is reserved. Choose another one',
  admin: 'Nobody without a tenant has this address. Add the person on the Users screen first',
  adminRights: 'This person has rights over the installation, and cannot be moved into a tenant'
} as const

export const tenantNameSchema = z
  .string({ error: tenantFieldMessages.nameRequired })
  .trim()
  .min(1, tenantFieldMessages.nameRequired)
  .max(tenantLimits.name, tenantFieldMessages.nameLong)
  .refine(isPlainLine, tenantFieldMessages.nameSigns)
  .openapi({ type: 'string', example: 'Alder Street Clinic' })

/** The subdomain of a tenant: ASCII only, since letters of other alphabets can look the same. */
export const subdomainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(3, tenantFieldMessages.subdomainShort)
  .max(tenantLimits.subdomain, tenantFieldMessages.subdomainLong)
  .regex(/^[a-z0-9-]*$/, tenantFieldMessages.subdomainAlphabet)
  .regex(/^(?!-)(?!.*--)(?!.*-$)/, tenantFieldMessages.subdomainHyphen)
  .refine((text) => !reservedSubdomains.has(text), tenantFieldMessages.subdomainReserved)
  .openapi({ type: 'string', example: 'alderstreet' })

const limit = (description: string, example: number) =>
  z.number().int().min(1).max(tenantLimits.number).nullable().openapi({ description, example })

/** The limits of a plan, or those that override them for a tenant. */
export const limitShape = {
  users: limit('Users; null for no limit', 80),
  storageBytes: limit('Bytes of projects, versions and pictures; null for no limit', 50_000_000_000),
  apiRequests: limit('API requests a calendar month; null for no limit', 1_000_000)
}
