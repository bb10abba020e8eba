import { ApiError } from '@sitewright/api'
import type { MiddlewareHandler } from 'hono'
import type { Env } from '../request/env.ts'

/** Middleware: answers 429 to every request of an address that the server has found over its limit. */
export const refuseTooMany: MiddlewareHandler<Env> = function refuseTooMany(c, next) {
  const env: Partial<Env['Bindings']> | undefined = c.env
  if (env?.retryAfter !== undefined) throw new ApiError('request.too-many', [], env.retryAfter)
  return next()
}
