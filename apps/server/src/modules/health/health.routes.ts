import { OpenAPIHono } from '@hono/zod-openapi'
import { healthRoute } from '@sitewright/api'

/** GET /health. */
export function healthRoutes(version: string): OpenAPIHono {
  return new OpenAPIHono().openapi(healthRoute, (c) =>
    c.json({ status: 'OK' as const, phase: 2 as const, version }, 200)
  )
}
