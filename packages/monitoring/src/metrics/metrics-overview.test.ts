import type { HealthScore, HostFacts, OverviewMetric, RoutePerformance } from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { createMetrics } from '@sitewright/kernel/services'
import { scoreHealth, statusOfScore } from './health-score.ts'
import type { Readings } from './readings.ts'
import { sampleWork } from './watch-work.ts'
import { createMetricsWriter } from './write-metrics.ts'
import { createMonitoringApp } from '../../testing/monitoring-app.ts'

const host: HostFacts = {
  name: 'web-1',
  platform: null,
  runtime: null,
  cores: 2,
  memoryBytes: 1000,
  diskBytes: 2000,
  limitedBy: null
}
const call = { method: 'GET', route: '/api/users', tenantId: null, status: 200, ms: 4 }

onEachEngine('the overview of monitoring', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createMonitoringApp(services)
    const role = await createTestRole(services, { permissions: ['monitoring.read'] })
    const signIn = async (tenant: string | null = null): Promise<TestBrowser> =>
      createTestClient(services, app, await createTestUser(services, role, { tenant }))
    const addServer = (name: string) => {
      const metrics = createMetrics({ id: name, version: '1.0.0', startedAt: now() }, now)
      const parts = { database: services.database, metrics, now, host: () => ({ ...host, name }) }
      return { metrics, writer: createMetricsWriter(parts) }
    }
    return { now, services, signIn, addServer, watcher: await signIn() }
  }
  const get = async <Answer>(page: TestBrowser, path: string): Promise<Answer> => {
    const response = await page.call('GET', `/api/monitoring/${path}`)
    expect(response.status).toBe(200)
    return (await response.json()) as Answer
  }
  const metricsOf = async (page: TestBrowser) => {
    const { metrics } = await get<{ metrics: OverviewMetric[] }>(page, 'metrics')
    return new Map(metrics.map((metric) => [metric.id, metric]))
  }

  test('shows what was measured recently, of the server that is worst, and says of what', async () => {
    const { now, services, addServer, watcher } = await started()
    const [one, two] = [addServer('web-1'), addServer('web-2')]
    one.metrics.gauge('cpu', 20)
    two.metrics.gauge('cpu', 95)
    one.metrics.gauge('memory', 500)
    one.metrics.gauge('diskFree', 500)
    await sampleWork({ database: services.database, metrics: one.metrics })
    for (let index = 0; index < 98; index += 1) one.metrics.record(call)
    two.metrics.record({ ...call, status: 500, ms: 3000 })
    two.metrics.record({ ...call, status: 503, ms: 3000 })
    now.advance(10_000)
    await one.writer.write()
    await two.writer.write()
    const metrics = await metricsOf(watcher)
    expect(metrics.get('cpu')).toMatchObject({
      value: 95,
      unit: '%',
      status: 'critical',
      note: 'of 2 cores, web-2',
      everyMs: 10_000
    })
    expect(metrics.get('memory')).toMatchObject({ value: 50, status: 'healthy' })
    expect(metrics.get('disk')).toMatchObject({ value: 75, status: 'warning' })
    expect(metrics.get('errors')).toMatchObject({
      value: 2,
      status: 'warning',
      note: '2 of 100 calls in 5 min'
    })
    expect(metrics.get('latency')?.value).toBeLessThanOrEqual(5)
    expect(metrics.get('jobs')).toMatchObject({ value: 0, status: 'healthy' })
    expect(metrics.get('mails')).toMatchObject({ value: 0 })
    expect(metrics.get('database')?.value).toBeGreaterThan(0)
    const { score, status, parts } = await get<HealthScore>(watcher, 'health')
    expect(metrics.get('health')).toMatchObject({ value: score, status })
    expect(parts.map(({ id, weight }) => [id, weight])).toEqual([
      ['errors', 40],
      ['latency', 25],
      ['host', 20],
      ['work', 15]
    ])
    expect(parts.find(({ id }) => id === 'host')).toMatchObject({
      score: 35,
      reason: '95 % of the processor is in use.'
    })
    expect(parts.find(({ id }) => id === 'errors')).toMatchObject({ score: 80 })
  })

  test('what was not measured within a minute is no number, and does not count', async () => {
    const { now, addServer, watcher } = await started()
    const { metrics: measured, writer } = addServer('web-1')
    measured.gauge('cpu', 20)
    now.advance(10_000)
    await writer.write()
    expect((await metricsOf(watcher)).get('cpu')).toMatchObject({ value: 20 })
    now.advance(61_000)
    const metrics = await metricsOf(watcher)
    expect([...metrics.values()].map(({ value, status }) => [value, status])).toEqual(
      Array.from(metrics, () => [null, 'no-data'])
    )
    expect(await get<HealthScore>(watcher, 'health')).toMatchObject({ score: null, status: 'no-data' })
  })

  test('waiting jobs and mails are counted', async () => {
    const { now, services } = await started()
    for (const [id, state] of [
      ['a', 'waiting'],
      ['b', 'sent']
    ] as const)
      await services.database.db
        .insertInto('mails')
        .values({
          id,
          kind: 'x',
          recipient: '',
          content: '',
          state,
          created_at: now(),
          due_at: now(),
          ended_at: null,
          problem: null
        })
        .execute()
    await sampleWork(services)
    const [second] = services.metrics.between(0, Math.ceil(now() / 1000) + 1).slice(-1)
    expect(second?.gauges.get('mailsWaiting')).toMatchObject({ most: 1 })
    expect(second?.gauges.get('jobsOpen')).toMatchObject({ most: 0 })
    expect(second?.gauges.has('databaseConnections')).toBe(services.database.engine === 'postgres')
  })

  test('whoever belongs to a tenant sees how their own calls perform, and nothing of the installation', async () => {
    const { now, addServer, signIn, watcher } = await started()
    const { metrics, writer } = addServer('web-1')
    for (const tenantId of ['north', 'south', null]) metrics.record({ ...call, tenantId })
    metrics.record({ ...call, tenantId: 'north', route: '/api/users/:id', status: 500 })
    now.advance(10_000)
    await writer.write()
    const read = async (page: TestBrowser) =>
      (await get<{ routes: RoutePerformance[] }>(page, 'performance')).routes
    expect(await read(watcher)).toMatchObject([
      { route: 'GET /api/users', calls: 3, failures: 0 },
      { route: 'GET /api/users/:id', calls: 1, failures: 1 }
    ])
    const northern = await signIn('north')
    expect((await read(northern)).map(({ calls }) => calls)).toEqual([1, 1])
    for (const path of ['metrics', 'health'])
      expect((await northern.call('GET', `/api/monitoring/${path}`)).status).toBe(403)
  })
})

