import { ApiError } from '@sitewright/api'
import type { MiddlewareHandler } from 'hono'
import type { Env } from '../request/env.ts'

/** Middleware: answers 429 to requests that the server counted as too many of their address, whatever they ask for. */
export const refuseTooMany: MiddlewareHandler<Env> = function refuseTooMany(c, next) {
  const env: Partial<Env['Bindings']> | undefined = c.env
  if (env?.retryAfter !== undefined) throw new ApiError('request.too-many', [], env.retryAfter)
  return next()
}
