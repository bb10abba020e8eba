import type { AlertRule, HostFacts, NewAlertRule } from '@sitewright/api'
import { evaluateRules } from '../src/alerts/evaluate-rules.ts'
import type { Database } from '@sitewright/kernel/db'
import { createMetrics, type Services } from '@sitewright/kernel/services'
import { createMetricsWriter } from '../src/metrics/write-metrics.ts'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, createTestOutbox, createTestServices } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createMonitoringApp } from './monitoring-app.ts'

const host: HostFacts = {
  name: 'web-1',
  platform: null,
  runtime: null,
  cores: 2,
  memoryBytes: 1000,
  diskBytes: 2000,
  limitedBy: null
}

/** A rule that fires once its condition has held for a minute. */
export const testRule = {
  kind: 'metric',
  name: 'Processor is busy',
  type: 'critical',
  metric: 'cpu',
  comparison: 'above',
  threshold: 90,
  forSeconds: 60
} as const satisfies NewAlertRule

type MetricRule = Extract<NewAlertRule, { kind: 'metric' }>

/** Starts an installation without the default rules, with a server whose metrics the test sets. */
export async function startAlerts(database: Database, replaced: Partial<Services> = {}) {
  const now = createTestClock()
  const outbox = createTestOutbox()
  const services: Services = await createTestServices(database, { now, outbox, ...replaced })
  await database.db.deleteFrom('alert_rules').execute()
  const app = createMonitoringApp(services)
  const user = await createTestUser(services, 'super_admin')
  // Each call has a session of its own, since the clock goes on for longer than one lasts.
  const page: Pick<TestBrowser, 'call'> = {
    call: async (...request) => (await createTestClient(services, app, user)).call(...request)
  }
  const metrics = createMetrics({ id: 'web-1', version: '1.0.0', startedAt: now() }, now)
  const writer = createMetricsWriter({ database, metrics, now, host: () => host })

  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    return (await (await page.call(method, `/api/admin/${path}`, body)).json()) as Answer
  }
  return {
    now,
    services,
    outbox,
    app,
    user,
    page,
    call,
    codeOf: (response: ReturnType<TestBrowser['call']>) => readCode(response),
    addRule: async (changes: Partial<MetricRule> = {}): Promise<AlertRule> =>
      (await call<{ rule: AlertRule }>('POST', 'alert-rules', { ...testRule, ...changes })).rule,
    /** Measures for some seconds, every ten, and evaluates the rules after each. */
    async measure(cpu: number | null, seconds = 10): Promise<void> {
      for (let passed = 0; passed < seconds; passed += 10) {
        if (cpu !== null) metrics.gauge('cpu', cpu)
        now.advance(10_000)
        await writer.write()
        await evaluateRules(services)
      }
    }
  }
}

async function readCode(response: Promise<Response>): Promise<string | undefined> {
  const { error } = (await (await response).json()) as { error?: { code: string } }
  return error?.code
}
