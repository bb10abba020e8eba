import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { timeSchema } from './fields.ts'
import { providerIdSchema } from './providers.ts'

const defineRoute = defineRoutes({ tag: 'Account' })

/** A connection: the account of a sign-in provider that a user has linked. */
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

/** A linked provider account. */
export type ProviderConnection = z.infer<typeof providerConnectionSchema>

const connectionsSchema = z.object({
  connections: z.array(providerConnectionSchema),
  available: z.array(z.object({ id: providerIdSchema, displayName: z.string() }))
})

const providerPath = z.strictObject({ provider: providerIdSchema })

/** List the connected providers, and those that can be connected. */
export const listConnectionsRoute = defineRoute('GET /api/account/connections', {
  access: 'signed-in',
  summary: 'List the connected providers',
  answer: ok('The connections', connectionsSchema)
})

/** Begin to connect a provider (account linking): the browser goes to the URL of the answer. Requires step-up. */
export const connectProviderRoute = defineRoute('POST /api/account/connections/{provider}/start', {
  access: 'signed-in',
  summary: 'Connect a provider',
  params: providerPath,
  body: z.strictObject({ redirect: z.string().max(500).optional() }),
  answer: ok('Where to go', z.object({ url: z.string() }))
})

/** Disconnect a provider; refused where it is the only way to sign in. Requires step-up. */
export const disconnectProviderRoute = defineRoute('DELETE /api/account/connections/{provider}', {
  access: 'signed-in',
  summary: 'Disconnect a provider',
  params: providerPath,
  answer: ok('Disconnected', doneSchema)
})
