import type { Invoice, InvoicePage, Tenant } from '@sitewright/api'
import type { Database } from '@sitewright/kernel/db'
import { issueInvoices } from '../src/invoices/issue-invoices.ts'
import { createTestClock, createTestServices } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createTenancyApp } from './tenancy-app.ts'

/**
 * Services with plans, tenants and invoices, as an administrator works with them.
 *
 * @param createApp Mounts the routes; more than those of this area where a test calls others.
 */
export async function startInvoices(database: Database, start: number, createApp = createTenancyApp) {
  const now = createTestClock(start)
  const services = await createTestServices(database, { now })
  const app = createApp(services)
  const user = await createTestUser(services, 'super_admin')
  // A session ends with time: each call has its own.
  const page = {
    call: async (method: string, path: string, body?: object) =>
      (await createTestClient(services, app, user)).call(method, path, body)
  }
  const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> =>
    (await (await page.call(method, path, body)).json()) as Answer
  const call = <Answer>(method: string, path: string, body?: object): Promise<Answer> =>
    send(method, `/api/admin/tenants${path}`, body)
  const price = (plan: string, monthlyPrice: number, changes: object = {}) =>
    send('PATCH', `/api/admin/plans/${plan}`, { monthlyPrice, ...changes })
  const add = async (changes: object = {}) => {
    const clinic = { name: 'Clinic', subdomain: 'clinic', plan: 'starter', status: 'active' }
    return (await call<{ tenant: Tenant }>('POST', '', { ...clinic, ...changes })).tenant
  }
  const tenant = async (id: string) => (await call<{ tenant: Tenant }>('GET', `/${id}`)).tenant
  const listOf = (id: string) => call<InvoicePage>('GET', `/${id}/invoices?limit=100`)
  const invoices = async (id: string) => (await listOf(id)).invoices
  const act = (name: string, { id, revision }: Pick<Invoice, 'id' | 'revision'>, body: object = {}) =>
    send<object>('POST', `/api/admin/invoices/${id}/${name}`, { revision, ...body })
  const pay = (invoice: Pick<Invoice, 'id' | 'revision'>, note = '') => act('pay', invoice, { note })
  const issue = () => issueInvoices(services)
  return { services, now, app, user, page, send, call, price, add, tenant, listOf, invoices, act, pay, issue }
}
