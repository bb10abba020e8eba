import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { emptySchema, timeSchema } from './fields.ts'
import { providerIds } from './provider-names.ts'

const defineRoute = defineRoutes({ tag: 'Sign-in providers' })

/** The id of a sign-in provider. */
export const providerIdSchema = z.enum(providerIds)

const entry = z.string().trim().min(1).max(200)
const domain = entry.toLowerCase().regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/)
const domains = z.array(domain).max(200)
const tenant = z.guid().toLowerCase()

/** Microsoft's multi-tenant ids; with one of them an allow-list says which tenants may sign in (security bar 38). */
export const sharedTenants = ['common', 'organizations', 'consumers'] as const

const userMappingSchema = z
  .strictObject({
    emailField: entry,
    nameField: entry,
    firstNameField: entry,
    lastNameField: entry,
    avatarField: entry
  })
  .openapi('ProviderUserMapping')

/** Which claims of the provider fill the fields of a user. */
export type ProviderUserMapping = z.infer<typeof userMappingSchema>

const restrictionsSchema = z
  .strictObject({
    allowedDomains: domains,
    blockedDomains: domains,
    allowedTenants: z.array(tenant).max(200).openapi({ description: 'Microsoft tenants that may sign in' }),
    requireVerifiedEmail: z.boolean(),
    autoCreateUsers: z.boolean()
  })
  .openapi('ProviderRestrictions')

/** Who may sign in with a provider. */
export type ProviderRestrictions = z.infer<typeof restrictionsSchema>

/** A masked, write-only secret (security bar 51). */
export const maskedSecretSchema = z
  .object({ set: z.boolean(), last4: z.string().nullable(), updatedAt: timeSchema.nullable() })
  .openapi('SealedSecret')

const editableConfig = {
  clientId: z.string().trim().max(300),
  scopes: z.array(z.string().regex(/^[\x21\x23-\x5B\x5D-\x7E]{1,100}$/)).max(50),
  tenantId: z.union([z.enum(sharedTenants), tenant]).openapi({ description: 'Microsoft only' }),
  issuer: z
    .string()
    .trim()
    .max(300)
    .regex(/^https?:\/\/[^?#@\\\s]+$/)
    .nullable()
    .openapi({ description: 'Address of the provider where it is not the usual one' })
}

/** A sign-in provider with its configuration (spec 2 §3). */
export const providerSchema = z
  .object({
    id: providerIdSchema,
    displayName: z.string(),
    enabled: z.boolean(),
    configured: z.boolean().openapi({ description: 'All that it takes is there, so that it may be enabled' }),
    config: z.object({
      ...editableConfig,
      tenantId: editableConfig.tenantId.nullable(),
      clientSecret: maskedSecretSchema,
      redirectUri: z
        .string()
        .openapi({ description: 'To be registered with the provider; it cannot be changed' })
    }),
    userMapping: userMappingSchema,
    restrictions: restrictionsSchema,
    stats: z.object({
      totalLogins: z.number().int(),
      activeUsers: z.number().int().openapi({ description: 'People who came this way in the last 30 days' }),
      lastLogin: timeSchema.nullable(),
      successRate: z
        .number()
        .nullable()
        .openapi({ description: 'Percent of the returns from the provider; null before the first one' })
    })
  })
  .openapi('IdentityProvider')

/** A sign-in provider as the admin area shows it. */
export type IdentityProvider = z.infer<typeof providerSchema>

/** A partial update of a sign-in provider; what is left out stays. */
export const providerChangesSchema = z
  .strictObject({
    enabled: z.boolean().optional(),
    config: z
      .strictObject({
        ...editableConfig,
        clientSecret: z.string().trim().max(1000).openapi({ description: 'Empty takes it away' })
      })
      .partial()
      .optional(),
    userMapping: userMappingSchema.partial().optional(),
    restrictions: restrictionsSchema.partial().optional()
  })
  .openapi('IdentityProviderChanges')

/** The changes to a sign-in provider. */
export type IdentityProviderChanges = z.infer<typeof providerChangesSchema>

/** The result of a configuration test, step by step. */
export const providerTestSchema = z
  .object({
    success: z.boolean(),
    steps: z.array(
      z.object({
        id: z.enum(['configuration', 'discovery', 'keys', 'credentials']),
        ok: z.boolean(),
        message: z.string()
      })
    )
  })
  .openapi('IdentityProviderTest')

/** What a configuration test found. */
export type IdentityProviderTest = z.infer<typeof providerTestSchema>

/** List the sign-in providers with their configuration. */
export const listProvidersRoute = defineRoute('GET /api/admin/providers', {
  access: 'system.config',
  summary: 'List the sign-in providers',
  answer: ok('The providers', z.object({ providers: z.array(providerSchema) }))
})

const adminPath = z.strictObject({ id: providerIdSchema })

/** Get a sign-in provider with its configuration. */
export const getProviderRoute = defineRoute('GET /api/admin/providers/{id}', {
  access: 'system.config',
  summary: 'Get a sign-in provider',
  params: adminPath,
  answer: ok('The provider', providerSchema)
})

/** Update a provider; requires step-up (security bar 25). */
export const updateProviderRoute = defineRoute('PUT /api/admin/providers/{id}', {
  access: 'system.config',
  summary: 'Change a sign-in provider',
  params: adminPath,
  body: providerChangesSchema,
  answer: ok('The provider as it is now', providerSchema)
})

/** Test the configuration against the provider itself. */
export const testProviderRoute = defineRoute('POST /api/admin/providers/{id}/test', {
  access: 'system.config',
  summary: 'Test a sign-in provider',
  params: adminPath,
  body: emptySchema,
  answer: ok('What the provider answered', providerTestSchema)
})
