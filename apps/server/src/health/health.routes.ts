import { OpenAPIHono } from '@hono/zod-openapi'
import { healthRoute, readyRoute } from '@sitewright/api'

/** Liveness (GET /health) and readiness (GET /ready) probes. */
export function healthRoutes(version: string, isReady: () => Promise<boolean>): OpenAPIHono {
  return new OpenAPIHono()
    .openapi(healthRoute, (c) => c.json({ status: 'OK' as const, phase: 2 as const, version }, 200))
    .openapi(readyRoute, async (c) => {
      c.header('Cache-Control', 'no-store')
      const ready = await isReady()
      return c.json({ ready }, ready ? 200 : 503)
    })
}
