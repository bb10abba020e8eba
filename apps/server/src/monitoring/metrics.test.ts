import type { HostFacts } from '@sitewright/api'
import { sampleWork } from '@sitewright/monitoring'
import type { Services } from '@sitewright/kernel/services'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { parsePrometheus } from '../testing/parse-prometheus.ts'
import { printFamilies } from './prometheus-text.ts'

const token = 'scrape-me-0123456789abcdefghijklmnop'
const host: HostFacts = {
  name: 'web"1\\\n',
  platform: 'linux x64',
  runtime: 'Node 24',
  cores: 1.5,
  memoryBytes: 1_073_741_824,
  diskBytes: null,
  limitedBy: 'cgroup'
}
const createApp = (services: Services, getClientIp = () => 'test') =>
  createTestApp({ services, scraping: { token, host: () => host }, getClientIp })
const scrape = (app: ReturnType<typeof createApp>, authorization = `Bearer ${token}`) =>
  Promise.resolve(app.request('/metrics', { headers: { authorization } }))

onEachEngine('metrics for Prometheus', (open) => {
  test('each measured quantity and each route is told, in units of Prometheus and of this server', async () => {
    const services = await createTestServices(await open())
    const app = createApp(services)
    await app.request('/health')
    await app.request('/health')
    await sampleWork(services)
    services.metrics.gauge('cpu', 25)
    services.metrics.record({ method: 'GET', route: '/x/:id', tenantId: 'north', status: 503, ms: 1500 })
    const response = await scrape(app)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8'
    ])
    const families = parsePrometheus(await response.text())
    const valueOf = (name: string, labels: object = {}): number | undefined =>
      families
        .get(name.replace(/_(bucket|sum|count)$/, ''))
        ?.samples.find((sample) => sample.name === name && matches(sample.labels, labels))?.value
    expect(valueOf('sitewright_cpu_usage_ratio')).toBe(0.25)
    expect(valueOf('sitewright_database_round_trip_seconds')).toBeLessThan(5)
    expect([valueOf('sitewright_jobs_open'), valueOf('sitewright_mails_waiting')]).toEqual([0, 0])
    expect(valueOf('sitewright_http_requests_total', { method: 'GET', route: '/health' })).toBe(2)
    const failing = { route: '/x/:id' }
    expect(valueOf('sitewright_http_request_failures_total', failing)).toBe(1)
    expect(valueOf('sitewright_http_request_duration_seconds_sum', failing)).toBe(1.5)
    expect(
      ['1', '2', '+Inf'].map((le) =>
        valueOf('sitewright_http_request_duration_seconds_bucket', { ...failing, le })
      )
    ).toEqual([0, 1, 1])
    expect(families.get('sitewright_server_info')?.samples[0]?.labels['host']).toBe(host.name)
    for (const { samples } of families.values())
      for (const { labels } of samples) expect(labels['server']).toBe(services.metrics.server.id)
  })

  test('what was not measured, or not recently, is left out', async () => {
    const services = await createTestServices(await open())
    services.metrics.gauge('cpu', 25)
    const app = createTestApp({
      services: { ...services, now: () => services.now() + 60_001 },
      scraping: { token, host: () => host }
    })
    const families = parsePrometheus(await (await scrape(app)).text())
    expect([...families.keys()]).toEqual([
      'sitewright_server_info',
      'sitewright_server_start_time_seconds',
      'sitewright_cpu_cores',
      'sitewright_memory_limit_bytes'
    ])
  })

  test('security bar 57: the metrics take their own token, and no session opens them', async () => {
    const services = await createTestServices(await open())
    const app = createApp(services)
    const client = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    const given = ['', 'Bearer ', `Bearer ${token.slice(1)}`, `Bearer ${token}x`, `Basic ${token}`]
    for (const authorization of [...given, `Bearer ${client.token}`]) {
      const response = await scrape(app, authorization)
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer realm="metrics"'
      ])
      expect(await response.text()).not.toContain('sitewright_')
    }
    expect((await scrape(app)).status).toBe(200)
  })

  test('security bar 57: without a configured token, the metrics answer like what does not exist', async () => {
    const app = createTestApp({ services: await createTestServices(await open()) })
    const answers = await Promise.all(
      ['/metrics', '/nothing'].map(async (path) => {
        const { status, headers } = await app.request(path, { headers: { authorization: `Bearer ${token}` } })
        return [status, [...headers].filter(([name]) => name !== 'x-request-id')]
      })
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[0]).toBe(404)
  })

  test('security bar 13: an address scrapes and guesses 120 times a minute', async () => {
    const app = createApp(await createTestServices(await open()), () => '192.0.2.7')
    for (let index = 0; index < 120; index += 1)
      expect((await scrape(app, index % 2 === 0 ? 'Bearer no' : undefined)).status).not.toBe(429)
    const refused = await scrape(app)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})

test('whatever a label holds comes out as it went in', () => {
  const text = printFamilies([
    {
      name: 'strange',
      help: 'back\\slash\nand a second line',
      type: 'gauge',
      samples: ['"', '\\', '\n', '\\n', '}', ',x="y"', 'ż'].map((label, index) => ({
        labels: { label },
        value: [1e21, 1.5e-9, -3, NaN, Infinity, -Infinity, 0][index] ?? 0
      }))
    }
  ])
  const family = parsePrometheus(text).get('strange')
  expect(family?.help).toBe('back\\slash\nand a second line')
  expect(family?.samples.map(({ labels }) => labels['label'])).toEqual([
    '"',
    '\\',
    '\n',
    '\\n',
    '}',
    ',x="y"',
    'ż'
  ])
  expect(family?.samples.map(({ value }) => value)).toEqual([1e21, 1.5e-9, -3, NaN, Infinity, -Infinity, 0])
})

test.each([
  'a 1',
  '# TYPE a gauge\na 1\n',
  '# HELP a x\n# TYPE a gauge\nb 1\n',
  '# HELP a x\n# TYPE a gauge\na 1\na 1\n'
])('the parser of these tests refuses %j', (text) => expect(() => parsePrometheus(text)).toThrow())

function matches(labels: Readonly<Record<string, string>>, wanted: object): boolean {
  return Object.entries(wanted).every(([name, value]) => labels[name] === value)
}
