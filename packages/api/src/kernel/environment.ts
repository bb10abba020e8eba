import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'

const defineRoute = defineRoutes({ tag: 'Operations' })

/** The purposes of an installation, by its configuration. */
export const environments = ['development', 'staging', 'production'] as const

export type Environment = (typeof environments)[number]

/** The purpose of this installation, for the tag beside its name. */
export const environmentSchema = z
  .object({
    environment: z
      .enum(environments)
      .nullable()
      .openapi({ description: 'Null where the configuration does not say' })
  })
  .openapi('Environment', { example: { environment: 'production' } })

export const getEnvironmentRoute = defineRoute('GET /api/admin/environment', {
  access: 'admin.access',
  summary: 'Get what this installation is for',
  description: 'ENVIRONMENT of the server: development, staging or production.',
  answer: ok('The environment', environmentSchema)
})
