import { OpenAPIHono } from '@hono/zod-openapi'
import { ApiError } from '@sitewright/api'
import { errorResponse, onError } from '../http/errors.ts'
import { identify } from '../http/identify.ts'
import type { Env } from '../request/env.ts'

/** Creates an app for in-process calls only, on the services that its routes were made with. */
export function createInnerApp(routes: OpenAPIHono<Env>): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  app.notFound((c) => errorResponse(c, 'request.not-found'))
  app.use(identify(() => '', ''))
  app.route('/', routes)
  // An unexpected error fails the outer request, where it is logged.
  app.onError((error, c) => {
    const response = onError(error, c)
    if (response.status >= 500 && !(error instanceof ApiError)) throw error
    return response
  })
  return app
}
