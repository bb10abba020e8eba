import type { HostFacts } from '@sitewright/api'
import { operationIds } from '@sitewright/api/declared-operations'
import { expect, test } from 'vitest'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createMetrics, watchingRoutes } from '@sitewright/kernel/services'
import { readCurrentState } from './current-state.ts'
import { countHour } from './metrics.repository.ts'
import { createMetricsWriter } from './write-metrics.ts'

const host: HostFacts = {
  name: 'web-1',
  platform: null,
  runtime: null,
  cores: 2,
  memoryBytes: 1000,
  diskBytes: 2000,
  limitedBy: null
}

onSqlite('the calls by which the control panel watches itself', (open) => {
  test('are no work of people and keys, and are counted apart; a failure counts whoever asked', async () => {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const metrics = createMetrics({ id: 'web-1', version: '1.0.0', startedAt: now() }, now)
    const writer = createMetricsWriter({ database: services.database, metrics, now, host: () => host })
    const call = (method: string, route: string, status = 200, ms = 20): void =>
      metrics.record({ method, route, tenantId: null, status, ms })
    for (let round = 0; round < 10; round += 1) {
      call('GET', '/api/admin/dashboard', 200, 1)
      call('GET', '/api/auth/verify', 200, 1)
    }
    call('POST', '/api/auth/login', 200, 80)
    call('GET', '/api/users')
    call('GET', '/api/admin/dashboard', 503)
    now.advance(60_000)
    await writer.write()
    expect(await countHour(services.database.db, now())).toEqual({ calls: 3, failures: 1, watching: 20 })
    const { calls } = await readCurrentState(services)
    expect([calls.calls, calls.failures, calls.most]).toEqual([3, 1, 80])
  })
})

test('are calls of the contract', () => {
  expect(watchingRoutes.filter((route) => !operationIds.has(route))).toEqual([])
})
