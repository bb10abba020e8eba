import { OpenAPIHono } from '@hono/zod-openapi'
import { explainRoute, listActsRoute } from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { knownActions } from './known-actions.ts'
import { explain } from './explain.usecases.ts'

export function explainRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listActsRoute, () =>
    Promise.resolve({
      acts: knownActions.map(({ rules: _rules, needs: _needs, feature: _feature, calls, ...act }) => ({
        ...act,
        calls: [...calls]
      }))
    })
  )
  addRoute(explainRoute, ({ path, query, call }) => explain(call, path.id, query))
  return app
}
