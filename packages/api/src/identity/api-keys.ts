import { z } from '@hono/zod-openapi'
import { permissionIds } from '../access.ts'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { secretShownOnce } from '../secret-fields.ts'
import { apiKeyLimits } from './api-key-limits.ts'
import { timeSchema } from '../kernel/fields.ts'
import { isPlainLine } from '../kernel/plain-line.ts'

const defineRoute = defineRoutes({ tag: 'API keys' })

const scopes = z.array(z.enum(permissionIds as [string, ...string[]]))

/** An API key without its secret. */
export const apiKeySchema = z
  .object({
    id: z.string().openapi({
      description: 'Its name for basic authentication, whose password is the key',
      example: '7d3f0a52-4f0e-4d0e-8a8e-0f4f0c2a9b11'
    }),
    name: z.string().openapi({ example: 'Deploy bot' }),
    last4: z.string().openapi({ description: 'How the key ends', example: 'x7Qe' }),
    scopes: scopes.openapi({ example: ['monitoring.read'] }),
    createdAt: timeSchema,
    expiresAt: timeSchema,
    lastUsedAt: timeSchema.nullable().openapi({ description: 'To the minute; null where it never was' }),
    expired: z.boolean().openapi({ example: false })
  })
  .openapi('ApiKey')

export type ApiKey = z.infer<typeof apiKeySchema>

/** The parameters of a new API key. */
export const newApiKeySchema = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1, 'Give it a name')
      .max(apiKeyLimits.name, `Use at most ${apiKeyLimits.name} characters`)
      .refine(isPlainLine, 'Use one line of readable characters')
      .openapi({ example: 'Deploy bot' }),
    scopes: z
      .array(z.enum(permissionIds as [(typeof permissionIds)[number], ...typeof permissionIds]))
      .min(1, 'Choose at least one scope')
      .max(permissionIds.length)
      .openapi({ description: 'Permissions that you hold yourself', example: ['monitoring.read'] }),
    days: z
      .number()
      .int()
      .min(1, 'It lasts a day at least')
      .max(apiKeyLimits.days, `It lasts ${apiKeyLimits.days} days at most`)
      .openapi({ description: 'Days until it expires', example: 90 })
  })
  .openapi('NewApiKey')

export type NewApiKey = z.output<typeof newApiKeySchema>

export const listApiKeysRoute = defineRoute('GET /api/account/api-keys', {
  access: 'signed-in',
  summary: 'List your API keys',
  description: `The keys themselves are nowhere: only their hashes are kept. At most ${apiKeyLimits.keys}. Expired ones stay until they are revoked.`,
  answer: ok(
    'The keys, the newest first, and the scopes that yours may have',
    z.object({ keys: z.array(apiKeySchema), grantable: scopes.openapi({ example: ['monitoring.read'] }) })
  )
})

export const createApiKeyRoute = defineRoute('POST /api/account/api-keys', {
  access: 'signed-in',
  feature: 'api-keys',
  stepUp: true,
  summary: 'Make an API key',
  description: `The answer alone shows the key. Send it as \`Authorization: Bearer\`, as \`X-Api-Key\`, or as the password of basic authentication with its id as the name; such a call needs no other header. It may do what its scopes and your own permissions both allow, at the time of each call, and nothing that takes a session: your own account, calls that take a recent proof, jobs and the event stream. It dies with your account, with a suspension at once, and after ${apiKeyLimits.days} days at the latest. Written to the audit log, as is every change that is made with it.`,
  body: newApiKeySchema,
  answer: ok(
    'The key',
    z.object({
      key: apiKeySchema,
      secret: z.string().openapi({
        ...secretShownOnce,
        description: 'Shown once',
        example: 'swk_Zr1mV4m0p0o0Qm9sV1b7xkz2m2mJr8bq7m0cX1x7Qe'
      })
    })
  )
})

export const revokeApiKeyRoute = defineRoute('DELETE /api/account/api-keys/{id}', {
  access: 'signed-in',
  summary: 'Revoke an API key',
  description: 'It is refused from its next call on, on every server. Written to the audit log.',
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
  answer: ok('It is gone', doneSchema)
})
