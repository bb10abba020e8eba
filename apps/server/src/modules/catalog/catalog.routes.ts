import { OpenAPIHono } from '@hono/zod-openapi'
import { catalogRoute, siteRoute } from '@sitewright/api'
import * as catalog from '@sitewright/catalog'
import { defaultSite } from '@sitewright/site'

/** The option lists, as data; the functions of the package stay at home. */
function catalogDocument(): Record<string, unknown> {
  return Object.fromEntries(Object.entries(catalog).filter(([, value]) => typeof value === 'object'))
}

/** GET /api/catalog and GET /api/site. */
export function catalogRoutes(): OpenAPIHono {
  return new OpenAPIHono()
    .openapi(catalogRoute, (c) => c.json(catalogDocument(), 200))
    .openapi(siteRoute, (c) => c.json({ ...defaultSite }, 200)) as unknown as OpenAPIHono
}
