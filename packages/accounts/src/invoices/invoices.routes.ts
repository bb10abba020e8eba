import { OpenAPIHono } from '@hono/zod-openapi'
import { listInvoicesRoute, payInvoiceRoute } from '@sitewright/api'
import type { Env } from '../request/env.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import type { Services } from '../services/services.ts'
import { listInvoices, payInvoice } from './invoices.usecases.ts'

/** Routes of invoices. */
export function invoiceRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listInvoicesRoute, ({ path, query, call }) => listInvoices(call, path.id, query))
  addRoute(payInvoiceRoute, async ({ path, body, call }) => ({
    invoice: await payInvoice(call, path.id, body)
  }))
  return app
}
