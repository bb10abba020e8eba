import type { AuditEntryView, DashboardView, Permission } from '@sitewright/api'
import { expect, test } from 'vitest'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { saveAuditBreak } from '@sitewright/kernel/audit'
import type { CheckRow } from '../checks/checks.repository.ts'
import { purgeExpired } from '@sitewright/kernel/area'
import { createMonitoringApp, monitoring } from '../../testing/monitoring-app.ts'

const day = 86_400_000
const probe = JSON.stringify({ kind: 'tls', host: 'example.com', port: 443, expiryDays: 40 })
const all: readonly Permission[] = [
  'user.read',
  'monitoring.read',
  'audit.read',
  'system.config',
  'admin:write'
]

onSqlite('what needs somebody', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createMonitoringApp(services)
    const { db } = services.database
    const signIn = async (permissions: readonly Permission[], tenant: string | null = null) => {
      const role = await createTestRole(services, { permissions: ['admin.access', ...permissions] })
      return createTestClient(services, app, await createTestUser(services, role, { tenant }))
    }
    const needsOf = async (page: TestBrowser) => {
      // A server reads it once for all readers within three seconds.
      now.advance(3000)
      const view = (await (await page.call('GET', '/api/admin/dashboard')).json()) as DashboardView
      return view.needs
    }
    const titlesOf = async (page: TestBrowser) => (await needsOf(page))?.open.map(({ title }) => title)
    const addCheck = (id: string, row: Partial<CheckRow>) =>
      db
        .insertInto('checks')
        .values({
          id,
          tenant_id: null,
          name: id,
          probe,
          interval_seconds: 60,
          timeout_seconds: 5,
          failure_threshold: 1,
          parent_id: null,
          paused_at: null,
          status: 'up',
          status_since: now(),
          failures: 0,
          problem: null,
          detail: null,
          checked_at: now(),
          response_ms: 4,
          expires_at: null,
          due_at: now(),
          revision: 0,
          created_at: now(),
          updated_at: now(),
          ...row
        })
        .execute()
    return { now, services, db, signIn, needsOf, titlesOf, addCheck }
  }

  test('is found where it is known, the worst first, and each reader sees what they may', async () => {
    const { now, services, db, signIn, titlesOf, addCheck } = await started()
    await addCheck('Shop', { status: 'down', problem: 'status', detail: 503 })
    await addCheck('Blog', { expires_at: now() + 6 * day })
    await addCheck('Docs', { expires_at: now() + 90 * day })
    // It warns from 40 days before, and a service that is down because it has expired is listed once.
    await addCheck('Wiki', { expires_at: now() + 35 * day })
    await addCheck('Mail', { status: 'down', problem: 'expired', expires_at: now() - day })
    const locked = await createTestUser(services, 'admin')
    await db
      .insertInto('attempts')
      .values({
        account: locked.id,
        device: 'any',
        fails: 5,
        window_ends_at: now() + day,
        locked_until: now() + day
      })
      .execute()
    await saveAuditBreak(services, 7)
    const expected = [
      'Shop is down',
      'Mail is down',
      'The audit log was changed',
      'The certificate of Blog expires',
      'The certificate of Wiki expires',
      `${locked.first_name} ${locked.last_name} is locked out`
    ]
    const titles = (await titlesOf(await signIn(all))) ?? []
    expect(new Set(titles.slice(0, 3))).toEqual(new Set(expected.slice(0, 3)))
    expect(titles).toHaveLength(6)
    expect(new Set(titles)).toEqual(new Set(expected))
    expect(await titlesOf(await signIn(['user.read']))).toEqual([expected[5]])
    expect(await titlesOf(await signIn(all, 'bakery'))).toBeUndefined()
  })

  test('is snoozed for everybody, with a reason, until then; it is in the audit log and can be undone', async () => {
    const { now, services, signIn, needsOf, titlesOf, addCheck } = await started()
    await addCheck('Blog', { expires_at: now() + 6 * day })
    const [one, other] = [await signIn(all), await signIn(all)]
    const id = (await needsOf(one))?.open[0]?.id ?? ''
    const snooze = (page: TestBrowser, body: object) =>
      page.call('POST', `/api/admin/needs/${encodeURIComponent(id)}/snooze`, body)
    const wake = (page: TestBrowser) =>
      page.call('POST', `/api/admin/needs/${encodeURIComponent(id)}/wake`, {})
    expect((await snooze(one, { reason: ' ', hours: 24 })).status).toBe(400)
    expect((await snooze(one, { reason: 'Ordered', hours: 24 })).status).toBe(200)
    const needs = await needsOf(other)
    expect(needs?.open).toEqual([])
    expect(needs?.snoozed).toMatchObject([{ id, reason: 'Ordered', by: expect.any(String) as string }])
    const log = (await (await one.call('GET', '/api/admin/audit?action=need.snooze')).json()) as {
      entries: AuditEntryView[]
    }
    expect(log.entries).toMatchObject([
      {
        subject: { type: 'need', id },
        details: { need: 'The certificate of Blog expires', reason: 'Ordered' }
      }
    ])
    expect((await wake(other)).status).toBe(200)
    expect(await titlesOf(one)).toEqual(['The certificate of Blog expires'])
    expect((await wake(other)).status).toBe(404)
    await snooze(one, { reason: 'Ordered', hours: 1 })
    now.advance(3_600_000)
    expect(await titlesOf(await signIn(all))).toEqual(['The certificate of Blog expires'])
    await purgeExpired(services.database.db, services.now(), monitoring.expiryRules)
    expect(await services.database.db.selectFrom('need_snoozes').selectAll().execute()).toEqual([])
  })

  test('what somebody is not shown, or may not change, they cannot snooze', async () => {
    const { now, signIn, needsOf, addCheck } = await started()
    await addCheck('Blog', { expires_at: now() + 6 * day })
    const id = (await needsOf(await signIn(all)))?.open[0]?.id ?? ''
    const snooze = async (page: TestBrowser) =>
      (
        await page.call('POST', `/api/admin/needs/${encodeURIComponent(id)}/snooze`, {
          reason: 'x',
          hours: 1
        })
      ).status
    expect(await snooze(await signIn(['user.read', 'admin:write']))).toBe(404)
    expect(await snooze(await signIn(['monitoring.read']))).toBe(403)
    expect(await snooze(await signIn(all, 'bakery'))).toBe(403)
  })
})
