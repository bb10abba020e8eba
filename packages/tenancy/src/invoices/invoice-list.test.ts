import type { AllInvoicesPage, AuditEntryView, Invoice } from '@sitewright/api'
import { expect, test } from 'vitest'
import { startInvoices } from '../../testing/invoices.ts'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createTenancyApp } from '../../testing/tenancy-app.ts'

const start = Date.UTC(2026, 0, 31, 9)
const day = 86_400_000
const path = '/api/admin/invoices'

onSqlite('the list of all invoices', (open) => {
  /** Four tenants: one owes two invoices, one has paid, one was deleted with one paid and one open, one owes nothing yet. */
  async function started() {
    const context = await startInvoices(await open(), start)
    const { price, add, issue, now, invoices, pay, call, send } = context
    await price('starter', 4900)
    const alder = await add({ name: 'Alder Straße Clinic', subdomain: 'alder' })
    const bright = await add({ name: 'Brightwater', subdomain: 'bright' })
    const gone = await add({ name: 'Gone & Sons', subdomain: 'gone' })
    await issue()
    for (const { id } of [bright, gone]) await pay((await invoices(id))[0] as Invoice, 'Bank transfer')
    now.advance(30 * day)
    await issue()
    await call('DELETE', `/${gone.id}`)
    const list = (query = '') => send<AllInvoicesPage>('GET', `${path}${query}`)
    const names = async (query: string) =>
      (await list(query)).invoices.map(({ tenant: { name } }) => name.split(' ')[0])
    return { ...context, alder, bright, gone, list, names }
  }

  test('names the tenant of each, also of those of a deleted one, the newest number first', async () => {
    const { list, gone } = await started()
    const { invoices, total, provider } = await list()
    expect({ total, provider }).toEqual({ total: 6, provider: 'manual' })
    expect(invoices.map(({ number }) => number)).toEqual(
      [6, 5, 4, 3, 2, 1].map((sequence) => `2026-000${sequence}`)
    )
    const ofGone = invoices.filter(({ tenant }) => tenant.id === gone.id)
    expect(ofGone).toMatchObject([
      { status: 'void', tenant: { name: 'Gone & Sons', isDeleted: true, hasAdmin: false } },
      { status: 'paid', tenant: { name: 'Gone & Sons', isDeleted: true } }
    ])
    expect(invoices.filter(({ tenant }) => !tenant.isDeleted)).toHaveLength(4)
  })

  test('filters by state, tenant, days of issue and a part of number or name', async () => {
    const { names, list, gone, alder, call, tenant } = await started()
    expect(await names('?state=overdue')).toEqual(['Alder'])
    expect((await names('?state=open')).toSorted()).toEqual(['Alder', 'Brightwater'])
    expect((await names('?state=open,overdue')).toSorted()).toEqual(['Alder', 'Alder', 'Brightwater'])
    expect(await names('?state=void')).toEqual(['Gone'])
    expect(await names(`?tenant=${gone.id}`)).toEqual(['Gone', 'Gone'])
    expect((await list(`?from=${start + day}`)).total).toBe(3)
    expect((await list(`?to=${start + day}`)).total).toBe(3)
    expect((await list('?search=2026-0001')).total).toBe(1)
    expect(await names('?search=strasse')).toEqual(['Alder', 'Alder'])
    expect(await names('?search=gone%20%26')).toEqual(['Gone', 'Gone'])
    expect(await names('?search=%25')).toEqual([])
    const { revision } = await tenant(alder.id)
    await call('PATCH', `/${alder.id}`, { revision, name: 'Larch Clinic' })
    expect(await names('?search=larch')).toEqual(['Larch', 'Larch'])
    expect(await list('?state=late')).toMatchObject({ error: { code: 'request.invalid' } })
  })

  test('is sorted and has pages', async () => {
    const { names, list } = await started()
    expect(await names('?sort=tenant&order=asc')).toEqual([
      'Alder',
      'Alder',
      'Brightwater',
      'Brightwater',
      'Gone',
      'Gone'
    ])
    expect((await names('?sort=state&order=asc'))[0]).toBe('Alder')
    for (const sort of ['issuedAt', 'dueAt', 'total'])
      expect((await list(`?sort=${sort}&order=asc`)).invoices[0]?.number).toBe('2026-0001')
    expect(await list('?page=2&limit=4')).toMatchObject({
      page: 2,
      limit: 4,
      total: 6,
      invoices: [{ number: '2026-0002' }, { number: '2026-0001' }]
    })
  })

  test('offers tenants to filter by, deleted ones too, each once', async () => {
    const { send } = await started()
    const tenantsOf = async (search: string) =>
      (await send<{ tenants: object[] }>('GET', `${path}/tenants?search=${search}`)).tenants
    expect(await tenantsOf('')).toMatchObject([
      { name: 'Alder Straße Clinic', isDeleted: false },
      { name: 'Brightwater', isDeleted: false },
      { name: 'Gone & Sons', isDeleted: true }
    ])
    expect(await tenantsOf('sons')).toMatchObject([{ isDeleted: true }])
  })

  test('is exported as the filters show it, and audited at both ends', async () => {
    const { page, send } = await started()
    const response = await page.call('GET', `${path}/export?state=paid&sort=tenant&order=asc`)
    expect(response.headers.get('content-disposition')).toContain('invoices-2026-03-02.csv')
    const [head, ...rows] = (await response.text()).trimEnd().split('\r\n')
    expect(head).toMatch(/^\uFEFF?"number","tenantId","tenantName","tenantIsDeleted","status"/)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(/^"2026-000\d",.*"Brightwater","false","paid","false","EUR",.?4900/)
    expect(rows[1]).toMatch(/"Gone & Sons","true","paid"/)
    const lines = await (await page.call('GET', `${path}/export?format=jsonl`)).text()
    expect(
      lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as object)
    ).toHaveLength(6)
    const log = await send<{ entries: AuditEntryView[] }>('GET', '/api/admin/audit?search=invoice.export')
    expect(log.entries.map(({ action, details }) => [action, details['rows']])).toEqual([
      ['invoice.export-end', 6],
      ['invoice.export', undefined],
      ['invoice.export-end', 2],
      ['invoice.export', undefined]
    ])
  })

  test('takes the permission of tenants, over the whole installation', async () => {
    const { services, app, send } = await started()
    await send('POST', '/api/admin/tenants', {
      name: 'Own',
      subdomain: 'own',
      plan: 'starter',
      status: 'active'
    })
    for (const role of ['admin', 'manager', 'user'] as const) {
      const user = await createTestUser(services, role, { tenant: 'own' })
      const client = await createTestClient(services, app, user)
      for (const each of ['', '/tenants', '/export'])
        expect((await client.call('GET', `${path}${each}`)).status).toBe(403)
    }
    const reader = await createTestUser(services, 'manager')
    const client = await createTestClient(services, createTenancyApp(services), reader)
    expect((await client.call('GET', path)).status).toBe(403)
  })
})
