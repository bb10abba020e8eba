import { ApiError } from '@sitewright/api'
import type { MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { Env } from '../request/env.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Log } from '../request/log.ts'

/**
 * Access log: one line per request with its route (never the URL, which may contain a secret), status and duration,
 * which also go into the metrics. Unexpected errors are logged with their stack, under the request id of the response.
 */
export function logCalls(
  log: Log,
  metrics?: Pick<Metrics, 'record'>,
  now: () => number = () => performance.now()
): MiddlewareHandler<Env> {
  return async function logCall(c, next) {
    const begun = now()
    await next()
    const { status } = c.res
    const { method } = c.req
    // The last route that ran, which made the response.
    const route = c.get('route') ?? routePath(c)
    const ms = now() - begun
    // An in-process call belongs to a request that is counted itself.
    const env: Partial<Env['Bindings']> | undefined = c.env
    if (env?.inProcess === undefined)
      metrics?.record({ method, route, tenantId: c.get('actor')?.tenantId ?? null, status, ms })
    const call = { traceId: c.get('traceId'), method, route, status, ms: Math.round(ms * 10) / 10 }
    const { error } = c
    const foreseen = error === undefined || error instanceof ApiError || error instanceof HTTPException
    if (!foreseen) log.error('call.failed', { ...call, error })
    else if (status >= 500) log.warn('call', { ...call, code: codeOf(error) })
    else if (error === undefined) log.call(call)
    else log.info('call', { ...call, code: codeOf(error) })
  }
}

function codeOf(error: Error | undefined): string | undefined {
  return error instanceof ApiError ? error.code : error?.name
}
