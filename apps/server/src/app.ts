import { OpenAPIHono } from '@hono/zod-openapi'
import { product } from '@sitewright/product'
import type { Services } from '@sitewright/kernel/services'
import {
  logCalls,
  errorResponse,
  onError,
  allowInProcessCalls,
  identify,
  securityHeaders
} from '@sitewright/kernel/http'
import type { Env, Log } from '@sitewright/kernel/request'
import { refuseTooMany, rateLimit, type RateLimit } from '@sitewright/kernel/limits'
import { ExactPathRouter } from './http/exact-path-router.ts'
import { constantAnswer } from './http/constant-answer.ts'
import { staticFiles } from './http/static-files.ts'
import { loadOpenApiDocument } from './open-api/write-document.ts'
import { catalogRoutes } from './projects/catalog.routes.ts'
import type { RunCheck } from './projects/check-pool.ts'
import type { RunProjectJob } from './projects/project-workers.ts'
import { projectRoutes } from './projects/projects.routes.ts'
import { metricsRoutes, type Scraping } from './monitoring/metrics.routes.ts'
import { healthRoutes } from './health/health.routes.ts'

export interface Dependencies {
  version: string
  /** Folder of the built web app. */
  webDir: string
  /** `sha256-...` of each inline script that the web app needs. */
  scriptHashes: readonly string[]
  providerOrigins: readonly string[]
  runProjectJob: RunProjectJob
  runCheck: RunCheck
  /** The URL of the source code of this installation. */
  sourceUrl?: string | undefined
  /** The client's IP address, after trusted proxies. */
  getClientIp: (request: Request) => string
  projectRateLimit: RateLimit
  services: Services
  /** Access control of `GET /metrics`, for Prometheus; undefined for no such route. */
  scraping?: Scraping | undefined
  log: Log
  /** Readiness: whether the server takes requests now. */
  isReady: () => Promise<boolean>
}

/** The HTTP app: the API, its OpenAPI document and the web app. */
export function createApp(dependencies: Dependencies): OpenAPIHono<Env> {
  const { version, webDir, getClientIp, projectRateLimit, services, scraping, log, isReady } = dependencies
  const app = new OpenAPIHono<Env>({ router: new ExactPathRouter() })
  app.onError(onError)
  app.notFound((c) => errorResponse(c, 'request.not-found'))
  app.use(logCalls(log, services.metrics))
  app.use(identify(getClientIp, services.publicUrl))
  app.use(securityHeaders({ ...dependencies, publicUrl: services.publicUrl }))
  app.use(refuseTooMany)
  // This pattern matches /api/projects itself too.
  app.use('/api/projects/*', rateLimit({ ...services, log }, 'projects', projectRateLimit))
  app.use('/api/admin/explorer/*', allowInProcessCalls(app))
  app.route('/', healthRoutes(version, isReady))
  if (scraping !== undefined) app.route('/', metricsRoutes({ services, log }, scraping))
  app.route('/', catalogRoutes(constantAnswer))
  app.route('/', projectRoutes({ ...dependencies, largeBodies: services.largeBodies }))
  app.route('/', product.routes(services))
  app.get(
    '/api/openapi.json',
    constantAnswer(() => loadOpenApiDocument(version))
  )
  app.get('/installation.json', (c) => c.json({ source: dependencies.sourceUrl ?? null }))
  app.use(staticFiles(webDir))
  return app
}
