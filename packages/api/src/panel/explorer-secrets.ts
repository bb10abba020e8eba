import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { secretField } from '../secret-fields.ts'
import { timeSchema } from '../kernel/fields.ts'
import { explorerSecretLimits } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'API explorer' })

const exampleId = '7d0b9a52-2f41-4c6c-9a5e-6b1c3de0f2a4'
const params = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })

const nameSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Use up to 40 small letters a to z, digits and hyphens')
  .openapi({ description: 'As placeholders name it: {{secret:name}}', example: 'staging-password' })

const valueSchema = z
  .string()
  .min(explorerSecretLimits.shortest, `Use at least ${explorerSecretLimits.shortest} characters`)
  .max(explorerSecretLimits.longest, `Use at most ${explorerSecretLimits.longest} characters`)
  .refine((text) => text.isWellFormed(), 'This is no text')
  .openapi({ ...secretField, description: 'Sealed, and never shown again', example: 'seven quiet herons' })

/** A named secret of the API explorer, without its value. */
export const explorerSecretSchema = z
  .object({
    id: z.string().openapi({ example: exampleId }),
    name: nameSchema,
    createdAt: timeSchema,
    updatedAt: timeSchema.openapi({ description: 'When its value was entered' }),
    lastUsedAt: timeSchema
      .nullable()
      .openapi({ description: 'When a call was sent with it last', example: null })
  })
  .openapi('ExplorerSecret')

export type ExplorerSecret = z.infer<typeof explorerSecretSchema>

/** A secret to store. */
const newSecretSchema = z.strictObject({ name: nameSchema, value: valueSchema })

export type NewExplorerSecret = z.output<typeof newSecretSchema>

export const listExplorerSecretsRoute = defineRoute('GET /api/admin/explorer/secrets', {
  access: 'api.execute',
  feature: 'api-explorer',
  summary: 'List your secrets of the API explorer',
  description: 'By name, without the values: those leave the server only within the calls that name them.',
  answer: ok('The secrets', z.object({ secrets: z.array(explorerSecretSchema) }))
})

export const addExplorerSecretRoute = defineRoute('POST /api/admin/explorer/secrets', {
  access: 'api.execute',
  feature: 'api-explorer',
  stepUp: true,
  summary: 'Add a secret to the API explorer',
  description: `For you alone, sealed, and never shown again. Calls that the explorer sends name it as {{secret:name}}. At most ${explorerSecretLimits.secrets}. Written to the audit log, without the value.`,
  body: newSecretSchema,
  answer: ok('The secret', z.object({ secret: explorerSecretSchema }))
})

export const changeExplorerSecretRoute = defineRoute('PUT /api/admin/explorer/secrets/{id}', {
  access: 'api.execute',
  feature: 'api-explorer',
  stepUp: true,
  summary: 'Replace the value of a secret of the API explorer',
  description: 'It has to be your own. Its name stays. Written to the audit log, without the value.',
  params,
  body: z.strictObject({ value: valueSchema }),
  answer: ok('The secret', z.object({ secret: explorerSecretSchema }))
})

export const deleteExplorerSecretRoute = defineRoute('DELETE /api/admin/explorer/secrets/{id}', {
  access: 'api.execute',
  summary: 'Delete a secret of the API explorer',
  description:
    'It has to be your own. Its value is gone for good; calls that name it are refused. Written to the audit log.',
  params,
  answer: ok('It is gone', doneSchema)
})
