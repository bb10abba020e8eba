import { createRoute, z } from '@hono/zod-openapi'
import { access } from '../access.ts'
import { doneSchema, errorResponses, jsonBody, ok } from '../responses.ts'
import { secretSchema, timeSchema } from './fields.ts'
import { signInAnswerSchema } from './sign-in-answer.ts'

const signInTags = ['Sign-in']
const adminTags = ['Sign-in providers']
const accountTags = ['Account']

/** The sign-in providers (spec 2 §1), by the name that people know them by. */
export const providerNames = { google: 'Google', github: 'GitHub', microsoft: 'Microsoft' } as const

export type ProviderId = keyof typeof providerNames

export const providerIds = Object.keys(providerNames) as [ProviderId, ...ProviderId[]]

export const providerIdSchema = z.enum(providerIds)
const providerPath = z.strictObject({ provider: providerIdSchema })

const entry = z.string().trim().min(1).max(200)
const domain = entry.toLowerCase().regex(/^([a-z0-9-]+\.)+[a-z0-9-]+$/)
const domains = z.array(domain).max(200)
const tenant = z.guid().toLowerCase()

/** Microsoft's names for more than one tenant; who may enter is then said by a list (security bar 38). */
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

const restrictionsSchema = z
  .strictObject({
    allowedDomains: domains,
    blockedDomains: domains,
    allowedTenants: z.array(tenant).max(200).openapi({ description: 'Microsoft tenants that may sign in' }),
    requireVerifiedEmail: z.boolean(),
    autoCreateUsers: z.boolean()
  })
  .openapi('ProviderRestrictions')

/** A secret that goes in and never comes out (security bar 51). */
export const sealedSecretSchema = z
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

/** A provider as the admin area shows it (spec 2 §3). */
export const providerSchema = z
  .object({
    id: providerIdSchema,
    displayName: z.string(),
    enabled: z.boolean(),
    configured: z.boolean().openapi({ description: 'All that it takes is there, so that it may be enabled' }),
    config: z.object({
      ...editableConfig,
      tenantId: editableConfig.tenantId.nullable(),
      clientSecret: sealedSecretSchema,
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

/** What may be changed of it; what is left out stays. */
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

/** What a test of a provider found out, step by step. */
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

/** A provider account that a person signs in with. */
export const connectionSchema = z
  .object({
    provider: providerIdSchema,
    displayName: z.string(),
    email: z.string().nullable(),
    connectedAt: timeSchema,
    lastUsedAt: timeSchema.nullable(),
    removable: z.boolean().openapi({ description: 'False where it is the only way to sign in' })
  })
  .openapi('Connection')

const connectionsSchema = z.object({
  connections: z.array(connectionSchema),
  available: z.array(z.object({ id: providerIdSchema, displayName: z.string() }))
})

const leadsOn = (description: string) =>
  ({ 302: { description, headers: z.object({ location: z.string() }) } }) as const

/** Begin a sign-in as a full navigation (spec 2 §7); the browser goes on to the provider. */
export const startProviderRoute = createRoute({
  ...access('public'),
  method: 'get',
  path: '/api/auth/oauth/{provider}',
  tags: signInTags,
  summary: 'Sign in with a provider',
  request: {
    params: z.object({ provider: z.string() }),
    query: z.object({
      admin: z.string().optional().openapi({ description: '`true` for the admin area' }),
      redirect: z
        .string()
        .optional()
        .openapi({ description: 'A path of this site; anything else is dropped' }),
      action: z
        .string()
        .optional()
        .openapi({ description: '`register` from the page for it; a new person gets an account either way' }),
      remember: z.string().optional().openapi({ description: '`true` to stay signed in' })
    })
  },
  responses: leadsOn('To the provider, or to the page that says what is wrong')
})

/** Where a provider sends the browser back to; it goes on to a page, with no token in its address. */
export const providerCallbackRoute = createRoute({
  ...access('public'),
  method: 'get',
  path: '/api/auth/oauth/{provider}/callback',
  tags: signInTags,
  summary: 'Come back from a provider',
  request: {
    params: z.object({ provider: z.string() }),
    query: z.object({
      code: z.string().optional(),
      state: z.string().optional(),
      iss: z.string().optional(),
      error: z.string().optional()
    })
  },
  responses: leadsOn('To /auth/callback, which says in its fragment how it went')
})

/** Finish a sign-in with code and state (spec 2 §7); it takes the cookie of the browser that began. */
export const finishProviderRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/oauth/callback',
  tags: signInTags,
  summary: 'Finish a sign-in with a provider',
  request: {
    body: jsonBody(
      z.strictObject({
        provider: providerIdSchema,
        code: z.string().min(1).max(4096),
        state: secretSchema,
        iss: z.string().max(300).optional(),
        isAdmin: z.boolean().optional()
      })
    )
  },
  responses: {
    ...ok('A session, or a challenge for the second factor', signInAnswerSchema),
    ...errorResponses
  }
})

/** Pick up the second step of a sign-in that came back as a full navigation. */
export const providerChallengeRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/oauth/challenge',
  tags: signInTags,
  summary: 'Get the second step after a provider',
  request: { body: jsonBody(z.strictObject({})) },
  responses: { ...ok('The challenge, once', signInAnswerSchema), ...errorResponses }
})

