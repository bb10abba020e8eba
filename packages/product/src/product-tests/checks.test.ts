import { checkRun } from '@sitewright/monitoring/testing/check-run'
import type { CheckState, MaintenanceWindow, ProblemDetails, ServiceCheck } from '@sitewright/api'
import { expect, test, afterEach } from 'vitest'
import { startCheckedSite } from '@sitewright/monitoring/testing/checked-site'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { purgeExpired } from '@sitewright/kernel/area'
import { findCheckStates } from '@sitewright/monitoring'
import { runDueChecks } from '@sitewright/monitoring'
import { product } from '../product.ts'
import { createProductApp } from '../../testing/product-app.ts'

const path = '/api/admin/checks'
const minute = 60_000
const day = 24 * 60 * minute

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

async function startSite() {
  const site = await startCheckedSite()
  cleanups.push(site.close)
  return site
}

onSqlite('checks of services', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createProductApp(services)
    const role = await createTestRole(services, { permissions: ['monitoring.read', 'monitoring.write'] })
    const signIn = async () => createTestClient(services, app, await createTestUser(services, role))
    let client = await signIn()
    /** Signs in again, where a session has ended meanwhile. */
    const pass = async (ms: number) => {
      now.advance(ms)
      client = await signIn()
    }
    const send = async <A>(method: string, url: string, body?: object) => {
      const response = await client.call(method, url, body)
      const answer = (await response.json()) as A & Partial<ProblemDetails>
      return { ...answer, status: response.status, code: answer.error?.code }
    }
    const add = async (name: string, url: string, more: object = {}) => {
      const probe = { kind: 'http', url }
      const { check } = await send<{ check: ServiceCheck }>('POST', path, { name, probe, ...more })
      return check
    }
    const list = async () => (await send<{ checks: ServiceCheck[] }>('GET', path)).checks
    const runDue = () => runDueChecks({ ...services, ...checkRun })
    /** Runs what is due, an interval later. */
    const later = () => {
      now.advance(minute)
      return runDue()
    }
    const states = async () =>
      Object.fromEntries(
        (await findCheckStates(services)).map(({ name, state }): [string, CheckState] => [name, state])
      )
    return { now, services, app, pass, send, add, list, runDue, later, states }
  }

  test('run in their interval; a service is down after as many failures in a row as the check says, and back with one success', async () => {
    const { now, add, list, runDue, later, states } = await started()
    const site = await startSite()
    const added = await add('site', site.address, { failureThreshold: 3 })
    expect(added).toMatchObject({
      paused: false,
      state: { status: 'pending' },
      checkedAt: null,
      uptime: { day: null, all: null },
      days: []
    })
    expect(await runDue()).toBe(1)
    expect(await runDue()).toBe(0)
    expect(await states()).toMatchObject({ site: { status: 'up', since: now(), problem: null } })
    const since = now()
    site.status = 503
    for (const failures of [1, 2]) {
      await later()
      expect(await list()).toMatchObject([
        { failures, state: { status: 'up', since, problem: 'status', message: 'It answered 503' } }
      ])
    }
    await later()
    expect(await states()).toMatchObject({ site: { status: 'down', since: now() } })
    const down = now()
    await later()
    expect(await states()).toMatchObject({ site: { status: 'down', since: down } })
    site.status = 200
    await later()
    expect(await list()).toMatchObject([
      {
        failures: 0,
        state: { status: 'up', since: now(), problem: null, message: null },
        uptime: { day: (2 / 6) * 100, all: (2 / 6) * 100 },
        days: [{ up: 2, down: 4, maintenance: 0, unknown: 0, responseMs: expect.any(Number) }]
      }
    ])
  })

  test('of a parent that is down are not run and unknown because of it; below one that fails too they say nothing', async () => {
    const { add, send, later, runDue, states, list } = await started()
    const [relay, shop] = [await startSite(), await startSite()]
    const parent = await add('relay', relay.address)
    const child = await add('shop', shop.address, { parentId: parent.id, failureThreshold: 1 })
    const grandchild = await add('cart', shop.address, { parentId: child.id, failureThreshold: 1 })
    await runDue()
    expect(await states()).toMatchObject({ relay: { status: 'up' }, shop: { status: 'up' } })
    relay.status = 500
    shop.status = 500
    await later()
    // The relay has failed once of twice: the shop, which would be down with one failure, is not judged.
    expect(await states()).toMatchObject({
      relay: { status: 'up' },
      shop: { status: 'up' },
      cart: { status: 'up' }
    })
    await later()
    const asked = shop.asked.length
    const unknown = { status: 'unknown', problem: 'parent', message: 'A check that it depends on is down' }
    expect(await states()).toMatchObject({ relay: { status: 'down' }, shop: unknown, cart: unknown })
    await later()
    expect(shop.asked).toHaveLength(asked)
    expect((await list()).find(({ id }) => id === child.id)?.days).toMatchObject([
      { up: 1, down: 0, unknown: 3 }
    ])
    relay.status = 200
    await later()
    expect(await states()).toMatchObject({ relay: { status: 'up' }, shop: { status: 'down' } })
    await send('DELETE', `${path}/${parent.id}`)
    expect((await list()).map(({ name, parentId }) => [name, parentId])).toEqual([
      ['cart', child.id],
      ['shop', null]
    ])
    expect(grandchild.parentId).toBe(child.id)
  })

  test('in a maintenance window count as maintenance and go neither down nor up, those below them too', async () => {
    const { now, add, send, later, runDue, states, list } = await started()
    const site = await startSite()
    const parent = await add('site', site.address, { failureThreshold: 1 })
    await add('below', site.address, { parentId: parent.id, failureThreshold: 1 })
    await add('other', site.address, { failureThreshold: 1 })
    await runDue()
    const { window } = await send<{ window: MaintenanceWindow }>('POST', '/api/admin/maintenance', {
      reason: 'New machine',
      startsAt: now(),
      endsAt: now() + 10 * minute,
      checkIds: [parent.id]
    })
    site.status = 500
    await later()
    const maintained = { status: 'maintenance', since: window.startsAt }
    expect(await states()).toMatchObject({ site: maintained, below: maintained, other: { status: 'down' } })
    expect((await list()).map(({ name, uptime, days }) => [name, uptime.day, days[0]?.maintenance])).toEqual([
      ['below', 100, 1],
      ['other', 50, 0],
      ['site', 100, 1]
    ])
    expect((await send('DELETE', `/api/admin/maintenance/${window.id}`)).code).toBe('maintenance.begun')
    await send('POST', `/api/admin/maintenance/${window.id}/end`, {})
    expect(await states()).toMatchObject({ site: { status: 'up' } })
    await later()
    expect(await states()).toMatchObject({ site: { status: 'down' }, below: { problem: 'parent' } })
    expect(
      (await send<{ windows: MaintenanceWindow[] }>('GET', '/api/admin/maintenance')).windows
    ).toMatchObject([{ id: window.id, endsAt: now() - minute }])
  })

  test('windows end after they begin and in the future, and one to come can be deleted', async () => {
    const { now, send } = await started()
    const post = (body: object) =>
      send<{ window: MaintenanceWindow }>('POST', '/api/admin/maintenance', {
        reason: 'Work',
        startsAt: now() + minute,
        endsAt: now() + 2 * minute,
        checkIds: null,
        ...body
      })
    for (const [body, field] of [
      [{ endsAt: now() }, 'endsAt'],
      [{ startsAt: now() - 2 * minute, endsAt: now() - minute }, 'endsAt'],
      [{ endsAt: now() + 40 * day }, 'endsAt'],
      [{ reason: ' ' }, 'reason'],
      [{ checkIds: [] }, 'checkIds'],
      [{ checkIds: ['nobody'] }, 'checkIds']
    ] as const)
      expect([body, (await post(body)).error?.details[0]?.path]).toEqual([body, field])
    const { window } = await post({})
    expect((await send('DELETE', `/api/admin/maintenance/${window.id}`)).status).toBe(200)
    expect((await send('DELETE', `/api/admin/maintenance/${window.id}`)).code).toBe('maintenance.not-found')
  })

  test('are paused and resumed; a change of what is asked begins anew, and a run of before changes nothing', async () => {
    const { now, services, add, send, later, runDue, states } = await started()
    const site = await startSite()
    const { id } = await add('site', site.address)
    await runDue()
    await send('PATCH', `${path}/${id}`, { paused: true })
    expect(await states()).toMatchObject({ site: { status: 'paused', since: now() } })
    expect(await later()).toBe(0)
    const asked = site.asked.length
    const run = await send<{ check: ServiceCheck }>('POST', `${path}/${id}/run`, {})
    expect([site.asked.length - asked, run.check.state.status]).toEqual([1, 'paused'])
    await send('PATCH', `${path}/${id}`, { paused: false })
    expect(await states()).toMatchObject({ site: { status: 'pending', since: now() } })
    expect(await runDue()).toBe(1)
    const probing = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    const slow: typeof services.probe = async (...asked) => {
      probing.resolve()
      await answered.promise
      return services.probe(...asked)
    }
    now.advance(minute)
    const running = runDueChecks({ ...services, probe: slow, ...checkRun })
    await probing.promise
    const probe = { kind: 'http', url: `${site.address}/other` }
    await send('PATCH', `${path}/${id}`, { probe })
    answered.resolve()
    await running
    expect(await states()).toMatchObject({ site: { status: 'pending' } })
    await runDue()
    expect(await states()).toMatchObject({ site: { status: 'up' } })
  })

  test('are tried before they are saved, which keeps nothing', async () => {
    const { send, list } = await started()
    const site = await startSite()
    const trial = async (probe: object) => (await send<object>('POST', `${path}/test`, { probe })) as object
    expect(await trial({ kind: 'http', url: site.address })).toMatchObject({
      result: { outcome: 'up', message: null }
    })
    expect(await trial({ kind: 'database' })).toMatchObject({ result: { outcome: 'up' } })
    expect(await trial({ kind: 'smtp' })).toMatchObject({
      result: { outcome: 'unknown', problem: 'no-mail-server', message: 'No mail server is configured' }
    })
    expect(await trial({ kind: 'tcp', host: '10.1.2.3', port: 22 })).toMatchObject({
      result: { outcome: 'unknown', problem: 'denied', responseMs: null }
    })
    expect(await list()).toEqual([])
  })

  test('refuse what cannot be asked, field by field', async () => {
    const { send } = await started()
    const http = { kind: 'http', url: 'https://example.com' }
    for (const [body, field] of [
      [{ name: '' }, 'name'],
      [{ name: 'a\u0007b' }, 'name'],
      [{ probe: { kind: 'http', url: 'ftp://example.com' } }, 'probe.url'],
      [{ probe: { kind: 'http', url: 'https://me:secret@example.com' } }, 'probe.url'],
      [{ probe: { ...http, expectedStatus: 'fine' } }, 'probe.expectedStatus'],
      [{ probe: { kind: 'tcp', host: 'a b', port: 80 } }, 'probe.host'],
      [{ probe: { kind: 'tcp', host: 'example.com', port: 70_000 } }, 'probe.port'],
      [{ intervalSeconds: 5 }, 'intervalSeconds'],
      [{ timeoutSeconds: 31 }, 'timeoutSeconds'],
      [{ failureThreshold: 0 }, 'failureThreshold'],
      [{ parentId: 'nobody' }, 'parentId']
    ] as const) {
      const { code, error } = await send('POST', path, { name: 'site', probe: http, ...body })
      expect([body, code, error?.details[0]?.path]).toEqual([body, 'request.invalid', field])
    }
    for (const [method, url] of [
      ['PATCH', `${path}/nobody`],
      ['DELETE', `${path}/nobody`],
      ['POST', `${path}/nobody/run`],
      ['GET', `${path}/nobody/results`]
    ] as const)
      expect((await send(method, url, {})).code).toBe('service-check.not-found')
  })

  test('belong to the installation; who only reads changes nothing, and every change is audited and told', async () => {
    const { services, app, add, send, list } = await started()
    const site = await startSite()
    const readerRole = await createTestRole(services, { permissions: ['monitoring.read'] })
    const reader = await createTestClient(services, app, await createTestUser(services, readerRole))
    const both = await createTestRole(services, { permissions: ['monitoring.read', 'monitoring.write'] })
    const tenant = await createTestClient(
      services,
      app,
      await createTestUser(services, both, { tenant: 'north' })
    )
    const { id } = await add('site', site.address)
    expect((await reader.call('GET', path)).status).toBe(200)
    expect((await reader.call('POST', `${path}/${id}/run`, {})).status).toBe(403)
    for (const url of [path, `${path}/${id}/results`, '/api/admin/maintenance'])
      expect((await tenant.call('GET', url)).status).toBe(403)
    await send('PATCH', `${path}/${id}`, { name: 'renamed' })
    // As an earlier version stored it.
    const stored = { kind: 'http', url: 'https://app.example.com/#/login', note: 'gone' }
    await services.database.db
      .updateTable('checks')
      .set({ probe: JSON.stringify(stored), name: 'a\u0007b' })
      .where('id', '=', id)
      .execute()
    expect(await list()).toMatchObject([
      { name: 'a\u0007b', probe: { url: stored.url, expectedStatus: '200-299' } }
    ])
    await send('DELETE', `${path}/${id}`)
    const { db } = services.database
    const entries = await db
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', id)
      .orderBy('seq')
      .execute()
    expect(entries.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'check.add done',
      'check.change done',
      'check.delete done'
    ])
    expect(JSON.parse(entries[1]?.details ?? '')).toMatchObject({
      before: { name: 'site' },
      after: { name: 'renamed' }
    })
    const events = await db.selectFrom('events').selectAll().where('topic', '=', 'checks').execute()
    expect(events.map(({ permission, payload }) => [permission, payload])).toEqual(
      Array.from({ length: 3 }, () => ['monitoring.read', JSON.stringify({ ids: [id] })])
    )
  })

  test('keep single results for two days, hours for two, and days for sixty', async () => {
    const { now, services, pass, add, send, list, runDue } = await started()
    const site = await startSite()
    const { id } = await add('site', site.address)
    await runDue()
    const results = async () => {
      await purgeExpired(services.database.db, now(), product.expiryRules)
      return (await send<{ results: object[] }>('GET', `${path}/${id}/results`)).results
    }
    const uptime = async () => (await list())[0]?.uptime
    expect(await results()).toMatchObject([{ at: now(), outcome: 'up', problem: null }])
    expect(await uptime()).toEqual({ day: 100, all: 100 })
    await pass(day + 1)
    expect([await uptime(), (await results()).length]).toEqual([{ day: null, all: 100 }, 1])
    await pass(day)
    expect(await results()).toEqual([])
    await pass(57 * day)
    await results()
    expect(await uptime()).toEqual({ day: null, all: 100 })
    await pass(3 * day)
    await results()
    expect(await services.database.db.selectFrom('check_buckets').selectAll().execute()).toEqual([])
  })
})
