import { Hono } from 'hono'
import { ApiError, type HostFacts } from '@sitewright/api'
import { isSameSecret } from '@sitewright/kernel/crypto'
import type { Services } from '@sitewright/kernel/services'
import { rateLimit } from '@sitewright/kernel/limits'
import type { Env, Log } from '@sitewright/kernel/request'
import { parseBearerToken } from '@sitewright/kernel/routing'
import { prometheusContentType, printFamilies } from './prometheus-text.ts'
import { toFamilies } from './prometheus-families.ts'

/** Who may scrape the metrics of a server, and what it knows of its host. */
export interface Scraping {
  token: string
  host: () => HostFacts
}

const perMinute = { calls: 120, windowMs: 60_000 }

/**
 * Metrics of the server that answers, for Prometheus (security bar 57). They take a token of their own: no session, no
 * key and no permission opens them.
 */
export function metricsRoutes(
  { services, log }: { services: Services; log: Log },
  { token, host }: Scraping
): Hono<Env> {
  const app = new Hono<Env>()
  app.get('/metrics', rateLimit({ ...services, log }, 'metrics', perMinute), async (c) => {
    const given = parseBearerToken(c.req.header('authorization'))
    if (given === undefined || !(await isSameSecret(given, token))) {
      c.header('WWW-Authenticate', 'Bearer realm="metrics"')
      throw new ApiError('metrics.token')
    }
    c.header('Content-Type', prometheusContentType)
    c.header('Cache-Control', 'no-store')
    return c.body(printFamilies(toFamilies(services, host())))
  })
  return app
}
