import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'

const defineRoute = defineRoutes({ tag: 'Operations' })

/** What an installation may be for, as its configuration says. */
export const environments = ['development', 'staging', 'production'] as const

/** What an installation is for. */
export type Environment = (typeof environments)[number]

/** What this installation is for, as the tag beside the name shows it. */
export const environmentSchema = z
  .object({
    environment: z
      .enum(environments)
      .nullable()
      .openapi({ description: 'Null where the configuration does not say' })
  })
  .openapi('Environment', { example: { environment: 'production' } })

/** Get what this installation is for. */
export const getEnvironmentRoute = defineRoute('GET /api/admin/environment', {
  access: 'admin.access',
  summary: 'Get what this installation is for',
  description: 'ENVIRONMENT of the server: development, staging or production.',
  answer: ok('The environment', environmentSchema)
})
