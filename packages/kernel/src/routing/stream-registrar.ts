import type { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError } from '@sitewright/api'
import type { Context } from 'hono'
import type { Services } from '../services/services.ts'
import type { Env } from '../request/env.ts'
import { connectionOf, type Connection } from './connection.ts'
import { registerRoute, type DeclaredRoute, type HandlerInput } from './register-route.ts'

interface StreamRoute extends DeclaredRoute {
  responses: { 200: { content: { 'text/event-stream': object } } }
}

/**
 * Adds a declared route that streams server-sent events; access, origin and input are checked as for every route.
 * Refused while viewing as another user (docs/adr/0022) and for API keys, since a stream ends with its session.
 */
export type AddStream = <const R extends StreamRoute>(
  route: R,
  open: (called: HandlerInput<R>, connection: Connection) => Promise<ReadableStream<Uint8Array>>
) => void

/** Creates the function that adds streaming routes to an app. */
export function streamRegistrar(app: OpenAPIHono<Env>, services: Services): AddStream {
  return function addStream(route, open) {
    registerRoute(app, services, route, {
      ownPagesOnly: true,
      answer: async (called, c) => {
        if (called.call.actor?.key !== undefined) throw new ApiError('key.session')
        if (called.call.actor?.viewer !== undefined) throw new ApiError('view-as.read-only')
        return streamResponse(c, await open(called, connectionOf(c)))
      }
    })
  }
}

function streamResponse(c: Context<Env>, body: ReadableStream<Uint8Array>): Response {
  c.set('hasDefaultHeaders', true)
  return new Response(body as BodyInit, {
    headers: {
      ...c.get('defaultHeaders'),
      'X-Request-Id': c.get('traceId'),
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // Reverse proxies such as nginx would buffer events otherwise.
      'X-Accel-Buffering': 'no'
    }
  })
}
