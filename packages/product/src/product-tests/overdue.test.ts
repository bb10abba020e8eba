import {
  invoiceLimits,
  type DashboardView,
  type Invoice,
  type Notice,
  type Tenant,
  type TenantPage
} from '@sitewright/api'
import { expect, test } from 'vitest'
import { countTurns } from '@sitewright/kernel/testing/event-loop'
import { createProductApp } from '../../testing/product-app.ts'
import { startInvoices } from '@sitewright/tenancy/testing/invoices'
import { createTestOutbox, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { suspendOverdue } from '@sitewright/tenancy'

const start = Date.UTC(2026, 0, 1, 9)
const { dueMs, graceMs, remindMs } = invoiceLimits

onSqlite('overdue invoices', (open) => {
  async function started() {
    const parts = await startInvoices(await open(), start, createProductApp)
    const { price, add, issue, invoices, services, call } = parts
    await price('starter', 4900)
    const { id } = await add()
    await issue()
    const [invoice] = (await invoices(id)) as [Invoice]
    const suspend = () => suspendOverdue(services)
    const activate = (revision: number) => call<object>('POST', `/${id}/activate`, { revision })
    const lastAudit = async () => {
      const entry = await services.database.db
        .selectFrom('audit')
        .select(['action', 'actor_id', 'details'])
        .where('subject_id', '=', id)
        .orderBy('seq', 'desc')
        .executeTakeFirstOrThrow()
      return { ...entry, details: JSON.parse(entry.details) as object }
    }
    return { ...parts, id, invoice, suspend, activate, lastAudit }
  }

  test('calls are answered between the suspensions of two tenants', async () => {
    const { now, add, issue, suspend } = await started()
    for (let each = 0; each < 9; each += 1) await add({ subdomain: `clinic-${each}` })
    await issue()
    now.advance(dueMs + graceMs)
    expect(await countTurns(async () => expect(await suspend()).toBe(10))).toBeGreaterThanOrEqual(10)
  })

  test('one is overdue when it was due, and needs somebody until it is paid', async () => {
    const { now, id, tenant, invoices, invoice, send, pay, call } = await started()
    const needs = async () => {
      now.advance(3000)
      return (await send<DashboardView>('GET', '/api/admin/dashboard')).needs?.open ?? []
    }
    now.advance(dueMs - 3001)
    expect((await tenant(id)).billing).toMatchObject({ status: 'current', overdueSince: null })
    expect((await needs()).filter(({ kind }) => kind === 'invoice')).toEqual([])
    now.advance(1)
    expect((await tenant(id)).billing).toMatchObject({
      status: 'overdue',
      overdueSince: start + dueMs,
      suspendsAt: start + dueMs + graceMs
    })
    expect(await invoices(id)).toMatchObject([{ isOverdue: true, status: 'open' }])
    expect(await call('GET', '')).toMatchObject({ tenants: [{ billing: { status: 'overdue' } }] })
    expect((await needs()).filter(({ kind }) => kind === 'invoice')).toMatchObject([
      {
        title: 'Invoice 2026-0001 of Clinic is overdue',
        text: '€49.00; the tenant is suspended on 29 Jan 2026 (UTC), unless it is paid.',
        at: start + dueMs,
        link: `/admin/tenants?tenant=${id}&tab=billing`
      }
    ])
    await pay(invoice)
    expect((await tenant(id)).billing).toMatchObject({ status: 'current', suspendsAt: null })
    expect((await needs()).filter(({ kind }) => kind === 'invoice')).toEqual([])
  })

  test('many that are overdue are one line, which pushes nothing else away', async () => {
    const { now, add, issue, send } = await started()
    for (let each = 0; each < 24; each += 1) await add({ subdomain: `clinic-${each}` })
    await issue()
    now.advance(dueMs + 1)
    const { needs } = await send<DashboardView>('GET', '/api/admin/dashboard')
    expect(needs?.open.filter(({ kind }) => kind === 'invoice')).toMatchObject([
      {
        title: '25 invoices are overdue',
        text: '€1,225.00 together; the list of tenants says whose.',
        at: start + dueMs,
        link: '/admin/tenants?billing=overdue'
      }
    ])
  })

  test('the list tells what is overdue and what comes next, sorted and filtered by it', async () => {
    const { now, id, tenant, add, issue, price, call, invoices, pay } = await started()
    const next = await add({ subdomain: 'next' })
    now.advance(2)
    await issue()
    const later = await add({ subdomain: 'later' })
    now.advance(2)
    await issue()
    const trial = await add({ subdomain: 'trial', status: 'trial' })
    // What is carried changes the next invoice, and not the price.
    await price('professional', 9900)
    const { revision } = await tenant(later.id)
    await call('PATCH', `/${later.id}`, { revision, plan: 'professional' })
    now.advance(dueMs - 3)
    const list = async (query: string) => (await call<TenantPage>('GET', `?${query}`)).tenants
    const names = async (query: string) => (await list(query)).map(({ subdomain }) => subdomain)
    expect(await names('sort=billing')).toEqual(['clinic', 'next', 'later', 'trial'])
    expect(await names('sort=billing&order=desc')).toEqual(['trial', 'later', 'next', 'clinic'])
    expect(await names('billing=overdue')).toEqual(['clinic'])
    expect(await names('billing=overdue&status=trial')).toEqual([])
    const billing = async (wanted: string) => (await tenant(wanted)).billing
    expect(await billing(id)).toMatchObject({
      status: 'overdue',
      overdue: [{ amount: 4900, currency: 'EUR' }],
      overdueSince: start + dueMs,
      nextAmount: 4900
    })
    expect(await billing(next.id)).toMatchObject({ status: 'current', overdue: [], nextAmount: 4900 })
    // Nearly a whole month of the dearer plan, and of the cheaper one back.
    expect(await billing(later.id)).toMatchObject({ amount: 9900, nextAmount: 9900 + 5000 })
    expect(await billing(trial.id)).toMatchObject({ status: null, nextAmount: null, nextBilling: null })
    for (const invoice of await invoices(id)) await pay(invoice)
    expect(await billing(id)).toMatchObject({ status: 'current', overdue: [] })
    expect(await names('billing=overdue')).toEqual([])
    expect(await call('GET', '?billing=current')).toMatchObject({ error: { code: 'request.invalid' } })
  })

  test('after the grace the tenant is suspended by itself, and active again with the last one paid', async () => {
    const { services, app, now, id, tenant, invoice, invoices, issue, suspend, pay, send, lastAudit } =
      await started()
    const member = await createTestClient(
      services,
      app,
      await createTestUser(services, 'user', { tenant: id })
    )
    now.advance(dueMs + graceMs - 1)
    expect(await suspend()).toBe(0)
    now.advance(1)
    expect(await suspend()).toBe(1)
    expect(await suspend()).toBe(0)
    expect(await tenant(id)).toMatchObject({
      status: 'suspended',
      suspension: { reason: 'Invoice 2026-0001 is overdue', since: now() },
      billing: { status: 'overdue', nextBilling: null, suspendsAt: null }
    })
    expect(await lastAudit()).toMatchObject({
      action: 'tenant.suspend',
      actor_id: null,
      details: { reason: 'Invoice 2026-0001 is overdue', effects: { users: 1 } }
    })
    expect(await (await member.call('GET', '/api/auth/verify')).json()).toMatchObject({ success: false })
    expect(await send<object>('GET', '/api/admin/notices')).toMatchObject({
      notices: [{ title: 'Clinic is suspended', text: 'Invoice 2026-0001 is overdue for more than 14 days.' }]
    })
    now.advance(60 * 86_400_000)
    expect(await issue()).toBe(0)
    expect(await pay(invoice)).toMatchObject({ invoice: { status: 'paid' } })
    expect(await tenant(id)).toMatchObject({ status: 'active', suspension: null })
    expect(await lastAudit()).toMatchObject({
      action: 'tenant.activate',
      actor_id: null,
      details: { reason: 'Invoice 2026-0001 was the last one overdue, and is settled' }
    })
    // The time in which it was suspended is not billed.
    expect(await issue()).toBe(1)
    expect(await invoices(id)).toMatchObject([{ periodStart: now() }, { number: '2026-0001' }])
  })

  test('many suspensions are one notice until it is read, which counts them and leads to their list', async () => {
    const { now, add, issue, suspend, send } = await started()
    for (let each = 0; each < 49; each += 1)
      await add({ name: `Clinic ${each}`, subdomain: `clinic-${each}` })
    await issue()
    now.advance(dueMs + graceMs)
    expect(await suspend()).toBe(50)
    const list = () => send<{ notices: Notice[]; unread: number }>('GET', '/api/admin/notices')
    const { notices, unread } = await list()
    expect(unread).toBe(1)
    expect(notices).toMatchObject([
      {
        title: '50 tenants were suspended',
        text: expect.stringMatching(/^Clinic( \d+)? last\. Each has an invoice that is overdue/) as string,
        link: '/admin/tenants?status=suspended&billing=overdue',
        times: 50
      }
    ])
    await send('POST', `/api/admin/notices/${notices[0]?.id}/read`, {})
    const later = await add({ name: 'Late Clinic', subdomain: 'late' })
    await issue()
    now.advance(dueMs + graceMs)
    expect(await suspend()).toBe(1)
    expect((await list()).notices).toMatchObject([
      {
        title: 'Late Clinic is suspended',
        link: `/admin/tenants?tenant=${later.id}&tab=billing`,
        readAt: null
      },
      { title: '50 tenants were suspended' }
    ])
  })

  test('with two overdue ones it stays suspended until both are settled; void counts as that', async () => {
    const { now, id, tenant, invoice, invoices, issue, suspend, pay, act } = await started()
    now.advance(31 * 86_400_000 - 1)
    await issue()
    now.advance(1)
    await issue()
    now.advance(dueMs)
    expect(await suspend()).toBe(1)
    const [second] = (await invoices(id)) as [Invoice]
    expect(second).toMatchObject({ number: '2026-0002', isOverdue: true })
    await pay(invoice)
    expect((await tenant(id)).status).toBe('suspended')
    expect(await act('void', second)).toMatchObject({ invoice: { status: 'void' } })
    expect((await tenant(id)).status).toBe('active')
    expect(await act('void', second)).toMatchObject({ error: { code: 'invoice.void' } })
    expect(await pay({ ...second, revision: 2 })).toMatchObject({ error: { code: 'invoice.void' } })
  })

  test('a tenant that a person suspended stays so, and one that a person activated is not suspended again', async () => {
    const { now, id, tenant, invoice, call, suspend, activate, pay } = await started()
    now.advance(dueMs + graceMs)
    expect(await suspend()).toBe(1)
    expect(await activate(2)).toMatchObject({ tenant: { status: 'active' } })
    expect(await suspend()).toBe(0)
    expect((await tenant(id)).billing).toMatchObject({ status: 'overdue', suspendsAt: null })
    now.advance(1000)
    expect(await call('POST', `/${id}/suspend`, { revision: 3, reason: 'Abuse' })).toMatchObject({
      tenant: { status: 'suspended' }
    })
    await pay(invoice)
    expect(await tenant(id)).toMatchObject({ status: 'suspended', suspension: { reason: 'Abuse' } })
  })

  test('a reminder goes to the admin by mail, at most once a day, and says when it may again', async () => {
    const { services, now, id, invoice, act, add, issue, invoices } = await started()
    const remind = (revision: number) => act('remind', { ...invoice, revision })
    expect(await remind(1)).toMatchObject({ error: { code: 'invoice.no-admin' } })
    const admin = await createTestUser(services, 'admin', { tenant: id })
    await services.database.db
      .updateTable('tenants')
      .set({ admin_id: admin.id })
      .where('id', '=', id)
      .execute()
    const outbox = services.outbox as ReturnType<typeof createTestOutbox>
    now.advance(dueMs)
    expect(await remind(1)).toMatchObject({
      invoice: { remindedAt: now(), mayRemindAt: now() + remindMs, revision: 2 }
    })
    expect(outbox.posted.at(-1)).toMatchObject({
      email: admin.email,
      template: { kind: 'invoice-reminder', number: '2026-0001', total: 4900, isOverdue: true }
    })
    const sent = outbox.posted.length
    now.advance(remindMs - 1)
    expect(await remind(2)).toMatchObject({
      error: {
        code: 'invoice.reminded',
        details: [{ message: 'The next reminder may go from 16 January 2026 at 09:00 UTC on.' }]
      }
    })
    expect(outbox.posted).toHaveLength(sent)
    now.advance(1)
    expect(await remind(2)).toMatchObject({ invoice: { revision: 3 } })
    const other = await add({ subdomain: 'other' })
    await issue()
    expect(await invoices(other.id)).toMatchObject([{ remindedAt: null, mayRemindAt: null }])
  })

  test('a tenant that is deleted leaves its invoices, and none of them open', async () => {
    const { services, id, call } = await started()
    expect(await call('DELETE', `/${id}`)).toMatchObject({ success: true })
    const { db } = services.database
    expect(await db.selectFrom('invoices').select(['status', 'tenant_name']).execute()).toEqual([
      { status: 'void', tenant_name: 'Clinic' }
    ])
    expect(await db.selectFrom('tenant_billing').selectAll().execute()).toEqual([])
    expect(await call<{ tenants: Tenant[] }>('GET', '')).toMatchObject({ tenants: [] })
  })
})
