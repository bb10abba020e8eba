import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'
import { providerIdSchema } from './providers.ts'

const defineRoute = defineRoutes({ tag: 'Account' })

/** The account of a sign-in provider that a user has linked. */
export const providerConnectionSchema = z
  .object({
    provider: providerIdSchema,
    displayName: z.string(),
    email: z.string().nullable(),
    connectedAt: timeSchema,
    lastUsedAt: timeSchema.nullable(),
    removable: z.boolean().openapi({ description: 'False where it is the only way to sign in' })
  })
  .openapi('Connection')

export type ProviderConnection = z.infer<typeof providerConnectionSchema>

const connectionsSchema = z.object({
  connections: z.array(providerConnectionSchema),
  available: z.array(z.object({ id: providerIdSchema, displayName: z.string() }))
})

const providerPath = z.strictObject({ provider: providerIdSchema })

export const listConnectionsRoute = defineRoute('GET /api/account/connections', {
  access: 'signed-in',
  summary: 'List the connected providers',
  description:
    'With the providers that could be connected. `removable` is false where the connection is the only way to sign in.',
  answer: ok('The connections', connectionsSchema)
})

/** Starts account linking: the browser navigates to the URL of the response. */
export const connectProviderRoute = defineRoute('POST /api/account/connections/{provider}/start', {
  access: 'signed-in',
  stepUp: true,
  summary: 'Connect a provider',
  description: 'The browser goes to the address of the answer, and comes back to the profile.',
  params: providerPath,
  body: z.strictObject({ redirect: z.string().max(500).optional().openapi({ example: '/auth/profile' }) }),
  answer: ok(
    'Where to go',
    z.object({
      url: z.string().openapi({ example: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=…' })
    })
  )
})

/** Refused where it is the only sign-in method. */
export const disconnectProviderRoute = defineRoute('DELETE /api/account/connections/{provider}', {
  access: 'signed-in',
  stepUp: true,
  summary: 'Disconnect a provider',
  description: 'Refused where it is the only way to sign in. Written to the audit log.',
  params: providerPath,
  answer: ok('Disconnected', doneSchema)
})
