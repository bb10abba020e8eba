import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestClock } from '../../testing/services.ts'
import { addCalls, countCall, emptyCalls } from './call-cell.ts'
import { latencyBounds, quantileOf } from './histogram.ts'
import { createMetrics, ringSeconds } from './metrics.ts'

const server = { id: 'one', version: '1.0.0', startedAt: 0 }
const call = { method: 'GET', route: '/api/users', tenantId: null, status: 200, ms: 4 }
const latency = fc.double({ min: 0, max: 20_000, noNaN: true })

test('calls are counted by second, tenant and route; failures are those of the server', () => {
  const now = createTestClock()
  const metrics = createMetrics(server, now)
  const begun = Math.floor(now() / 1000)
  metrics.record(call)
  metrics.record({ ...call, status: 404 })
  metrics.record({ ...call, status: 503, tenantId: 'north', ms: 40 })
  now.advance(1000)
  metrics.record(call)
  const [first, second] = metrics.between(begun, begun + 2)
  expect(first?.calls.get('')?.get('GET /api/users')).toMatchObject({ calls: 2, failures: 0, total: 8 })
  expect(first?.calls.get('north')?.get('GET /api/users')).toMatchObject({ calls: 1, failures: 1, most: 40 })
  expect(second?.calls.get('')?.get('GET /api/users')?.calls).toBe(1)
  expect(metrics.between(begun + 2, begun + 9)).toEqual([])
})

test('fifteen minutes are remembered, and nothing older', () => {
  const now = createTestClock()
  const metrics = createMetrics(server, now)
  const begun = Math.floor(now() / 1000)
  metrics.record(call)
  now.advance((ringSeconds - 1) * 1000)
  metrics.record(call)
  expect(metrics.between(begun, begun + ringSeconds)).toHaveLength(2)
  now.advance(1000)
  metrics.record(call)
  expect(metrics.between(begun, begun + ringSeconds + 1).map(({ second }) => second - begun)).toEqual([
    ringSeconds - 1,
    ringSeconds
  ])
})

test('a clock that is set back begins anew, and mixes nothing', () => {
  const now = createTestClock()
  const metrics = createMetrics(server, now)
  const begun = Math.floor(now() / 1000)
  metrics.record(call)
  now.advance(60_000)
  metrics.record(call)
  now.advance(-60_000)
  metrics.record({ ...call, ms: 9 })
  expect(metrics.between(begun, begun + 61)).toMatchObject([{ second: begun }])
  expect(
    metrics
      .between(begun, begun + 61)[0]
      ?.calls.get('')
      ?.get('GET /api/users')?.total
  ).toBe(9)
})

test('totals go on growing, whatever the clock does and whoever the calls are of', () => {
  const now = createTestClock()
  const metrics = createMetrics(server, now)
  metrics.record(call)
  now.advance(ringSeconds * 2000)
  metrics.record({ ...call, tenantId: 'north', status: 500 })
  now.advance(-60_000)
  metrics.record(call)
  metrics.gauge('cpu', 3)
  metrics.gauge('cpu', 7)
  const { calls, gauges } = metrics.totals()
  expect(calls.get('GET /api/users')).toMatchObject({ calls: 3, failures: 1, total: 12 })
  expect(gauges.get('cpu')).toEqual({ value: 7, at: now() })
})

test('values of a quantity keep their least, their most and their mean', () => {
  const now = createTestClock()
  const metrics = createMetrics(server, now)
  for (const value of [3, 9, 6]) metrics.gauge('cpu', value)
  const [second] = metrics.between(0, Math.floor(now() / 1000) + 1)
  expect(second?.gauges.get('cpu')).toEqual({ samples: 3, total: 18, least: 3, most: 9 })
})

test('an estimated quantile lies in the bucket of the true one, whatever the latencies', () => {
  fc.assert(
    fc.property(
      fc.array(latency, { minLength: 1, maxLength: 200 }),
      fc.constantFrom(0.5, 0.95, 0.99, 1),
      (all, share) => {
        const cell = emptyCalls()
        for (const ms of all) countCall(cell, { status: 200, ms })
        const sorted = all.toSorted((a, b) => a - b)
        const truth = sorted[Math.max(0, Math.ceil(share * all.length) - 1)] ?? 0
        const upper = latencyBounds.find((bound) => truth <= bound) ?? Infinity
        const lower = latencyBounds.findLast((bound) => bound < truth) ?? 0
        const estimate = quantileOf(cell.buckets, share, cell.most) ?? NaN
        expect(estimate).toBeGreaterThanOrEqual(Math.min(lower, cell.most))
        expect(estimate).toBeLessThanOrEqual(Math.min(upper, cell.most))
      }
    )
  )
})

test('counting in parts and adding them up is counting at once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(latency, fc.constantFrom(200, 404, 500), fc.boolean())), (all) => {
      const parts = [emptyCalls(), emptyCalls()] as const
      const whole = emptyCalls()
      for (const [ms, status, first] of all) {
        countCall(parts[first ? 0 : 1], { ms, status })
        countCall(whole, { ms, status })
      }
      const sum = emptyCalls()
      for (const part of parts) addCalls(sum, part)
      expect({ ...sum, total: 0 }).toEqual({ ...whole, total: 0 })
      expect(sum.total).toBeCloseTo(whole.total, 3)
    })
  )
})

test('without calls there is no quantile', () => {
  expect(quantileOf(emptyCalls().buckets, 0.5, 0)).toBeUndefined()
})
