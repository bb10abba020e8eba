import { checkRun } from '../../testing/check-run.ts'
import type { Incident, IncidentEntry, ServiceCheck } from '@sitewright/api'
import { afterEach, expect, test } from 'vitest'
import { startAlerts } from '../../testing/alerts.ts'
import { startCheckedSite } from '../../testing/checked-site.ts'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { evaluateRules } from '../alerts/evaluate-rules.ts'
import { runDueChecks } from '../checks/run-due-checks.ts'
import { concerns, toScope } from './relevant-changes.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const minute = 60_000

onSqlite('the time line of an incident of a check', (open) => {
  test('holds its checks, what hangs together with them, and changes; neither sign-ins nor what fell besides', async () => {
    const { addRule, call, services, app, now } = await startAlerts(await open())
    const site = await startCheckedSite()
    cleanups.push(site.close)
    const add = async (name: string, parentId: string | null = null) => {
      const probe = { kind: 'http', url: site.address }
      const { check } = await call<{ check: ServiceCheck }>('POST', 'checks', {
        name,
        probe,
        parentId,
        failureThreshold: 1
      })
      return check
    }
    const shop = await add('Shop')
    await add('Receipts', shop.id)
    const wiki = await add('Wiki')
    const rule = { kind: 'check', name: 'Shop is down', type: 'critical', checkId: shop.id, forSeconds: 0 }
    await call('POST', 'alert-rules', rule)
    await addRule({ name: 'Never', threshold: 99.9 })
    now.advance(20 * minute)
    const run = () => runDueChecks({ ...services, ...checkRun })
    await run()
    site.status = 503
    now.advance(10 * minute)
    await run()
    await evaluateRules(services)
    const [{ id }] = (await call<{ incidents: [Incident] }>('GET', 'incidents')).incidents
    const stranger = await createTestClient(services, app, await createTestUser(services, 'user'))
    expect((await stranger.call('GET', '/api/admin/checks')).status).toBe(403)
    const refused = await services.database.db
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'auth.forbidden')
      .execute()
    expect(refused).toHaveLength(1)
    await call('PATCH', `checks/${wiki.id}`, { name: 'Old wiki' })
    await call('PATCH', `checks/${shop.id}`, { name: 'Web shop' })
    const { entries } = await call<{ entries: IncidentEntry[] }>('GET', `incidents/${id}`)
    const linesOf = (source: IncidentEntry['source']) =>
      entries.filter((entry) => entry.source === source).map(({ text, subject }) => [text, subject])
    expect(
      linesOf('check')
        .map(([, subject]) => subject)
        .toSorted()
    ).toEqual(['Receipts', 'Web shop'])
    expect(linesOf('audit').filter(([text]) => text === 'Changed a check of a service')).toHaveLength(1)
    expect(entries.filter(({ text }) => /Tried|Signed in/.test(text))).toEqual([])
  })
})

test('a metric concerns every check and the work that loads the servers; a check does not', () => {
  const checks = [
    { id: 'shop', parent_id: 'net' },
    { id: 'net', parent_id: null },
    { id: 'wiki', parent_id: 'net' }
  ]
  const ofMetric = toScope([{ id: 'a', rule_id: 'r', check_id: null }], checks)
  const ofShop = toScope([{ id: 'a', rule_id: 'r', check_id: 'shop' }], checks)
  expect(ofShop.checks?.toSorted()).toEqual(['net', 'shop'])
  const both = (action: string, subject: string | null) =>
    [ofMetric, ofShop].map((scope) => concerns({ action, subject_id: subject }, scope))
  expect(both('job.start', 'j')).toEqual([true, false])
  expect(both('check.change', 'wiki')).toEqual([true, false])
  expect(both('check.change', 'net')).toEqual([true, true])
  expect(both('alert-rule.change', 'r')).toEqual([true, true])
  expect(both('alert-rule.change', 'other')).toEqual([false, false])
  expect(both('settings.security', null)).toEqual([true, true])
  expect(both('auth.login', 'somebody')).toEqual([false, false])
})
