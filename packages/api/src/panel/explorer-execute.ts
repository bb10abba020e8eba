import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { secretField } from '../secret-fields.ts'
import { explorerRoleIdSchema, explorerRoleSchema } from './explorer-role.ts'
import { explorerExecuteLimits as limits } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'API explorer' })

/** A call of this API to execute, with placeholders for secrets. */
const explorerRequestSchema = z
  .strictObject({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).openapi({ example: 'GET' }),
    path: z
      .string()
      .max(limits.path)
      .regex(/^\/(?![/\\])/, 'Begin with a single slash: only this API is called')
      .openapi({ description: 'Path and query of this API', example: '/api/users?page=1&limit=10' }),
    headers: z
      .record(z.string().max(100), z.string().max(limits.header))
      .refine((given) => Object.keys(given).length <= limits.headers, 'These are too many')
      .default({})
      .openapi({ description: '`accept`, and those that the call declares', example: {} }),
    body: z
      .string()
      .max(limits.body)
      .nullable()
      .default(null)
      .openapi({ ...secretField, description: 'JSON; null for none', example: null }),
    role: explorerRoleIdSchema.openapi({
      description: 'The id of a role that you may grant, to run the call as; null to run it as yourself',
      example: null
    })
  })
  .openapi('ExplorerRequest')

export type ExplorerRequest = z.output<typeof explorerRequestSchema>

/** Why the body of a response is withheld: it has no end, or cannot be searched for secrets. */
export const withheldBodies = ['stream', 'size', 'binary'] as const

/** The response to a call, without the values of the inserted secrets. */
const explorerAnswerSchema = z
  .object({
    status: z.number().int().openapi({ example: 200 }),
    statusText: z.string().openapi({ example: 'OK' }),
    headers: z.array(
      z.object({
        name: z.string().openapi({ example: 'content-type' }),
        value: z.string().openapi({ example: 'application/json' })
      })
    ),
    body: z
      .string()
      .nullable()
      .openapi({ description: 'Null where there is none, or it is withheld', example: '{"users":[]}' }),
    withheld: z
      .enum(withheldBodies)
      .nullable()
      .openapi({ description: 'Why the body is not handed on', example: null }),
    milliseconds: z.number().int().openapi({ example: 21 }),
    redacted: z
      .array(
        z.object({
          place: z.enum(['status', 'header', 'body']).openapi({ example: 'body' }),
          header: z.string().nullable().openapi({ description: 'Which header', example: null }),
          count: z.number().int().openapi({ example: 1 })
        })
      )
      .openapi({ description: 'Where values of secrets stood, in any of their forms' }),
    role: explorerRoleSchema.nullable().openapi({
      description: 'The role that the call was run as; it was rolled back then, and nothing was kept',
      example: { id: 'editor', name: 'Editor' }
    })
  })
  .openapi('ExplorerAnswer')

export type ExplorerAnswer = z.infer<typeof explorerAnswerSchema>

export const executeExplorerCallRoute = defineRoute('POST /api/admin/explorer/execute', {
  access: 'api.execute',
  feature: 'api-explorer',
  summary: 'Carry out a call with your secrets, or as a role',
  description: `Puts your secrets in the place of {{secret:name}} in path, query, headers and the texts of the JSON body, and carries the call out within this server, authenticated as this call is: with the same permissions, rate limits, step-up and audit as sent by itself. Nothing but a call of this API is carried out, and not this one. Values of the secrets are redacted from the answer, in their base64, hexadecimal, URL-encoded, HTML-escaped and JSON-escaped forms too. Event streams, what is no text, and bodies beyond ${limits.answer / 1024} KB are withheld; after ${limits.timeoutMs / 1000} seconds there is no answer. With \`role\`, a role that you may grant, the call is run with the permissions that both you and the role have, at the lower rank, in your own tenant, and rolled back at its end: nothing of it is kept, whatever it answers, and it has ${limits.roleTimeoutMs / 1000} seconds. Refused then, in words that say why, is what no role decides, what begins or ends a session, streams, files, and what reaches beyond the database of this server. Written to the audit log, with the names of the secrets and the role.`,
  rateLimits: ['explorer-execute-account'],
  body: explorerRequestSchema,
  answer: ok('The answer of the call', explorerAnswerSchema)
})
