import { OpenAPIHono } from '@hono/zod-openapi'
import { verifyTenantDomainRoute } from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { verifyDomain } from './verify-domain.ts'

export function domainRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  routeRegistrar(app, services)(verifyTenantDomainRoute, ({ path, call }) => verifyDomain(call, path.id))
  return app
}