const reading = fc.option(fc.double({ min: 0, max: 20_000, noNaN: true }), { nil: null })

test('a health score is between 0 and 100, and no value that gets worse raises it', () => {
  const names = ['cpu', 'memory', 'disk', 'latency', 'errors', 'database', 'jobs', 'mails'] as const
  const values = fc.record(Object.fromEntries(names.map((name) => [name, reading])))
  fc.assert(
    fc.property(
      values,
      fc.constantFrom(...names),
      fc.double({ min: 0, max: 1000, noNaN: true }),
      (given, name, more) => {
        const toReadings = (all: Record<string, number | null>): Readings =>
          Object.fromEntries(
            names.map((each) => {
              const value = all[each] ?? null
              return [each, value === null ? null : { value, at: 0, note: '' }]
            })
          ) as Readings
        const { score } = scoreHealth(toReadings(given))
        const value = given[name] ?? null
        if (score === null || value === null) return
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        const worse = scoreHealth(toReadings({ ...given, [name]: value + more })).score
        expect(worse).toBeLessThanOrEqual(score)
      }
    )
  )
})

test.each([
  [100, 'healthy'],
  [90, 'healthy'],
  [89, 'warning'],
  [70, 'warning'],
  [69, 'critical'],
  [null, 'no-data']
] as const)('a score of %s is %s', (score, status) => {
  expect(statusOfScore(score)).toBe(status)
})
