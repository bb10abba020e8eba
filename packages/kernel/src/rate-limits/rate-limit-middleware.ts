import { ApiError } from '@sitewright/api'
import type { MiddlewareHandler } from 'hono'
import type { Services } from '../services/services.ts'
import { countCall } from './enforce-rate-limit.ts'
import { toRateLimitKey } from '../request/ip-address.ts'
import type { Env } from '../request/env.ts'
import type { Log } from '../request/log.ts'

/** Maximum number of requests of one client per time window. */
export interface RateLimit {
  calls: number
  windowMs: number
}

/**
 * Rate-limit middleware with a fixed window and RateLimit headers. The counter is in the database, so that servers
 * behind a load balancer share it. It fails open: if the database is not writable, as on a full disk, requests pass,
 * since they need no disk and the worker pools limit them.
 *
 * @example
 * app.use('/api/*', rateLimit({ database, now, log }, 'api', { calls: 300, windowMs: minute }))
 */
export function rateLimit(
  { database, now, log }: Pick<Services, 'database' | 'now'> & { log: Log },
  name: string,
  { calls, windowMs }: RateLimit
): MiddlewareHandler<Env> {
  return async function limitRate(c, next) {
    const time = now()
    const key = `${name} ${toRateLimitKey(c.get('caller').ip)}`
    const counted = await countCall(database.db, key, time, windowMs).catch((error: unknown) => {
      log.warn('rate.not-counted', { traceId: c.get('traceId'), error })
      return undefined
    })
    if (counted === undefined) return next()
    const { count, ends_at: endsAt } = counted
    const wait = Math.ceil((endsAt - time) / 1000)
    c.header('RateLimit-Limit', String(calls))
    c.header('RateLimit-Remaining', String(Math.max(0, calls - count)))
    c.header('RateLimit-Reset', String(wait))
    if (count > calls) throw new ApiError('request.too-many', [], wait)
    await next()
  }
}

/** Middleware: answers 429 to every request of an address that the server has found over its limit. */
export const refuseTooMany: MiddlewareHandler<Env> = function refuseTooMany(c, next) {
  const env: Partial<Env['Bindings']> | undefined = c.env
  if (env?.retryAfter !== undefined) throw new ApiError('request.too-many', [], env.retryAfter)
  return next()
}