export const listProvidersRoute = createRoute({
  ...access('system.config'),
  method: 'get',
  path: '/api/admin/providers',
  tags: adminTags,
  summary: 'List the sign-in providers',
  responses: { ...ok('The providers', z.object({ providers: z.array(providerSchema) })), ...errorResponses }
})

const adminPath = z.strictObject({ id: providerIdSchema })

export const getProviderRoute = createRoute({
  ...access('system.config'),
  method: 'get',
  path: '/api/admin/providers/{id}',
  tags: adminTags,
  summary: 'Get a sign-in provider',
  request: { params: adminPath },
  responses: { ...ok('The provider', providerSchema), ...errorResponses }
})

/** Change a provider; it asks for a fresh proof (security bar 25). */
export const saveProviderRoute = createRoute({
  ...access('system.config'),
  method: 'put',
  path: '/api/admin/providers/{id}',
  tags: adminTags,
  summary: 'Change a sign-in provider',
  request: { params: adminPath, body: jsonBody(providerChangesSchema) },
  responses: { ...ok('The provider as it is now', providerSchema), ...errorResponses }
})

/** Ask the provider itself whether the configuration holds. */
export const testProviderRoute = createRoute({
  ...access('system.config'),
  method: 'post',
  path: '/api/admin/providers/{id}/test',
  tags: adminTags,
  summary: 'Test a sign-in provider',
  request: { params: adminPath, body: jsonBody(z.strictObject({})) },
  responses: { ...ok('What the provider answered', providerTestSchema), ...errorResponses }
})

export const connectionsRoute = createRoute({
  ...access('signed-in'),
  method: 'get',
  path: '/api/account/connections',
  tags: accountTags,
  summary: 'List the connected providers',
  responses: { ...ok('The connections', connectionsSchema), ...errorResponses }
})

/** Begin to connect a provider; the browser goes to the address of the answer. It asks for a fresh proof. */
export const connectProviderRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: '/api/account/connections/{provider}/start',
  tags: accountTags,
  summary: 'Connect a provider',
  request: {
    params: providerPath,
    body: jsonBody(z.strictObject({ redirect: z.string().max(500).optional() }))
  },
  responses: { ...ok('Where to go', z.object({ url: z.string() })), ...errorResponses }
})

/** Take a connection away; refused where nobody could sign in after that. It asks for a fresh proof. */
export const disconnectProviderRoute = createRoute({
  ...access('signed-in'),
  method: 'delete',
  path: '/api/account/connections/{provider}',
  tags: accountTags,
  summary: 'Disconnect a provider',
  request: { params: providerPath },
  responses: { ...ok('Disconnected', doneSchema), ...errorResponses }
})

export type IdentityProvider = z.infer<typeof providerSchema>
export type IdentityProviderChanges = z.infer<typeof providerChangesSchema>
export type IdentityProviderTest = z.infer<typeof providerTestSchema>
export type ProviderUserMapping = z.infer<typeof userMappingSchema>
export type ProviderRestrictions = z.infer<typeof restrictionsSchema>
export type Connection = z.infer<typeof connectionSchema>
