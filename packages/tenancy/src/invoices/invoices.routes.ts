import { OpenAPIHono } from '@hono/zod-openapi'
import {
  exportInvoicesRoute,
  listAllInvoicesRoute,
  listInvoicesRoute,
  listInvoiceTenantsRoute,
  payInvoiceRoute,
  remindInvoiceRoute,
  voidInvoiceRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { fileRegistrar, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { exportInvoices } from './export-invoices.ts'
import { findInvoiceTenants } from './invoice-list.repository.ts'
import { listAllInvoices } from './list-all-invoices.ts'
import { listInvoices, payInvoice } from './invoices.usecases.ts'
import { remindInvoice } from './remind-invoice.ts'
import { voidInvoice } from './void-invoice.ts'

export function invoiceRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listInvoicesRoute, ({ path, query, call }) => listInvoices(call, path.id, query))
  addRoute(listAllInvoicesRoute, ({ query, call }) => listAllInvoices(call, query))
  addRoute(listInvoiceTenantsRoute, async ({ query }) => ({
    tenants: await findInvoiceTenants(services.database.db, query.search)
  }))
  fileRegistrar(app, services)(exportInvoicesRoute, ({ query, call }) => exportInvoices(call, query))
  addRoute(payInvoiceRoute, async ({ path, body, call }) => ({
    invoice: await payInvoice(call, path.id, body)
  }))
  addRoute(voidInvoiceRoute, async ({ path, body, call }) => ({
    invoice: await voidInvoice(call, path.id, body.revision)
  }))
  addRoute(remindInvoiceRoute, async ({ path, body, call }) => ({
    invoice: await remindInvoice(call, path.id, body.revision)
  }))
  return app
}
