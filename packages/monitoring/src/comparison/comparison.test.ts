import type { Comparison, HostFacts } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { createMetrics } from '@sitewright/kernel/services'
import { createMetricsWriter } from '../metrics/write-metrics.ts'
import { toComparedSpans } from './comparison-windows.ts'
import { weightOf } from './rank-changes.ts'
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
const [minute, hour] = [60_000, 3_600_000]

onSqlite('a comparison of a window of time', (open) => {
  async function started() {
    const now = createTestClock(Date.parse('2026-11-23T12:00:00Z'))
    const services = await createTestServices(await open(), { now })
    const app = createMonitoringApp(services)
    const server = { id: 'web-1', version: '1.4.0', startedAt: now() + 2 * minute }
    const metrics = createMetrics(server, now)
    const writer = createMetricsWriter({ database: services.database, metrics, now, host: () => host })
    const record = (route: string, calls: number, { ms = 4, status = 200 } = {}): void => {
      for (let index = 0; index < calls; index += 1)
        metrics.record({ method: 'GET', route, tenantId: null, status, ms })
    }
    /** Measures a minute, ten seconds after ten seconds. */
    const measure = async (minutes: number, act: () => void): Promise<void> => {
      for (let passed = 0; passed < minutes * 6; passed += 1) {
        act()
        now.advance(10_000)
        await writer.write()
      }
    }
    const compare = async (query: string, permissions = ['monitoring.read', 'audit.read']) => {
      const role = await createTestRole(services, { permissions: permissions as never })
      const page = await createTestClient(services, app, await createTestUser(services, role))
      const response = await page.call('GET', `/api/admin/metrics/comparison?${query}`)
      return { status: response.status, answer: (await response.json()) as Comparison }
    }
    return { now, services, app, metrics, measure, record, compare }
  }

  test('what changed most comes first, with its figures before and within, and what happened meanwhile', async () => {
    const { now, measure, metrics, record, compare } = await started()
    const begun = now()
    await measure(2, () => {
      metrics.gauge('cpu', 20)
      record('/api/users', 10)
      record('/api/calm', 10)
    })
    await measure(2, () => {
      metrics.gauge('cpu', 30)
      record('/api/users', 10, { ms: 900 })
      record('/api/calm', 10)
    })
    const window = { from: begun + 2 * minute, to: begun + 4 * minute }
    const { answer } = await compare(`from=${window.from + 1}&to=${window.to - 1}`)
    expect(answer).toMatchObject({ ...window, resolution: 10, against: 'before', days: null })
    const [first] = answer.changes.filter(({ route }) => route !== null)
    expect(first).toMatchObject({
      measure: 'p95',
      route: 'GET /api/users',
      samples: { before: 120, within: 120 },
      enough: true
    })
    expect(first?.before).toBeLessThanOrEqual(5)
    expect(first?.within).toBeGreaterThan(500)
    const cpu = answer.changes.find(({ measure: name }) => name === 'cpu')
    expect(cpu).toMatchObject({ before: 20, within: 30, samples: { before: 12, within: 12 }, enough: true })
    const weights = answer.changes.map(weightOf)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    expect(answer.entries).toContainEqual(
      expect.objectContaining({ source: 'deploy', subject: '1.4.0', at: begun + 2 * minute })
    )
    expect(answer.hasAudit).toBe(true)
  })

  test('what is known of too few calls comes last and says so, and nothing is made up where nothing was measured', async () => {
    const { now, measure, record, metrics, compare } = await started()
    const begun = now()
    await measure(2, () => {
      metrics.gauge('cpu', 20)
      record('/api/users', 10)
    })
    record('/api/rare', 3, { ms: 4000 })
    await measure(1, () => undefined)
    await measure(1, () => record('/api/users', 10))
    const { answer } = await compare(`from=${begun + 2 * minute}&to=${begun + 4 * minute}`)
    const rare = answer.changes.find(({ route }) => route === 'GET /api/rare')
    expect(rare).toMatchObject({ samples: { before: 0, within: 3 }, enough: false })
    const cpu = answer.changes.find(({ measure: name }) => name === 'cpu')
    expect(cpu).toMatchObject({ before: 20, within: null, enough: false })
    expect(answer.changes.map(({ enough }) => enough)).toEqual(
      answer.changes.map(({ enough }) => enough).toSorted((a, b) => Number(b) - Number(a))
    )
    const empty = await compare(`from=${begun - 5 * hour}&to=${begun - 4 * hour}`)
    expect(empty.answer.changes).toEqual([])
  })

  test('against what is usual, the same hours of the days before count, of three days at least', async () => {
    const { now, measure, metrics, compare } = await started()
    const dayMs = 24 * hour
    for (const value of [10, 20, 30]) {
      await measure(1, () => metrics.gauge('cpu', value))
      const { answer } = await compare(`from=${now() - minute}&to=${now()}&against=usual`)
      expect(answer.changes.every(({ enough }) => !enough)).toBe(true)
      now.advance(dayMs - minute)
    }
    await measure(1, () => metrics.gauge('cpu', 80))
    const { answer } = await compare(`from=${now() - minute}&to=${now()}&against=usual`)
    expect(answer.days).toBe(3)
    expect(answer.changes[0]).toMatchObject({ measure: 'cpu', before: 20, within: 80, enough: true })
  })

  test('the audit log is for whoever may read it; windows that cannot be compared are refused in words', async () => {
    const { now, compare } = await started()
    const week = 7 * 24 * hour
    expect((await compare(`from=${now() - hour}&to=${now()}`, ['monitoring.read'])).answer).toMatchObject({
      hasAudit: false,
      entries: []
    })
    for (const query of [
      `from=${now()}&to=${now()}`,
      `from=${now() - week - 1}&to=${now()}`,
      `from=${now() - 13 * hour}&to=${now()}&against=usual`
    ])
      expect((await compare(query)).status).toBe(400)
    expect((await compare(`from=${now() - 13 * hour}&to=${now()}`)).status).toBe(200)
  })
})

test('the shortest windows of measurement are taken that are still kept for both sides', () => {
  const now = Date.parse('2026-11-23T12:00:00Z')
  const of = (ago: number, length: number) =>
    toComparedSpans({ from: now - ago, to: now - ago + length, against: 'before' }, now).resolution
  expect([of(hour, 10 * minute), of(3 * hour, 10 * minute), of(hour, hour), of(80 * hour, hour)]).toEqual([
    10, 60, 60, 3600
  ])
  const { from, to, baseline } = toComparedSpans(
    { from: now - hour + 1, to: now - 1, against: 'before' },
    now
  )
  expect([from, to, baseline.spans]).toEqual([now - hour, now, [{ from: now - 2 * hour, to: now - hour }]])
})
