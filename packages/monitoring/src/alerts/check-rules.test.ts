import { checkRun } from '../../testing/check-run.ts'
import type { Alert, AlertEvent, AlertRule, NewAlertRule, ServiceCheck } from '@sitewright/api'
import { afterEach, expect, test } from 'vitest'
import { startAlerts } from '../../testing/alerts.ts'
import { startCheckedSite } from '../../testing/checked-site.ts'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { runDueChecks } from '../checks/run-due-checks.ts'
import { renderMail } from '@sitewright/kernel/mail'
import type { MailTemplate } from '@sitewright/kernel/services'
import { evaluateRules } from './evaluate-rules.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

type CheckRule = Extract<NewAlertRule, { kind: 'check' }>
const anyCheck: CheckRule = {
  kind: 'check',
  name: 'A service is down',
  type: 'critical',
  checkId: null,
  forSeconds: 0
}

onSqlite('alert rules on checks', (open) => {
  async function started() {
    const installation = await startAlerts(await open())
    const { call, services, now, outbox } = installation
    /** A site with a check that is down after two failures. */
    const addSite = async (name: string, parentId: string | null = null) => {
      const site = await startCheckedSite()
      cleanups.push(site.close)
      const probe = { kind: 'http', url: site.address }
      const { check } = await call<{ check: ServiceCheck }>('POST', 'checks', { name, probe, parentId })
      return Object.assign(site, { id: check.id })
    }
    /** Minutes pass, in each of which checks run and rules are evaluated. */
    const pass = async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        now.advance(60_000)
        await runDueChecks({ ...services, ...checkRun })
        await evaluateRules(services)
      }
    }
    const list = async (state: 'open' | 'closed' = 'open') =>
      (await call<{ alerts: Alert[] }>('GET', `alerts?state=${state}`)).alerts
    const eventsOf = async ({ id }: { id: string } = { id: '' }) =>
      (await call<{ events: AlertEvent[] }>('GET', `alerts/${id}`)).events
    const kindsOf = async (alert: { id: string } | undefined) =>
      (await eventsOf(alert)).map(({ kind }) => kind)
    const addCheckRule = async (changes: Partial<CheckRule> = {}) =>
      (await call<{ rule: AlertRule }>('POST', 'alert-rules', { ...anyCheck, ...changes })).rule
    const rules = async () => (await call<{ rules: AlertRule[] }>('GET', 'alert-rules')).rules
    const changeCheck = (id: string, body: object) => call('PATCH', `checks/${id}`, body)
    const mails = () =>
      outbox.posted.map(({ template }) =>
        template.kind === 'alert' ? [template.change, template.title, template.description] : []
      )
    return {
      ...installation,
      addSite,
      pass,
      list,
      eventsOf,
      kindsOf,
      addCheckRule,
      rules,
      changeCheck,
      mails
    }
  }

  test('fire for each check that is down, tell, and are resolved when it is up again', async () => {
    const { addSite, addCheckRule, pass, list, kindsOf, rules, mails, user, outbox } = await started()
    const [shop] = [await addSite('Shop'), await addSite('Website')]
    await addCheckRule({ mailTo: [user.id] })
    await pass(1)
    expect(await rules()).toMatchObject([{ kind: 'check', checkId: null, state: 'quiet', value: 0 }])
    shop.status = 503
    await pass(1)
    expect(await list()).toEqual([])
    await pass(1)
    const [alert] = await list()
    expect(alert).toMatchObject({
      title: 'Shop is down',
      type: 'critical',
      state: 'firing',
      checkId: shop.id,
      description: 'It answered 503.',
      hides: []
    })
    expect(await rules()).toMatchObject([{ state: 'firing', value: 1 }])
    shop.status = 200
    await pass(1)
    expect(await list()).toEqual([])
    expect(await kindsOf(alert)).toEqual(['pending', 'fired', 'told', 'resolved'])
    expect(mails()).toEqual([
      ['fired', 'Shop is down', 'It answered 503.'],
      ['resolved', 'Shop is down', 'It answered 503.']
    ])
    // The mail says which service it is, how often it failed, and since when.
    const [fired] = outbox.posted.map(({ template }) => template)
    expect(fired).toMatchObject({
      check: { address: expect.stringMatching(/^http:/) as string, failures: 2 }
    })
    expect(renderMail(fired as MailTemplate, 'Maya', 'https://sitewright.test').text).toMatch(
      /http:\S+: 2 failures in a row, down since .+ UTC\./
    )
  })

  test('wait for their duration, and forget what was down for less', async () => {
    const { addSite, addCheckRule, pass, list, rules } = await started()
    const shop = await addSite('Shop')
    const rule = await addCheckRule({ checkId: shop.id, type: 'warning', forSeconds: 300 })
    expect(rule).toMatchObject({ kind: 'check', checkId: shop.id, check: 'Shop' })
    shop.status = 503
    await pass(3)
    expect(await list()).toMatchObject([
      { state: 'pending', type: 'warning', description: 'It answered 503. The limit is 5 min.' }
    ])
    expect(await rules()).toMatchObject([{ state: 'pending', value: 1 }])
    shop.status = 200
    await pass(1)
    expect([await list(), await list('closed')]).toEqual([[], []])
    shop.status = 503
    await pass(7)
    expect(await list()).toMatchObject([{ state: 'firing' }])
  })

  test('do not fire for a child while its parent is down, which says what it hides', async () => {
    const { addSite, addCheckRule, pass, list, eventsOf, mails, user } = await started()
    const relay = await addSite('Mail relay')
    const passwords = await addSite('Password mails', relay.id)
    const links = await addSite('Links of mails', passwords.id)
    await addCheckRule({ mailTo: [user.id] })
    await pass(1)
    for (const site of [relay, passwords, links]) site.status = 503
    await pass(4)
    const [alert, ...others] = await list()
    expect(others).toEqual([])
    expect(alert).toMatchObject({
      title: 'Mail relay is down',
      hides: ['Links of mails', 'Password mails'],
      description: 'It answered 503.'
    })
    expect(await eventsOf(alert)).toMatchObject([
      { kind: 'pending', note: 'It answered 503' },
      { kind: 'fired' },
      { kind: 'hides', note: 'Links of mails, Password mails' },
      { kind: 'told' }
    ])
    expect(mails()).toEqual([
      ['fired', 'Mail relay is down', 'It answered 503. Hidden meanwhile: Links of mails, Password mails.']
    ])
    relay.status = 200
    await pass(2)
    expect(await list()).toMatchObject([{ title: 'Password mails is down', hides: ['Links of mails'] }])
  })

  test('hold an alert of a child while its parent is down, neither firing nor resolved', async () => {
    const { addSite, addCheckRule, pass, list, eventsOf } = await started()
    const relay = await addSite('Mail relay')
    const passwords = await addSite('Password mails', relay.id)
    await addCheckRule({ checkId: passwords.id })
    passwords.status = 503
    await pass(3)
    relay.status = 503
    await pass(3)
    const [alert] = await list()
    expect(alert).toMatchObject({ state: 'firing', noDataSince: expect.any(Number) as number })
    relay.status = 200
    passwords.status = 200
    await pass(2)
    expect(await list()).toEqual([])
    expect((await eventsOf(alert)).map(({ kind, note }) => [kind, note])).toEqual([
      ['pending', 'It answered 503'],
      ['fired', 'It answered 503'],
      ['told', null],
      ['no-data', 'A check that it depends on is down'],
      ['resolved', null]
    ])
  })

  test('do not fire in maintenance, and end with a pause or when the check is deleted', async () => {
    const { addSite, addCheckRule, pass, list, kindsOf, changeCheck, call, now } = await started()
    const [shop, blog] = [await addSite('Shop'), await addSite('Blog')]
    await addCheckRule()
    await pass(1)
    const startsAt = now()
    const body = { reason: 'New disks', startsAt, endsAt: startsAt + 5 * 60_000, checkIds: [shop.id] }
    await call('POST', 'maintenance', body)
    shop.status = 503
    await pass(4)
    expect(await list()).toEqual([])
    await pass(4)
    const [first] = await list()
    expect(first).toMatchObject({ title: 'Shop is down', state: 'firing' })
    await changeCheck(shop.id, { paused: true })
    await pass(1)
    expect(await list()).toEqual([])
    expect((await kindsOf(first)).at(-1)).toBe('resolved')
    blog.status = 503
    await pass(2)
    expect(await list()).toMatchObject([{ title: 'Blog is down' }])
    await call('DELETE', `checks/${blog.id}`)
    await pass(1)
    expect(await list()).toEqual([])
    expect(await list('closed')).toMatchObject([{ title: 'Blog is down' }, { title: 'Shop is down' }])
  })

  test('flap by check: one that goes up and down tells one last time, another one tells as before', async () => {
    const { addSite, addCheckRule, pass, list, mails, rules, user } = await started()
    const [shop, blog] = [await addSite('Shop'), await addSite('Blog')]
    await addCheckRule({ mailTo: [user.id] })
    for (let flip = 0; flip < 5; flip += 1) {
      shop.status = 503
      await pass(2)
      shop.status = 200
      await pass(1)
    }
    const words = ['fired', 'resolved']
    expect(mails().map(([change]) => change)).toEqual([...words, ...words, ...words, 'flapping'])
    expect(await rules()).toMatchObject([{ flapping: true }])
    blog.status = 503
    await pass(2)
    expect(await list()).toMatchObject([{ title: 'Blog is down', flapping: false }])
    expect(mails().at(-1)).toMatchObject(['fired', 'Blog is down', 'It answered 503.'])
  })

  test('are acknowledged and silenced as those on metrics are', async () => {
    const { addSite, addCheckRule, pass, list, call } = await started()
    const [shop, blog] = [await addSite('Shop'), await addSite('Blog')]
    const { id: ruleId } = await addCheckRule()
    shop.status = 503
    await pass(2)
    const [alert] = await list()
    await call('POST', `alerts/${alert?.id ?? ''}/acknowledge`, { note: 'On it.' })
    await call('POST', 'silences', { ruleId, reason: 'The blog moves', minutes: 60 })
    blog.status = 503
    await pass(2)
    expect(await list()).toMatchObject([
      { title: 'Blog is down', state: 'silenced', toldAt: null },
      { title: 'Shop is down', acknowledgement: { by: 'Maya Okafor', note: 'On it.' } }
    ])
  })

  test('take a check that there is, and keep their kind', async () => {
    const { addSite, addCheckRule, addRule, page, codeOf, call, pass, list, services } = await started()
    const shop = await addSite('Shop')
    const refused = { ...anyCheck, checkId: 'none' }
    expect(await codeOf(page.call('POST', '/api/admin/alert-rules', refused))).toBe('request.invalid')
    const [ofCheck, ofMetric] = [await addCheckRule(), await addRule()]
    const change = (id: string, body: object) => page.call('PATCH', `/api/admin/alert-rules/${id}`, body)
    for (const [id, body] of [
      [ofCheck.id, { threshold: 1 }],
      [ofCheck.id, { checkId: 'none' }],
      [ofMetric.id, { checkId: shop.id }]
    ] as const)
      expect(await codeOf(change(id, body))).toBe('request.invalid')
    shop.status = 503
    await pass(2)
    expect(await list()).toHaveLength(1)
    expect(await call('PATCH', `alert-rules/${ofCheck.id}`, { checkId: shop.id })).toMatchObject({
      rule: { checkId: shop.id, check: 'Shop' }
    })
    expect(await list()).toEqual([])
    const { details } = await services.database.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'alert-rule.change')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(details)).toMatchObject({ before: { checkId: null }, after: { checkId: shop.id } })
  })
})
