import { OpenAPIHono } from '@hono/zod-openapi'
import { eventStreamRoute } from '@sitewright/api'
import type { Env } from '../request/env.ts'
import { streamRegistrar } from '../routing/stream-registrar.ts'
import type { Services } from '../services/services.ts'
import { createOpenStreams } from './open-streams.ts'

/** The event stream of the control panel. */
export function streamRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addStream = streamRegistrar(app, services)
  const streams = createOpenStreams(services)
  addStream(eventStreamRoute, ({ actor, query }, connection) =>
    streams.open({ actor, lastEventId: query.lastEventId, connection })
  )
  return app
}
