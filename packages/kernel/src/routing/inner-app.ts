import { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError } from '@sitewright/api'
import { errorResponse, onError } from '../http/errors.ts'
import { identify } from '../http/identify.ts'
import type { Env } from '../request/env.ts'

/** An app for calls within the process alone, on the services that its routes were made with. */
export function createInnerApp(routes: OpenAPIHono<Env>): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  app.notFound((c) => errorResponse(c, 'request.not-found'))
  app.use(identify(() => '', ''))
  app.route('/', routes)
  // What nobody foresaw is an error of the call that this one is part of, where it is logged.
  app.onError((error, c) => {
    const response = onError(error, c)
    if (response.status >= 500 && !(error instanceof ApiError)) throw error
    return response
  })
  return app
}
