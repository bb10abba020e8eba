import type { DashboardView, HealthScore, HostFacts, Permission } from '@sitewright/api'
import { expect, test } from 'vitest'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { insertAlert } from '../alerts/alerts.repository.ts'
import { createMetrics } from '@sitewright/kernel/services'
import { createMetricsWriter } from '../metrics/write-metrics.ts'
import { shareReading } from './shared-reading.ts'
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
const everyPart: readonly Permission[] = ['user.read', 'monitoring.read', 'audit.read', 'system.config']

onSqlite('the dashboard', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createMonitoringApp(services)
    const signIn = async (permissions: readonly Permission[], tenant: string | null = null) => {
      const role = await createTestRole(services, { permissions: ['admin.access', ...permissions] })
      return createTestClient(services, app, await createTestUser(services, role, { tenant }))
    }
    const metrics = createMetrics({ id: 'web-1', version: '1.0.0', startedAt: now() }, now)
    const writer = createMetricsWriter({ database: services.database, metrics, now, host: () => host })
    return { now, services, signIn, metrics, writer }
  }
  const read = async (page: TestBrowser): Promise<DashboardView> => {
    const response = await page.call('GET', '/api/admin/dashboard')
    expect(response.status).toBe(200)
    return (await response.json()) as DashboardView
  }

  test('counts people, requests, health and host as the screens behind them do', async () => {
    const { now, signIn, metrics, writer } = await started()
    const reader = await signIn(everyPart)
    metrics.gauge('cpu', 71)
    metrics.gauge('memory', 500)
    metrics.gauge('databaseConnections', 3)
    metrics.watch('eventStreams', () => 4)
    metrics.sample()
    for (let index = 0; index < 98; index += 1) metrics.record(call)
    for (const status of [500, 503]) metrics.record({ ...call, status, ms: 3000 })
    now.advance(10_000)
    await writer.write()
    const shown = await read(reader)
    expect(shown.users).toMatchObject({ total: 1, active: 1, added: 1, online: 1 })
    expect(shown.requests).toMatchObject({ calls: 100, failures: 2, everyMs: 10_000 })
    expect(shown.requests?.p95).toBeLessThanOrEqual(5)
    expect(shown.host?.map(({ id, value, status }) => [id, value, status])).toEqual([
      ['cpu', 71, 'warning'],
      ['memory', 50, 'healthy'],
      ['disk', null, 'no-data']
    ])
    const { score, status, parts } = (await (
      await reader.call('GET', '/api/monitoring/health')
    ).json()) as HealthScore
    expect(shown.health).toMatchObject({ score, status, parts })
    expect(shown.connections?.counts.map(({ id, value }) => [id, value])).toEqual([
      ['sessions', 1],
      ['pool', 3],
      ['keys', 0],
      ['jobs', 0],
      ['streams', 4]
    ])
    expect(shown.withheld).toEqual([])
  })

  test('what was not measured is null, not nought', async () => {
    const { signIn } = await started()
    const { requests, health, host: gauges } = await read(await signIn(everyPart))
    expect(requests).toMatchObject({ calls: 0, p50: null, p95: null, lastUpdated: null })
    expect(health).toMatchObject({ score: null, status: 'no-data', lastUpdated: null })
    expect(gauges?.map(({ value }) => value)).toEqual([null, null, null])
  })

  test('shows open alerts, counted, and what happened last', async () => {
    const { now, services, signIn } = await started()
    const reader = await signIn([...everyPart, 'monitoring.write'])
    for (let index = 0; index < 7; index += 1)
      await insertAlert(services.database.db, {
        id: `alert-${index}`,
        rule_id: null,
        check_id: null,
        severity: index < 2 ? 'critical' : 'warning',
        title: `Alert ${index}`,
        metric: 'cpu',
        comparison: 'above',
        threshold: 90,
        for_ms: 0,
        value: 93,
        note: '',
        started_at: now(),
        fired_at: now(),
        created_at: now() + index,
        resolved_at: index === 6 ? now() : null
      })
    await reader.call('POST', '/api/admin/alerts/alert-5/acknowledge', { note: 'On it.' })
    const { alerts, activity } = await read(reader)
    expect(alerts).toMatchObject({ open: 6, critical: 2 })
    expect(alerts?.newest.map(({ title }) => title)).toEqual([5, 4, 3, 2, 1].map((index) => `Alert ${index}`))
    expect(activity?.map(({ action }) => action)).toContain('alert.acknowledge')
  })

  test('leaves out what the reader lacks the permission for, and says which', async () => {
    const { signIn } = await started()
    const shown = await read(await signIn(['user.read']))
    expect(shown.users).not.toBeNull()
    expect([
      shown.requests,
      shown.health,
      shown.host,
      shown.connections,
      shown.alerts,
      shown.activity
    ]).toEqual(Array.from({ length: 6 }, () => null))
    expect(shown.withheld.map(({ part, why, permission }) => [part, why, permission])).toEqual([
      ['requests', 'permission', 'monitoring.read'],
      ['health', 'permission', 'monitoring.read'],
      ['host', 'permission', 'monitoring.read'],
      ['connections', 'permission', 'monitoring.read'],
      ['alerts', 'permission', 'monitoring.read'],
      ['activity', 'permission', 'audit.read'],
      ['upkeep', 'permission', 'system.config']
    ])
  })

  test('whoever belongs to a tenant counts its people, and sees nothing of the installation', async () => {
    const { signIn } = await started()
    await signIn(everyPart)
    const shown = await read(await signIn(everyPart, 'bakery'))
    expect(shown.users).toMatchObject({ total: 1, online: 1 })
    expect([
      shown.requests,
      shown.health,
      shown.host,
      shown.connections,
      shown.alerts,
      shown.activity
    ]).toEqual(Array.from({ length: 6 }, () => null))
    expect(new Set(shown.withheld.map(({ why }) => why))).toEqual(new Set(['installation']))
  })
})

test('a reading is shared for its time, and one that failed is not kept', async () => {
  let [now, readings] = [0, 0]
  const read = shareReading(
    () => {
      readings += 1
      return readings === 1 ? Promise.reject(new Error('away')) : Promise.resolve(readings)
    },
    2500,
    () => now
  )
  await expect(read()).rejects.toThrow('away')
  expect(await read()).toBe(2)
  now = 2499
  expect(await read()).toBe(2)
  now = 2500
  expect(await read()).toBe(3)
  now = 100
  expect(await read()).toBe(4)
})
