import type { AuditEntryView, Invoice, InvoicePage, TenantPage } from '@sitewright/api'
import { expect, test } from 'vitest'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import { countTurns } from '@sitewright/kernel/testing/event-loop'
import { startInvoices } from '../../testing/invoices.ts'
import { createTestRole, createTestUser, createTestClient } from '@sitewright/kernel/testing/users'
import { issueInvoices } from './issue-invoices.ts'

const start = Date.UTC(2026, 0, 31, 9)
const day = 86_400_000

onEachEngine('invoices', (open) => {
  const started = async () => startInvoices(await open(), start)

  test('one is issued for each period of an active tenant with a price, from its first day on', async () => {
    const { services, now, price, add, issue, invoices, tenant } = await started()
    const { id } = await add()
    expect(await issue()).toBe(0)
    await price('starter', 4900)
    expect(await issue()).toBe(1)
    expect(await issue()).toBe(0)
    const [first] = await invoices(id)
    expect(first).toMatchObject({
      number: '2026-0001',
      periodStart: start,
      periodEnd: Date.UTC(2026, 1, 28, 9),
      lines: [{ kind: 'plan', description: 'Starter', amount: 4900 }],
      total: 4900,
      currency: 'EUR',
      status: 'open',
      isOverdue: false,
      dueAt: start + 14 * day
    })
    expect((await tenant(id)).billing).toMatchObject({
      status: 'current',
      nextBilling: Date.UTC(2026, 1, 28, 9)
    })
    now.advance(28 * day)
    expect(await issue()).toBe(1)
    expect((await invoices(id))[0]).toMatchObject({
      number: '2026-0002',
      periodStart: Date.UTC(2026, 1, 28, 9),
      periodEnd: Date.UTC(2026, 2, 31, 9)
    })
    // Two servers at once.
    now.advance(31 * day)
    const both = await Promise.all([issueInvoices(services), issueInvoices(services)])
    expect(both.toSorted()).toEqual([0, 1])
  })

  test('calls are answered between the invoices of two tenants', async () => {
    const { price, add, issue } = await started()
    await price('starter', 4900)
    for (let each = 0; each < 10; each += 1) await add({ subdomain: `clinic-${each}` })
    expect(await countTurns(issue)).toBeGreaterThanOrEqual(10)
  })

  test('missed periods are made up for once each, a year of them at most, also when a clock was set back', async () => {
    const { now, price, add, issue, invoices } = await started()
    await price('starter', 4900)
    const { id } = await add()
    await issue()
    now.advance(92 * day)
    expect(await issue()).toBe(3)
    expect(await issue()).toBe(0)
    now.advance(-80 * day)
    expect(await issue()).toBe(0)
    now.advance(80 * day)
    expect(await issue()).toBe(0)
    now.advance(5 * 365 * day)
    expect(await issue()).toBe(12)
    expect(await issue()).toBe(0)
    const all = await invoices(id)
    expect(new Set(all.map(({ periodStart }) => periodStart)).size).toBe(16)
    expect(new Set(all.map(({ number }) => number)).size).toBe(16)
  })

  test('trial, pending and suspended tenants get none, nor is that time billed later', async () => {
    const { now, price, add, call, issue, invoices } = await started()
    await price('starter', 4900)
    const trial = await add({ status: 'trial', subdomain: 'trial' })
    await add({ status: 'pending', subdomain: 'pending' })
    const { id, revision } = await add()
    expect(await issue()).toBe(1)
    await call('POST', `/${id}/suspend`, { revision, reason: 'On leave' })
    now.advance(100 * day)
    expect(await issue()).toBe(0)
    await call('POST', `/${id}/activate`, { revision: revision + 1 })
    expect(await issue()).toBe(1)
    expect((await invoices(id))[0]).toMatchObject({ periodStart: now() })
    expect(await invoices(trial.id)).toEqual([])
  })

  test('is marked paid once, with a note, audited; a second time is refused in words and changes nothing', async () => {
    const { now, page, price, add, issue, invoices, tenant, pay, call } = await started()
    await price('starter', 4900)
    const { id } = await add()
    await issue()
    const [invoice] = (await invoices(id)) as [Invoice]
    expect(await pay(invoice, 'x'.repeat(301))).toMatchObject({ error: { code: 'request.invalid' } })
    expect(await pay({ ...invoice, revision: 7 })).toMatchObject({ error: { code: 'invoice.changed' } })
    expect(await pay(invoice, 'Bank transfer')).toMatchObject({
      invoice: { status: 'paid', paidAt: now(), paidNote: 'Bank transfer', revision: 2 }
    })
    now.advance(1000)
    for (const revision of [1, 2])
      expect(await pay({ ...invoice, revision }, 'Again')).toMatchObject({
        error: { code: 'invoice.paid', message: expect.stringContaining('paid already') as string }
      })
    expect(await invoices(id)).toMatchObject([{ paidNote: 'Bank transfer', revision: 2 }])
    expect((await tenant(id)).metrics.revenue).toEqual([{ amount: 4900, currency: 'EUR' }])
    expect(await call('GET', '/summary')).toMatchObject({ revenue: [{ amount: 4900, currency: 'EUR' }] })
    expect(await call<TenantPage>('GET', '')).toMatchObject({
      tenants: [{ billing: { status: 'current' }, metrics: { revenue: [{ amount: 4900 }] } }]
    })
    const log = (await (await page.call('GET', '/api/admin/audit?action=invoice.pay')).json()) as {
      entries: AuditEntryView[]
    }
    expect(log.entries).toMatchObject([
      {
        subject: { type: 'invoice', id: invoice.id },
        details: { number: '2026-0001', note: 'Bank transfer' }
      }
    ])
    // Next year it is not of this one.
    now.advance(400 * day)
    expect(await call('GET', '/summary')).toMatchObject({ revenue: [] })
  })

  test('are listed by page, the newest first; reading takes one permission, paying another', async () => {
    const { services, app, now, price, add, issue, invoices, call } = await started()
    await price('starter', 4900)
    const { id } = await add()
    await issue()
    now.advance(92 * day)
    await issue()
    const page = await call<InvoicePage>('GET', `/${id}/invoices?page=2&limit=3`)
    expect(page).toMatchObject({ page: 2, limit: 3, total: 4, invoices: [{ number: '2026-0001' }] })
    expect((await invoices(id)).map(({ number }) => number)).toEqual(
      ['4', '3', '2', '1'].map((each) => `2026-000${each}`)
    )
    expect(await call('GET', '/unknown/invoices')).toMatchObject({ error: { code: 'tenant.not-found' } })
    const role = await createTestRole(services, { permissions: ['admin.access', 'tenants.read'] })
    const reader = await createTestClient(services, app, await createTestUser(services, role))
    expect((await reader.call('GET', `/api/admin/tenants/${id}/invoices`)).status).toBe(200)
    const { id: invoice } = page.invoices[0] as Invoice
    expect((await reader.call('POST', `/api/admin/invoices/${invoice}/pay`, { revision: 1 })).status).toBe(
      403
    )
  })
})
