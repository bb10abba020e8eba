import {
  satisfactionLimits,
  type SatisfactionAnswers,
  type Tenant,
  type TenantSummary
} from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  testCaller
} from '@sitewright/kernel/testing/users'
import { createCall } from '@sitewright/kernel/call'
import type { UserRow } from '@sitewright/kernel/db'
import { purgeExpired } from '@sitewright/kernel/area'
import { answerSatisfaction, askSatisfaction } from '@sitewright/tenancy'
import { findOverallScore, findScores } from '@sitewright/tenancy'
import { product } from '../product.ts'
import { createProductApp } from '../../testing/product-app.ts'

const { againMs, settleMs, retentionMs } = satisfactionLimits
const day = 24 * 3_600_000

interface Answer {
  due?: boolean
  success?: boolean
  error?: { code: string }
}

onSqlite('satisfaction', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createProductApp(services)
    const { db } = services.database
    const root = await createTestUser(services, 'super_admin')
    // A session ends with time: each call has its own.
    const send = async <T = Answer>(user: UserRow, method: string, path: string, body?: object) =>
      (await (await createTestClient(services, app, user)).call(method, path, body)).json() as Promise<T>
    const addTenant = async (subdomain: string) =>
      (
        await send<{ tenant: Tenant }>(root, 'POST', '/api/admin/tenants', {
          name: `The ${subdomain}`,
          subdomain,
          plan: 'starter',
          status: 'active'
        })
      ).tenant.id
    const clinic = await addTenant('clinic')
    const join = (tenant: string | null = clinic, role = 'user') => createTestUser(services, role, { tenant })
    const switchOn = (enabled = true) => send(root, 'PUT', '/api/admin/satisfaction', { enabled })
    const isDue = async (user: UserRow) => (await send(user, 'GET', '/api/account/satisfaction')).due
    const ask = async (user: UserRow) => (await send(user, 'POST', '/api/account/satisfaction/ask', {})).due
    const answer = (user: UserRow, score: number, comment?: string) =>
      send(user, 'POST', '/api/account/satisfaction/answer', {
        score,
        ...(comment === undefined ? {} : { comment })
      })
    const tenant = async (id = clinic) =>
      (await send<{ tenant: Tenant }>(root, 'GET', `/api/admin/tenants/${id}`)).tenant
    const summary = () => send<TenantSummary>(root, 'GET', '/api/admin/tenants/summary')
    const list = (user = root, query = '') =>
      send<SatisfactionAnswers & Answer>(user, 'GET', `/api/admin/tenants/${clinic}/satisfaction${query}`)
    const parts = { now, services, app, db, root, send, addTenant, clinic, join, switchOn }
    return { ...parts, isDue, ask, answer, tenant, summary, list }
  }

  test('nobody is asked until it is switched on, which is audited; a dash stands without answers', async () => {
    const { now, root, join, switchOn, isDue, ask, send, tenant, summary, db } = await started()
    const maya = await join()
    now.advance(settleMs)
    expect(await send(root, 'GET', '/api/admin/satisfaction')).toEqual({ enabled: false })
    expect(await isDue(maya)).toBe(false)
    expect(await ask(maya)).toBe(false)
    expect(await switchOn()).toEqual({ enabled: true })
    await switchOn()
    expect(await isDue(maya)).toBe(true)
    await switchOn(false)
    expect(await isDue(maya)).toBe(false)
    const audit = db.selectFrom('audit').select('details').where('action', '=', 'satisfaction.change')
    expect((await audit.execute()).map(({ details }) => JSON.parse(details) as object)).toEqual([
      { before: { enabled: false }, after: { enabled: true } },
      { before: { enabled: true }, after: { enabled: false } }
    ])
    expect((await tenant()).metrics.satisfaction).toBeNull()
    expect((await summary()).satisfaction).toBeNull()
  })

  test('somebody is asked after 7 days, once in 90 days over all devices, whether they answer or not', async () => {
    const { now, join, switchOn, isDue, ask, answer } = await started()
    const maya = await join()
    await switchOn()
    now.advance(settleMs - 1)
    expect(await isDue(maya)).toBe(false)
    now.advance(1)
    // Reading counts nothing.
    expect([await isDue(maya), await isDue(maya)]).toEqual([true, true])
    const both = await Promise.all([ask(maya), ask(maya)])
    expect(both.toSorted()).toEqual([false, true])
    now.advance(againMs - 1)
    expect(await isDue(maya)).toBe(false)
    expect(await ask(maya)).toBe(false)
    now.advance(1)
    expect(await isDue(maya)).toBe(true)
    expect(await ask(maya)).toBe(true)
    expect(await answer(maya, 4)).toMatchObject({ success: true })
    expect(await answer(maya, 1)).toMatchObject({ error: { code: 'satisfaction.not-asked' } })
    // A clock that is set back asks nobody again.
    now.advance(-10 * day)
    expect(await isDue(maya)).toBe(false)
  })

  test('people of the installation are not asked, nor is anybody while an administrator views as them', async () => {
    const { now, services, app, root, join, switchOn, isDue, ask } = await started()
    const [maya, bo] = [await join(), await join(null)]
    await switchOn()
    now.advance(settleMs)
    expect(await isDue(bo)).toBe(false)
    expect(await ask(bo)).toBe(false)
    expect(await isDue(root)).toBe(false)
    const client = await createTestClient(services, app, root)
    const response = await client.call('POST', `/api/admin/users/${maya.id}/view-as`, { reason: 'Ticket' })
    const viewer = createTestBrowser(app, { transport: 'body' })
    viewer.token = ((await response.json()) as { token: string }).token
    expect(await (await viewer.call('GET', '/api/account/satisfaction')).json()).toEqual({ due: false })
    expect((await viewer.call('POST', '/api/account/satisfaction/ask', {})).status).toBe(403)
    expect(await ask(maya)).toBe(true)
  })

  test('the score is of the newest answer of each person within a year, with count and dates', async () => {
    const { now, join, addTenant, switchOn, ask, answer, tenant, summary, send, root } = await started()
    const bakery = await addTenant('bakery')
    const [maya, bo, ada] = [await join(), await join(), await join(bakery)]
    await switchOn()
    now.advance(settleMs)
    const first = now()
    for (const [user, score] of [
      [maya, 1],
      [bo, 4],
      [ada, 5]
    ] as const) {
      expect(await ask(user)).toBe(true)
      await answer(user, score)
    }
    now.advance(againMs)
    await ask(maya)
    await answer(maya, 5)
    const last = now()
    expect((await tenant()).metrics.satisfaction).toEqual({ mean: 4.5, count: 2, first, last })
    expect((await summary()).satisfaction).toEqual({ mean: 14 / 3, count: 3, first, last })
    const page = await send<{ tenants: Tenant[] }>(root, 'GET', '/api/admin/tenants')
    expect(page.tenants.map(({ metrics }) => metrics.satisfaction?.mean)).toEqual([5, 4.5])
    now.advance(retentionMs - againMs)
    expect((await tenant()).metrics.satisfaction).toEqual({ mean: 5, count: 1, first: last, last })
    expect((await tenant(bakery)).metrics.satisfaction).toBeNull()
  })

  test('comments are read by people of the installation alone, by page and without names', async () => {
    const { now, services, db, join, switchOn, ask, answer, list } = await started()
    const [maya, bo, admin] = [await join(), await join(), await join(undefined, 'super_admin')]
    await switchOn()
    now.advance(settleMs)
    await ask(maya)
    expect(await answer(maya, 6)).toMatchObject({ error: { code: 'request.invalid' } })
    expect(await answer(maya, 4.5)).toMatchObject({ error: { code: 'request.invalid' } })
    expect(await answer(maya, 3, 'x'.repeat(501))).toMatchObject({ error: { code: 'request.invalid' } })
    await answer(maya, 3, '  Slow on Mondays\nquick else ')
    now.advance(1)
    await ask(bo)
    await answer(bo, 5)
    const all = await list()
    expect(all).toEqual({
      answers: [
        { score: 5, comment: '', answeredAt: now() },
        { score: 3, comment: 'Slow on Mondays\nquick else', answeredAt: now() - 1 }
      ],
      page: 1,
      limit: 10,
      total: 2
    })
    expect((await list(undefined, '?page=2&limit=1')).answers).toEqual([all.answers[1]])
    // The administrators of the tenant would know who wrote what, however many answers there are.
    expect(await list(admin)).toMatchObject({ error: { code: 'auth.forbidden' } })
    const reader = await createTestUser(
      services,
      await createTestRole(services, { permissions: ['admin.access'] })
    )
    expect(await list(reader)).toMatchObject({ error: { code: 'auth.forbidden' } })
    const log = await db.selectFrom('audit').select(['action', 'details']).execute()
    expect(log.filter(({ details }) => details.includes('Mondays'))).toEqual([])
    expect(log.filter(({ action }) => action.startsWith('satisfaction.'))).toHaveLength(1)
  })

  test('answers are in the export of their author, come back with the account and go with it', async () => {
    const { now, services, app, db, root, join, switchOn, ask, answer, send, tenant } = await started()
    const maya = await join()
    await switchOn()
    now.advance(settleMs)
    await ask(maya)
    await answer(maya, 2, 'Slow')
    const client = await createTestClient(services, app, maya, 'user')
    const exported = (await (await client.call('GET', '/api/account/export')).json()) as {
      account: { satisfaction: unknown }
    }
    expect(exported.account.satisfaction).toEqual([{ score: 2, comment: 'Slow', answeredAt: now() }])
    await send(root, 'DELETE', `/api/users/${maya.id}`)
    expect((await tenant()).metrics.satisfaction).toBeNull()
    await send(root, 'POST', `/api/admin/users/${maya.id}/restore`, {})
    expect((await tenant()).metrics.satisfaction).toMatchObject({ mean: 2 })
    await send(root, 'DELETE', `/api/users/${maya.id}`)
    now.advance(day)
    await purgeExpired(db, now(), product.expiryRules)
    expect(await db.selectFrom('satisfaction_answers').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('satisfaction_asks').selectAll().execute()).toEqual([])
    expect(JSON.stringify(await db.selectFrom('deleted_rows').selectAll().execute())).not.toContain('Slow')
  })

  test('answers go after a year, and with the tenant', async () => {
    const { now, db, root, clinic, join, switchOn, ask, answer, send } = await started()
    const [maya, bo] = [await join(), await join()]
    await switchOn()
    now.advance(settleMs)
    for (const user of [maya, bo]) {
      await ask(user)
      await answer(user, 3)
      now.advance(1)
    }
    const count = async () => (await db.selectFrom('satisfaction_answers').select('id').execute()).length
    now.advance(retentionMs - 1)
    await purgeExpired(db, now(), product.expiryRules)
    expect(await count()).toBe(1)
    expect(await db.selectFrom('satisfaction_asks').selectAll().execute()).toEqual([])
    await db.updateTable('users').set({ tenant_id: null }).where('tenant_id', '=', clinic).execute()
    expect(await send(root, 'DELETE', `/api/admin/tenants/${clinic}`)).toMatchObject({ success: true })
    expect(await count()).toBe(0)
  })

  test('whatever people do and whenever, nobody is asked twice in 90 days, and the mean is that of their newest answers', async () => {
    const { now, services, db, clinic, addTenant, switchOn } = await started()
    const bakery = await addTenant('bakery')
    await switchOn()
    const act = fc.record({
      who: fc.nat(3),
      tenant: fc.constantFrom(clinic, bakery),
      days: fc.constantFrom(0, 1, 30, 89, 90, 120),
      score: fc.option(fc.integer({ min: 1, max: 5 }))
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        await db.deleteFrom('users').where('role', '=', 'user').execute()
        const people = await Promise.all(
          [0, 1, 2, 3].map(() => createTestUser(services, 'user', { tenant: clinic }))
        )
        now.advance(settleMs)
        const asks = new Map<number, number>()
        const answers: { who: number; tenant: string; score: number; at: number }[] = []
        for (const { who, tenant, days, score } of acts) {
          now.advance(days * day + 1)
          const call = createCall(
            services,
            {
              userId: people[who]?.id ?? '',
              sessionId: '',
              area: 'user',
              role: 'user',
              rank: 0,
              tenantId: tenant,
              permissions: [],
              features: null,
              provedAt: 0
            },
            testCaller
          )
          const before = asks.get(who)
          const isAsked = await askSatisfaction(call)
          expect(isAsked).toBe(before === undefined || now() - before >= againMs)
          if (!isAsked) continue
          asks.set(who, now())
          if (score === null) continue
          await answerSatisfaction(call, { score, comment: '' })
          answers.push({ who, tenant, score, at: now() })
        }
        const since = now() - retentionMs
        const newest = new Map(
          answers.filter(({ at }) => at > since).map((each) => [`${each.who} ${each.tenant}`, each])
        )
        const expected = (tenant?: string) => {
          const counted = [...newest.values()].filter(
            (each) => tenant === undefined || each.tenant === tenant
          )
          if (counted.length === 0) return null
          const times = counted.map(({ at }) => at)
          const mean = counted.reduce((sum, { score }) => sum + score, 0) / counted.length
          return { mean, count: counted.length, first: Math.min(...times), last: Math.max(...times) }
        }
        const scores = await findScores(services.database, { ids: [clinic, bakery], since })
        for (const id of [clinic, bakery]) expect(scores.get(id) ?? null).toEqual(expected(id))
        expect(await findOverallScore(db, since)).toEqual(expected())
      }),
      { numRuns: 15 }
    )
  }, 60_000)
})
