import type { HostFacts, MetricSeries, ProblemDetails, ServerView } from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { createMetrics } from '@sitewright/kernel/services'
import { purgeExpired } from '@sitewright/kernel/area'
import { createMetricsWriter } from './write-metrics.ts'
import { createMonitoringApp, monitoring } from '../../testing/monitoring-app.ts'

const host: HostFacts = {
  name: 'web-1',
  platform: 'linux x64',
  runtime: 'Node 24.0.0',
  cores: 2,
  memoryBytes: 1024,
  diskBytes: null,
  limitedBy: 'cgroup'
}
const call = { method: 'GET', route: '/api/users', tenantId: null, status: 200, ms: 4 }
const day = 24 * 3_600_000

onSqlite('measurements', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createMonitoringApp(services)
    const role = await createTestRole(services, { permissions: ['monitoring.read'] })
    const signIn = async (tenant: string | null = null): Promise<TestBrowser> =>
      createTestClient(services, app, await createTestUser(services, role, { tenant }))
    /** A server besides the one that answers, on the same database. */
    const addServer = (id: string) => {
      const metrics = createMetrics({ id, version: '1.0.0', startedAt: now() }, now)
      return {
        metrics,
        writer: createMetricsWriter({ database: services.database, metrics, now, host: () => host })
      }
    }
    const own = createMetricsWriter({ ...services, host: () => host })
    return { now, services, app, signIn, addServer, own, watcher: await signIn() }
  }

  async function read(page: TestBrowser, query: Record<string, string | number>): Promise<MetricSeries> {
    const text = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const response = await page.call('GET', `/api/admin/metrics?${text}`)
    expect(response.status).toBe(200)
    return (await response.json()) as MetricSeries
  }
  const statusOf = async (page: TestBrowser, query: string) =>
    (await page.call('GET', `/api/admin/metrics?${query}`)).status

  test('what several servers count is one series, of which each route and server can be asked for', async () => {
    const { now, services, addServer, own, watcher } = await started()
    const from = Math.floor(now() / 60_000) * 60_000
    const other = addServer('other')
    services.metrics.record(call)
    services.metrics.record({ ...call, route: '/api/users/:id', status: 500, ms: 80 })
    other.metrics.record({ ...call, ms: 30 })
    now.advance(60_000)
    services.metrics.record(call)
    now.advance(1000)
    await own.write()
    await other.writer.write()
    const range = { name: 'calls', from, to: now(), resolution: 60 }
    expect(await read(watcher, range)).toMatchObject({
      kind: 'calls',
      unit: 'milliseconds',
      server: null,
      points: [
        { at: from, calls: 3, failures: 1, mean: 38, most: 80 },
        { at: from + 60_000, calls: 1, failures: 0, mean: 4 }
      ]
    })
    expect((await read(watcher, { ...range, route: 'GET /api/users' })).points).toMatchObject([
      { calls: 2, failures: 0, most: 30 },
      { calls: 1 }
    ])
    expect((await read(watcher, { ...range, server: 'other' })).points).toMatchObject([{ calls: 1 }])
    expect((await read(watcher, { ...range, resolution: 3600 })).points).toMatchObject([{ calls: 4 }])
  })

  test('seconds are those of the answering server, and quantities have a series of their own', async () => {
    const { now, services, own, watcher } = await started()
    const from = Math.floor(now() / 1000) * 1000
    services.metrics.gauge('cpu', 20)
    services.metrics.gauge('cpu', 40)
    services.metrics.record(call)
    now.advance(10_000)
    await own.write()
    const seconds = { from, to: now(), resolution: 1 }
    expect(await read(watcher, { ...seconds, name: 'calls' })).toMatchObject({
      server: services.metrics.server.id,
      points: [{ at: from, calls: 1 }]
    })
    const cpu = { mean: 30, least: 20, most: 40 }
    expect((await read(watcher, { ...seconds, name: 'cpu' })).points).toEqual([{ at: from, ...cpu }])
    expect(await read(watcher, { ...seconds, resolution: 10, name: 'cpu' })).toMatchObject({
      kind: 'gauge',
      unit: 'percent',
      points: [cpu]
    })
  })

  test('however calls, time and writes follow each other, every call is in one window of each length', async () => {
    const { now, services, addServer, signIn } = await started()
    let run = 0
    const step = fc.record({ server: fc.nat(1), wait: fc.nat(40_000), write: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await services.database.db.deleteFrom('metric_calls').execute()
        run += 1
        const servers = [addServer(`${run} a`), addServer(`${run} b`)]
        const from = Math.floor(now() / 3_600_000) * 3_600_000
        for (const { server, wait, write } of steps) {
          servers[server]?.metrics.record(call)
          now.advance(wait)
          if (write) await servers[server]?.writer.write()
        }
        for (const { writer } of servers) await writer.write({ all: true })
        const watcher = await signIn()
        for (const resolution of [10, 60, 3600]) {
          const { points } = await read(watcher, { name: 'calls', from, to: now() + 1, resolution })
          const sum = (points as { calls: number }[]).reduce((all, { calls }) => all + calls, 0)
          expect([resolution, sum]).toEqual([resolution, steps.length])
        }
      }),
      { numRuns: 10 }
    )
  })

  test('a write that fails is made up for by the next one, and counts nothing twice', async () => {
    const { now, services, addServer, watcher } = await started()
    const from = Math.floor(now() / 10_000) * 10_000
    const { metrics } = addServer('brief')
    let isBroken = true
    const writer = createMetricsWriter({
      database: services.database,
      metrics,
      now,
      host: () => {
        if (isBroken) throw new Error('no')
        return host
      }
    })
    metrics.record(call)
    now.advance(1000)
    await expect(writer.write()).rejects.toThrow('no')
    isBroken = false
    await writer.write()
    await writer.write()
    const { points } = await read(watcher, { name: 'calls', from, to: now(), resolution: 10 })
    expect(points).toMatchObject([{ calls: 1 }])
  })

  test('whoever belongs to a tenant sees its calls alone, and no servers', async () => {
    const { now, services, own, signIn } = await started()
    const northern = await signIn('north')
    const from = Math.floor(now() / 10_000) * 10_000
    services.metrics.record({ ...call, tenantId: 'north' })
    services.metrics.record({ ...call, tenantId: 'south' })
    services.metrics.record(call)
    now.advance(10_000)
    await own.write()
    for (const resolution of [1, 10])
      expect((await read(northern, { name: 'calls', from, to: now(), resolution })).points).toMatchObject([
        { calls: 1 }
      ])
    expect(await statusOf(northern, `name=cpu&from=${from}&to=${now()}`)).toBe(403)
    expect((await northern.call('GET', '/api/admin/servers')).status).toBe(403)
  })

  test('a range that ends before it begins, or has too many windows, is refused with what to do', async () => {
    const { watcher } = await started()
    for (const [query, path] of [
      ['name=calls&from=5&to=5', 'to'],
      ['name=calls&from=0&to=1500001&resolution=1', 'resolution'],
      ['name=warmth&from=0&to=5', 'name'],
      ['name=calls&from=0&to=5&resolution=7', 'resolution']
    ] as const) {
      const response = await watcher.call('GET', `/api/admin/metrics?${query}`)
      expect([query, response.status]).toEqual([query, 400])
      expect(((await response.json()) as ProblemDetails).error.details[0]?.path).toBe(path)
    }
    expect(await statusOf(watcher, 'name=calls&from=0&to=1500000&resolution=1')).toBe(200)
  })

  test('servers are listed while they run and for a week; one that writes no more is not live', async () => {
    const { now, services, addServer, own, watcher } = await started()
    const list = async () =>
      ((await (await watcher.call('GET', '/api/admin/servers')).json()) as { servers: ServerView[] }).servers
    await addServer('gone').writer.write()
    now.advance(31_000)
    await own.write()
    expect(await list()).toEqual([
      {
        id: services.metrics.server.id,
        version: '0.0.0-test',
        startedAt: now() - 31_000,
        seenAt: now(),
        live: true,
        answering: true,
        host
      },
      expect.objectContaining({ id: 'gone', live: false, answering: false })
    ])
    await services.database.db
      .updateTable('servers')
      .set({ seen_at: now() - 8 * day })
      .where('id', '=', 'gone')
      .execute()
    await purgeExpired(services.database.db, now(), monitoring.expiryRules)
    expect(await list()).toHaveLength(1)
  })

  test('windows are kept as long as their length promises', async () => {
    const { now, services, own } = await started()
    services.metrics.record(call)
    services.metrics.gauge('cpu', 1)
    now.advance(1000)
    await own.write()
    const kept = async () => {
      await purgeExpired(services.database.db, now(), monitoring.expiryRules)
      const tables = ['metric_calls', 'metric_gauges'] as const
      return Promise.all(
        tables.map(async (table) => {
          const rows = await services.database.db.selectFrom(table).select('resolution').distinct().execute()
          return rows.map(({ resolution }) => resolution).toSorted((a, b) => a - b)
        })
      )
    }
    const both = (all: number[]) => [all, all]
    expect(await kept()).toEqual(both([10, 60, 3600]))
    now.advance(4 * 3_600_000)
    expect(await kept()).toEqual(both([60, 3600]))
    now.advance(4 * day)
    expect(await kept()).toEqual(both([3600]))
    now.advance(401 * day)
    expect(await kept()).toEqual(both([]))
  })
})
