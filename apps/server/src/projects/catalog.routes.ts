import { OpenAPIHono } from '@hono/zod-openapi'
import { getCatalogRoute, getDefaultSiteRoute } from '@sitewright/api'
import * as catalog from '@sitewright/catalog'
import { defaultSite } from '@sitewright/site'

/** The catalog's option lists as JSON, without its functions. */
const catalogDocument = Object.fromEntries(
  Object.entries(catalog).filter(([, value]) => typeof value === 'object')
)

/** GET /api/catalog and GET /api/site; both answer documents whose shape their packages keep. */
export function catalogRoutes(): OpenAPIHono {
  const app = new OpenAPIHono()
  app.openAPIRegistry.registerPath(getCatalogRoute)
  app.openAPIRegistry.registerPath(getDefaultSiteRoute)
  app.get(getCatalogRoute.path, (c) => c.json(catalogDocument))
  app.get(getDefaultSiteRoute.path, (c) => c.json(defaultSite))
  return app
}
