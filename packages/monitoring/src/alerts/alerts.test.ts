import type { Alert, AlertEvent, AlertRule } from '@sitewright/api'
import { expect, test } from 'vitest'
import { startAlerts, testRule } from '../../testing/alerts.ts'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { silentLog } from '@sitewright/kernel/request'
import { runOnce } from '@sitewright/kernel/area'
import { evaluateRules } from './evaluate-rules.ts'

onSqlite('alerts', (open) => {
  async function started() {
    const installation = await startAlerts(await open())
    const { call, services, outbox } = installation
    const list = async (state: 'open' | 'closed' = 'open') =>
      (await call<{ alerts: Alert[] }>('GET', `alerts?state=${state}`)).alerts
    const first = async (state: 'open' | 'closed' = 'open'): Promise<Alert> => {
      const [alert] = await list(state)
      if (alert === undefined) throw new Error(`No alert is ${state}`)
      return alert
    }
    const kindsOf = async (id: string) =>
      (await call<{ events: AlertEvent[] }>('GET', `alerts/${id}`)).events.map(({ kind }) => kind)
    const notices = () =>
      services.database.db.selectFrom('notices').select(['kind', 'times', 'facts']).execute()
    const mails = () =>
      outbox.posted.map(({ email, template }) => [
        email,
        template.kind === 'alert' ? template.change : template.kind
      ])
    return { ...installation, list, first, kindsOf, notices, mails }
  }

  test('are pending while their condition holds, fire after its duration and are resolved by the next value', async () => {
    const { addRule, measure, first, list, kindsOf, notices, call } = await started()
    await addRule()
    await measure(95, 60)
    expect(await first()).toMatchObject({
      type: 'critical',
      title: 'Processor is busy',
      state: 'pending',
      acknowledged: false,
      description: 'CPU is 95 % of 2 cores. The limit is above 90 % for 1 min.'
    })
    expect(await notices()).toEqual([])
    await measure(97)
    const alert = await first()
    expect(alert).toMatchObject({ state: 'firing', toldAt: alert.timestamp })
    expect(alert.description).toContain('97 %')
    expect(await notices()).toMatchObject([{ kind: 'alert.fired', times: 1 }])
    const { rules } = await call<{ rules: AlertRule[] }>('GET', 'alert-rules')
    expect(rules).toMatchObject([{ state: 'firing', value: 97, flapping: false }])
    await measure(20)
    expect(await list()).toEqual([])
    expect(await first('closed')).toMatchObject({ id: alert.id, state: 'resolved' })
    expect(await kindsOf(alert.id)).toEqual(['pending', 'fired', 'told', 'resolved'])
  })

  test('that never fired are forgotten', async () => {
    const { addRule, measure, list } = await started()
    await addRule()
    await measure(95, 30)
    await measure(20)
    expect(await list()).toEqual([])
    expect(await list('closed')).toEqual([])
  })

  test('neither fire nor are resolved without data, and say so', async () => {
    const { addRule, measure, first, kindsOf, call } = await started()
    await addRule({ forSeconds: 120 })
    await measure(95, 30)
    await measure(null, 120)
    expect(await first()).toMatchObject({ state: 'pending', noDataSince: expect.any(Number) as number })
    await measure(95)
    expect(await first()).toMatchObject({ state: 'pending', noDataSince: null })
    await measure(95, 120)
    const { id } = await first()
    await measure(null, 120)
    expect(await first()).toMatchObject({ state: 'firing', noDataSince: expect.any(Number) as number })
    const { rules } = await call<{ rules: AlertRule[] }>('GET', 'alert-rules')
    expect(rules).toMatchObject([{ state: 'no-data', value: null }])
    await measure(20)
    expect(await kindsOf(id)).toEqual([
      'pending',
      'no-data',
      'data-back',
      'fired',
      'told',
      'no-data',
      'resolved'
    ])
  })

  test('wait for their whole duration again where the clock is set back', async () => {
    const { addRule, measure, first, now } = await started()
    await addRule()
    await measure(95, 50)
    now.advance(-3_600_000)
    await measure(95, 20)
    const { since, state } = await first()
    expect(state).toBe('pending')
    expect(since).toBeLessThanOrEqual(now())
    await measure(95, 60)
    expect((await first()).state).toBe('firing')
  })

  test('what was measured before the clock was set back counts for nothing', async () => {
    const { addRule, measure, list, now } = await started()
    await addRule({ forSeconds: 0 })
    await measure(95)
    now.advance(-3_600_000)
    await measure(20, 30)
    expect(await list()).toEqual([])
  })

  test('of a rule that flaps say so, and one notice stands for the others', async () => {
    const { addRule, measure, list, notices, mails, user, call } = await started()
    await addRule({ forSeconds: 0, mailTo: [user.id] })
    for (let flip = 0; flip < 20; flip += 1) {
      await measure(95)
      await measure(20)
    }
    const alerts = await list('closed')
    expect(alerts.filter(({ flapping }) => flapping).length).toBeGreaterThan(0)
    expect(alerts.slice(0, 6).every(({ flapping }) => flapping)).toBe(true)
    expect((await notices()).map(({ kind, times }) => [kind, times])).toEqual([
      ['alert.fired', 3],
      ['alert.flapping', 1]
    ])
    expect(mails().map(([, change]) => change)).toEqual([
      'fired',
      'resolved',
      'fired',
      'resolved',
      'fired',
      'resolved',
      'flapping'
    ])
    const { rules } = await call<{ rules: AlertRule[] }>('GET', 'alert-rules')
    expect(rules).toMatchObject([{ flapping: true }])
    await measure(20, 3700)
    await measure(95)
    expect(await list()).toMatchObject([{ flapping: false, toldAt: expect.any(Number) as number }])
  })

  test('are evaluated by one server at a time, and twice changes nothing', async () => {
    const { addRule, measure, services, first, kindsOf, now } = await started()
    await addRule({ forSeconds: 10 })
    await measure(95)
    now.advance(10_000)
    const parts = { database: services.database, now, log: silentLog }
    let runs = 0
    const task = {
      name: 'evaluate-alerts',
      everyMs: 10_000,
      longestMs: 60_000,
      run: async () => {
        runs += 1
        return evaluateRules(services)
      }
    }
    const ran = await Promise.all(['one', 'two'].map((holder) => runOnce({ ...parts, holder }, task)))
    expect([ran.toSorted(), runs]).toEqual([[false, true], 1])
    await Promise.all([evaluateRules(services), evaluateRules(services)])
    expect(await kindsOf((await first()).id)).toEqual(['pending', 'fired', 'told'])
  })

  test('are acknowledged once, with a note, by whoever may, and audited', async () => {
    const { addRule, measure, first, page, call, codeOf, user, services, app, kindsOf } = await started()
    await addRule({ forSeconds: 10 })
    await measure(95)
    const { id } = await first()
    const acknowledge = (note?: string) => page.call('POST', `/api/admin/alerts/${id}/acknowledge`, { note })
    expect(await codeOf(acknowledge())).toBe('alert.not-firing')
    await measure(95)
    expect(await codeOf(acknowledge('x'.repeat(501)))).toBe('request.invalid')
    const role = await createTestRole(services, { permissions: ['admin.access', 'monitoring.read'] })
    const reader = await createTestClient(services, app, await createTestUser(services, role))
    expect(await codeOf(reader.call('POST', `/api/admin/alerts/${id}/acknowledge`, {}))).toBe(
      'auth.forbidden'
    )
    expect((await acknowledge('Cold cache after the deploy.')).status).toBe(200)
    expect(await codeOf(acknowledge())).toBe('alert.acknowledged')
    expect(await first()).toMatchObject({
      acknowledged: true,
      state: 'acknowledged',
      acknowledgement: { by: 'Maya Okafor', note: 'Cold cache after the deploy.' }
    })
    const seen = (await (await reader.call('GET', `/api/admin/alerts/${id}`)).json()) as { alert: Alert }
    expect(seen.alert.acknowledgement).toMatchObject({ by: null })
    expect(await kindsOf(id)).toEqual(['pending', 'fired', 'told', 'acknowledged'])
    const entry = await services.database.db
      .selectFrom('audit')
      .select(['actor_id', 'subject_id', 'details'])
      .where('action', '=', 'alert.acknowledge')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ actor_id: user.id, subject_id: id })
    await measure(20)
    expect(await codeOf(acknowledge())).toBe('alert.not-firing')
    expect(await call('GET', 'alerts/none')).toMatchObject({ error: { code: 'alert.not-found' } })
  })

  test('that are silenced tell nobody, and tell at the end of the silence if they still fire', async () => {
    const { addRule, measure, first, call, notices, kindsOf } = await started()
    const { id: ruleId } = await addRule({ forSeconds: 0 })
    await call('POST', 'silences', { ruleId, reason: 'The disk is being replaced', minutes: 10 })
    await measure(95, 60)
    const { id, state } = await first()
    expect(state).toBe('silenced')
    expect(await notices()).toEqual([])
    await measure(95, 600)
    expect(await first()).toMatchObject({ state: 'firing', silencedUntil: null })
    expect((await notices()).map(({ kind }) => kind)).toEqual(['alert.fired'])
    expect(await kindsOf(id)).toEqual(['pending', 'fired', 'silenced', 'silence-ended', 'told'])
  })

  test('of all rules are silenced by one silence, which somebody ends early', async () => {
    const { addRule, measure, first, call, codeOf, page, notices, services } = await started()
    await addRule({ forSeconds: 0 })
    const added = { ruleId: null, reason: 'Maintenance', minutes: 60 }
    const { silence } = await call<{ silence: { id: string } }>('POST', 'silences', added)
    await measure(95)
    expect((await first()).state).toBe('silenced')
    expect(await call('GET', 'silences')).toMatchObject({
      silences: [{ id: silence.id, rule: null, by: 'Maya Okafor', reason: 'Maintenance' }]
    })
    const end = () => page.call('POST', `/api/admin/silences/${silence.id}/end`, {})
    expect((await end()).status).toBe(200)
    expect(await codeOf(end())).toBe('silence.not-found')
    expect((await first()).state).toBe('firing')
    expect(await notices()).toHaveLength(1)
    const actions = await services.database.db
      .selectFrom('audit')
      .select('action')
      .where('action', 'like', 'silence.%')
      .orderBy('seq')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['silence.add', 'silence.end'])
    const unknown = { ...added, ruleId: 'none' }
    expect(await codeOf(page.call('POST', '/api/admin/silences', unknown))).toBe('alert-rule.not-found')
  })

  test('go by rules that are added, changed, switched off and deleted, each of it audited', async () => {
    const { addRule, measure, first, list, call, codeOf, page, kindsOf, services } = await started()
    const rule = await addRule({ forSeconds: 0 })
    const change = (body: object) => call('PATCH', `alert-rules/${rule.id}`, body)
    await measure(95)
    const { id } = await first()
    await change({ threshold: 96 })
    await measure(95)
    expect(await list()).toEqual([])
    expect(await kindsOf(id)).toEqual(['pending', 'fired', 'told', 'resolved'])
    await measure(97)
    await change({ enabled: false })
    expect(await list()).toEqual([])
    await measure(97)
    expect(await list()).toEqual([])
    expect(await call('GET', 'alert-rules')).toMatchObject({ rules: [{ state: 'off', threshold: 96 }] })
    await call('DELETE', `alert-rules/${rule.id}`)
    expect(await codeOf(page.call('DELETE', `/api/admin/alert-rules/${rule.id}`))).toBe(
      'alert-rule.not-found'
    )
    expect(await list('closed')).toMatchObject([{ ruleId: null }, { ruleId: null, id }])
    const entries = await services.database.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'alert-rule.change')
      .orderBy('seq')
      .execute()
    const details = entries.map((entry) => JSON.parse(entry.details) as { before: object; after: object })
    expect(details).toMatchObject([
      { before: null, after: { threshold: 90 } },
      { before: { threshold: 90 }, after: { threshold: 96 } },
      { before: { enabled: true }, after: { enabled: false } },
      { after: null }
    ])
  })

  test('mail those who were chosen, as far as they may see alerts', async () => {
    const { addRule, measure, mails, user, codeOf, page, services } = await started()
    const outsider = await createTestUser(services, 'editor')
    const refused = { ...testRule, mailTo: [outsider.id] }
    expect(await codeOf(page.call('POST', '/api/admin/alert-rules', refused))).toBe('request.invalid')
    await addRule({ forSeconds: 0, mailTo: [user.id] })
    await measure(95)
    await measure(20)
    expect(mails()).toEqual([
      [user.email, 'fired'],
      [user.email, 'resolved']
    ])
    await services.database.db
      .updateTable('users')
      .set({ role: 'editor' })
      .where('id', '=', user.id)
      .execute()
    await measure(95)
    expect(mails()).toHaveLength(2)
  })

  test('security bar 32: whoever belongs to a tenant sees and changes nothing of them', async () => {
    const { services, app, addRule, codeOf } = await started()
    const { id } = await addRule()
    const tenant = await createTestUser(services, 'super_admin', { tenant: 'north' })
    const page = await createTestClient(services, app, tenant)
    for (const [method, path, body] of [
      ['GET', 'alerts'],
      ['GET', 'alerts/some'],
      ['POST', 'alerts/some/acknowledge', {}],
      ['GET', 'alert-rules'],
      ['POST', 'alert-rules', testRule],
      ['PATCH', `alert-rules/${id}`, {}],
      ['DELETE', `alert-rules/${id}`],
      ['GET', 'silences'],
      ['POST', 'silences', { ruleId: null, reason: 'x', minutes: 1 }],
      ['POST', 'silences/some/end', {}]
    ] as const)
      expect([path, await codeOf(page.call(method, `/api/admin/${path}`, body))]).toEqual([
        path,
        'auth.forbidden'
      ])
  })

  test('have rules that are built in, for what is measured', async () => {
    const database = await open()
    const rules = await database.db.selectFrom('alert_rules').selectAll().orderBy('id').execute()
    expect(rules.map(({ id }) => id)).toEqual(
      'certificates checks cpu database delay disk errors jobs latency mails memory'.split(' ')
    )
    expect(rules.every((rule) => rule.built_in === 1 && rule.enabled === 1)).toBe(true)
  })
})
