import { z } from '@hono/zod-openapi'
import { defineRoutes } from './define-route.ts'
import { jsonContent, ok } from './responses.ts'

const defineRoute = defineRoutes({ tag: 'Operations' })

/** The response of the health check (spec 2 §4), which the start page and load balancers ask for. */
export const healthSchema = z
  .object({ status: z.literal('OK'), phase: z.literal(2), version: z.string() })
  .openapi('Health')

/** The response of the readiness check: whether a server accepts calls, and nothing else (security bar 57). */
export const readySchema = z.strictObject({ ready: z.boolean() }).openapi('Ready')

/** The liveness check, with the version. */
export const healthRoute = defineRoute('GET /health', {
  access: 'public',
  summary: 'Health',
  description:
    'Says that the process answers, with its version. It does not look at the database: GET /ready does.',
  answer: ok('The server is up', healthSchema),
  errors: {}
})

/** The readiness check, for load balancers. */
export const readyRoute = defineRoute('GET /ready', {
  access: 'public',
  summary: 'Readiness',
  description:
    'For load balancers: 503 while the database does not answer, its tables are of another version, or the server is about to end. Send no calls to it then.',
  answer: ok('The server takes calls', readySchema),
  errors: {
    503: {
      description: 'Its database does not answer, its tables are of another version, or it is about to end',
      content: jsonContent(readySchema)
    }
  }
})
