import { createRoute, z } from '@hono/zod-openapi'
import { access } from './access.ts'

/** The response of the health check (spec 2 §4), which the start page and load balancers ask for. */
export const healthSchema = z
  .object({ status: z.literal('OK'), phase: z.literal(2), version: z.string() })
  .openapi('Health')

/** The response of the readiness check: whether a server takes calls, and no more (security bar 57). */
export const readySchema = z.strictObject({ ready: z.boolean() }).openapi('Ready')

/** Is the server up, and which version is it? */
export const healthRoute = createRoute({
  ...access('public'),
  method: 'get',
  path: '/health',
  tags: ['Operations'],
  summary: 'Health',
  responses: {
    200: { description: 'The server is up', content: { 'application/json': { schema: healthSchema } } }
  }
})

/** Does the server take calls now? Load balancers ask. */
export const readyRoute = createRoute({
  ...access('public'),
  method: 'get',
  path: '/ready',
  tags: ['Operations'],
  summary: 'Readiness',
  responses: {
    200: {
      description: 'The server takes calls',
      content: { 'application/json': { schema: readySchema } }
    },
    503: {
      description: 'Its database does not answer, its tables are of another version, or it is about to end',
      content: { 'application/json': { schema: readySchema } }
    }
  }
})
