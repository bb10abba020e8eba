import { OpenAPIHono } from '@hono/zod-openapi'
import { getCatalogRoute, getDefaultSiteRoute } from '@sitewright/api'
import * as catalog from '@sitewright/catalog'
import { defaultSite } from '@sitewright/site'
import type { MiddlewareHandler } from 'hono'

/** The catalog's option lists as JSON, without its functions. */
const catalogDocument = Object.fromEntries(
  Object.entries(catalog).filter(([, value]) => typeof value === 'object')
)

/** GET /api/catalog and GET /api/site; their packages define the shape of both documents. */
export function catalogRoutes(answerConstant: (load: () => string) => MiddlewareHandler): OpenAPIHono {
  const app = new OpenAPIHono()
  app.openAPIRegistry.registerPath(getCatalogRoute)
  app.openAPIRegistry.registerPath(getDefaultSiteRoute)
  app.get(
    getCatalogRoute.path,
    answerConstant(() => JSON.stringify(catalogDocument))
  )
  app.get(
    getDefaultSiteRoute.path,
    answerConstant(() => JSON.stringify(defaultSite))
  )
  return app
}
