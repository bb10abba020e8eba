import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { secretField } from '../secret-fields.ts'
import { emptySchema, timeSchema } from '../kernel/fields.ts'
import { providerIds } from './provider-names.ts'

const defineRoute = defineRoutes({ tag: 'Sign-in providers' })

/** The id of a sign-in provider. */
export const providerIdSchema = z.enum(providerIds)

const entry = z.string().trim().min(1).max(200)
const domain = entry.toLowerCase().regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/)
const domains = z
  .array(domain)
  .max(200)
  .openapi({ example: ['example.com'] })
const tenant = z.guid().toLowerCase().openapi({ example: '72f988bf-86f1-41af-91ab-2d7cd011db47' })

/**
 * Microsoft's ids for the accounts of several organisations, or personal ones (`consumers`). With `common` and
 * `organizations` an allow-list of tenants is required (security bar 38).
 */
export const sharedTenants = ['common', 'organizations', 'consumers'] as const

/** The claims that the fields of a user are taken from. */
export const userMappingSchema = z
  .strictObject({
    emailField: entry.openapi({ example: 'email' }),
    nameField: entry.openapi({ example: 'name' }),
    firstNameField: entry.openapi({ example: 'given_name' }),
    lastNameField: entry.openapi({ example: 'family_name' }),
    avatarField: entry.openapi({ example: 'picture' })
  })
  .openapi('ProviderUserMapping')

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

export type ProviderRestrictions = z.infer<typeof restrictionsSchema>

/** A masked, write-only secret (security bar 51). */
export const maskedSecretSchema = z
  .object({
    set: z.boolean(),
    last4: z.string().nullable().openapi({ example: 'k9Qz' }),
    updatedAt: timeSchema.nullable(),
    expiresAt: timeSchema
      .nullable()
      .openapi({ description: 'When the provider stops accepting it, as an administrator entered it' })
  })
  .openapi('SealedSecret')

const editableConfig = {
  clientId: z
    .string()
    .trim()
    .max(300)
    .openapi({ example: '1234567890-sitewright.apps.googleusercontent.com' }),
  scopes: z
    .array(z.string().regex(/^[\x21\x23-\x5B\x5D-\x7E]{1,100}$/))
    .max(50)
    .openapi({ example: ['openid', 'email', 'profile'] }),
  tenantId: z.union([z.enum(sharedTenants), tenant]).openapi({ description: 'Microsoft only' }),
  issuer: z
    .string()
    .trim()
    .max(300)
    .regex(/^https?:\/\/[^?#@\\\s]+$/)
    .nullable()
    .openapi({
      description: 'Address of the provider where it is not the usual one',
      example: 'https://id.example.com'
    })
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
      redirectUri: z.string().openapi({
        description: 'To be registered with the provider; it cannot be changed',
        example: 'https://sites.example.com/api/auth/oauth/google/callback'
      })
    }),
    userMapping: userMappingSchema,
    restrictions: restrictionsSchema,
    stats: z.object({
      totalLogins: z.number().int().openapi({ example: 318 }),
      activeUsers: z
        .number()
        .int()
        .openapi({ description: 'People who came this way in the last 30 days', example: 57 }),
      lastLogin: timeSchema.nullable(),
      successRate: z.number().nullable().openapi({
        description: 'Percent of the returns from the provider; null before the first one',
        example: 98.4
      })
    })
  })
  .openapi('IdentityProvider')

export type IdentityProvider = z.infer<typeof providerSchema>

const editableSecret = {
  clientSecret: z
    .string()
    .trim()
    .max(1000)
    .openapi({ ...secretField, description: 'Empty takes it away', example: 'a-secret-of-the-provider' }),
  secretExpiresAt: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable().openapi({
    description: 'Milliseconds since 1970, UTC; a new secret without it has none',
    example: 1798675199999
  })
}

/** A partial update of a sign-in provider. */
export const providerChangesSchema = z
  .strictObject({
    enabled: z.boolean().optional(),
    config: z
      .strictObject({
        ...editableConfig,
        ...editableSecret
      })
      .partial()
      .optional(),
    userMapping: userMappingSchema.partial().optional(),
    restrictions: restrictionsSchema.partial().optional()
  })
  .openapi('IdentityProviderChanges')

export type IdentityProviderChanges = z.infer<typeof providerChangesSchema>

const { issuer: _savedOnly, ...draftConfig } = editableConfig

/** Unsaved changes for a test sign-in: without the provider's URL. */
export const providerDraftSchema = z
  .strictObject({
    config: z
      .strictObject({ ...draftConfig, ...editableSecret })
      .partial()
      .optional(),
    userMapping: userMappingSchema.partial().optional(),
    restrictions: restrictionsSchema.partial().optional()
  })
  .openapi('IdentityProviderDraft')

export type IdentityProviderDraft = z.infer<typeof providerDraftSchema>

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

export type IdentityProviderTest = z.infer<typeof providerTestSchema>

export const listProvidersRoute = defineRoute('GET /api/admin/providers', {
  access: 'system.config',
  scope: 'installation',
  summary: 'List the sign-in providers',
  description:
    'Secrets are never answered: only whether there is one, its last four characters, and since when.',
  answer: ok('The providers', z.object({ providers: z.array(providerSchema) }))
})

const adminPath = z.strictObject({ id: providerIdSchema })

export const getProviderRoute = defineRoute('GET /api/admin/providers/{id}', {
  access: 'system.config',
  scope: 'installation',
  summary: 'Get a sign-in provider',
  description:
    'The secret is never answered: only whether there is one, its last four characters, and since when.',
  params: adminPath,
  answer: ok('The provider', providerSchema)
})

/** Security bar 25. */
export const updateProviderRoute = defineRoute('PUT /api/admin/providers/{id}', {
  access: 'system.config',
  scope: 'installation',
  stepUp: true,
  summary: 'Change a sign-in provider',
  description:
    'What is left out stays; an empty secret takes it away. Enabling takes a complete configuration, and whatever would leave no administrator who can sign in is refused. Written to the audit log.',
  params: adminPath,
  body: providerChangesSchema,
  answer: ok('The provider as it is now', providerSchema)
})

export const testProviderRoute = defineRoute('POST /api/admin/providers/{id}/test', {
  access: 'system.config',
  scope: 'installation',
  summary: 'Test a sign-in provider',
  description:
    'Asks the provider itself, step by step, with the configuration that is stored; nobody is signed in. Written to the audit log.',
  rateLimits: ['test-connection'],
  params: adminPath,
  body: emptySchema,
  answer: ok('What the provider answered', providerTestSchema)
})
