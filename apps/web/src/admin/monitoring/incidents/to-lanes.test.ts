import type { ApiCalls } from '@sitewright/api'
import { expect, test } from 'vitest'
import { toLanes } from './to-lanes.ts'

type Told = ApiCalls['GET /api/admin/incidents/{id}']['answer']

const alert = (id: string, firedAt: number, resolvedAt: number | null) =>
  ({ id, title: id, type: 'critical', state: 'firing', firedAt, resolvedAt }) as const

const entry = (source: 'deploy' | 'audit', at: number, subject: string | null) =>
  ({ at, source, text: '', subject, by: null, note: null, link: null }) as const

const told: Told = {
  incident: { id: 'a', title: 'a', type: 'critical', startedAt: 1100, endedAt: null, alerts: 0 },
  from: 1000,
  to: 2000,
  alerts: [],
  entries: [],
  cut: [],
  hasAudit: true
}

test('alerts stand where they were in time, and one that fires reaches the end', () => {
  const { alerts } = toLanes({ ...told, alerts: [alert('a', 1100, 1400), alert('b', 1500, null)] })
  expect(alerts).toEqual([
    [
      { id: 'a', title: 'a', type: 'critical', start: 10, length: 30 },
      { id: 'b', title: 'b', type: 'critical', start: 50, length: 50 }
    ]
  ])
})

test('alerts that overlap have rows of their own, and those without room are counted', () => {
  const alerts = Array.from({ length: 6 }, (_, index) => alert(`a${index}`, 1100 + index, null))
  const lanes = toLanes({ ...told, alerts })
  expect(lanes.alerts.map((row) => row.length)).toEqual([1, 1, 1, 1])
  expect(lanes.hidden).toBe(2)
})

test('deploys have the name of their version, and without permission there is no lane of the audit log', () => {
  const entries = [entry('deploy', 1250, '2.0.14'), entry('audit', 1500, null)]
  const lanes = toLanes({ ...told, entries })
  expect(lanes.deploys).toMatchObject([{ at: 25, label: '2.0.14' }])
  expect(lanes.audit).toMatchObject([{ at: 50, label: null }])
  expect(toLanes({ ...told, hasAudit: false }).audit).toBeNull()
})
