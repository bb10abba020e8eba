import { checkRun } from '../../testing/check-run.ts'
import type { ApiCalls, Incident, IncidentEntry, ServiceCheck } from '@sitewright/api'
import { afterEach, expect, test } from 'vitest'
import { startAlerts } from '../../testing/alerts.ts'
import { startCheckedSite } from '../../testing/checked-site.ts'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { runDueChecks } from '../checks/run-due-checks.ts'
import { evaluateRules } from '../alerts/evaluate-rules.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

type Told = ApiCalls['GET /api/admin/incidents/{id}']['answer']
const minute = 60_000

onEachEngine('incidents', (open) => {
  async function started() {
    const installation = await startAlerts(await open())
    const { call, addRule } = installation
    const list = async (query = '') =>
      call<{ incidents: Incident[]; next: string | null }>('GET', `incidents${query}`)
    const first = async (): Promise<Incident> => {
      const [incident] = (await list()).incidents
      if (incident === undefined) throw new Error('There is no incident')
      return incident
    }
    const tell = async (id: string) => call<Told>('GET', `incidents/${id}`)
    /** Rules that fire at once, on a processor above a threshold. */
    const addRules = async () => {
      await addRule({ name: 'Busy', type: 'warning', threshold: 50, forSeconds: 0 })
      await addRule({ name: 'Very busy', type: 'critical', threshold: 90, forSeconds: 0 })
    }
    return { ...installation, list, first, tell, addRules }
  }

  test('begin when an alert fires while no other does, take in what fires meanwhile, and end when none fires', async () => {
    const { addRules, measure, list, first, now } = await started()
    await addRules()
    await measure(10)
    expect(await list()).toEqual({ incidents: [], next: null })
    await measure(60)
    const begun = await first()
    expect(begun).toMatchObject({
      title: 'Busy',
      type: 'warning',
      startedAt: now(),
      endedAt: null,
      alerts: 1
    })
    await measure(95)
    await measure(60)
    expect((await list()).incidents).toMatchObject([
      { id: begun.id, title: 'Busy and 1 more', type: 'critical', endedAt: null, alerts: 2 }
    ])
    await measure(10)
    expect((await list()).incidents).toMatchObject([{ id: begun.id, endedAt: now() }])
    await measure(95)
    const { incidents } = await list()
    expect(incidents).toMatchObject([
      { endedAt: null, startedAt: now(), alerts: 2 },
      { id: begun.id, alerts: 2 }
    ])
  })

  test('go on where one alert fires in the moment in which the last one is resolved', async () => {
    const { addRule, measure, list } = await started()
    await addRule({ name: 'Busy', threshold: 50, forSeconds: 0 })
    await addRule({ name: 'Idle', comparison: 'below', threshold: 50, forSeconds: 0 })
    await measure(60)
    await measure(10)
    expect((await list()).incidents).toMatchObject([{ title: 'Busy and 1 more', endedAt: null }])
  })

  test('are not made by alerts that are pending or were forgotten', async () => {
    const { addRule, measure, list } = await started()
    await addRule({ forSeconds: 60 })
    await measure(95, 30)
    await measure(10)
    expect((await list()).incidents).toEqual([])
  })

  test('are found page by page, the newest first, each with its own end', async () => {
    const { addRules, measure, list } = await started()
    await addRules()
    for (let each = 0; each < 5; each += 1) {
      await measure(95)
      await measure(10)
    }
    const all = (await list()).incidents
    expect(all.map(({ startedAt, endedAt }) => (endedAt ?? 0) - startedAt)).toEqual(Array(5).fill(10_000))
    expect(all.map(({ startedAt }) => startedAt)).toEqual(
      all.map(({ startedAt }) => startedAt).toSorted((a, b) => b - a)
    )
    const pages: Incident[] = []
    let next: string | null = ''
    while (next !== null) {
      const page = await list(`?limit=2${next === '' ? '' : `&before=${next}`}`)
      pages.push(...page.incidents)
      ;({ next } = page)
    }
    expect(pages).toEqual(all)
  })

  test('have one time line of alerts, checks, deploys, notices, notes and the audit log', async () => {
    const { addRule, measure, first, tell, call, services, now } = await started()
    const site = await startCheckedSite()
    cleanups.push(site.close)
    const probe = { kind: 'http', url: site.address }
    await call('POST', 'checks', { name: 'Shop', probe })
    const run = () => runDueChecks({ ...services, ...checkRun })
    await run()
    now.advance(20 * minute)
    await services.database.db
      .insertInto('servers')
      .values({ id: 'web-2', version: '2.0.14', started_at: now(), seen_at: now(), host: '{}' })
      .execute()
    await run()
    site.status = 503
    now.advance(10 * minute)
    await run()
    await addRule({ name: 'Busy', forSeconds: 0 })
    await measure(95)
    const { id } = await first()
    await call('POST', `alerts/${id}/acknowledge`, { note: 'On it.' })
    now.advance(1000)
    await call('POST', `incidents/${id}/notes`, { note: 'The cache was cold.' })
    const mail = {
      id: 'of the beginning',
      kind: 'alert',
      recipient: '',
      content: '',
      state: 'sent',
      created_at: now(),
      due_at: now(),
      ended_at: now(),
      problem: null
    } as const
    await services.database.db.insertInto('mails').values(mail).execute()
    await measure(10)
    // The message about its end was sent a moment after it.
    await services.database.db
      .insertInto('mails')
      .values({ ...mail, id: 'of the end', created_at: now() + 40, ended_at: now() + 90 })
      .execute()
    const told = await tell(id)
    const { incident, from, to, entries, alerts, hasAudit, cut } = told
    expect([from, to, hasAudit, cut]).toEqual([incident.startedAt - 15 * minute, incident.endedAt, true, []])
    expect(alerts).toMatchObject([{ id, title: 'Busy', state: 'resolved', resolvedAt: to }])
    const linesOf = (source: IncidentEntry['source']) =>
      entries
        .filter((entry) => entry.source === source)
        .map(({ text, subject, by, note }) => [text, subject, by, note])
    expect(linesOf('alert')).toEqual([
      ['The condition holds', 'Busy', null, '95 %'],
      ['Fired', 'Busy', null, '95 %'],
      ['Acknowledged', 'Busy', 'Maya Okafor', 'On it.'],
      ['Resolved', 'Busy', null, '10 %']
    ])
    expect(linesOf('check')).toEqual([['Down', 'Shop', null, 'It answered 503']])
    expect(linesOf('deploy')).toEqual([['First start of this version', '2.0.14', null, null]])
    expect(linesOf('notice')).toEqual([
      ['Notices were sent', 'Busy', null, null],
      ['A mail was sent', null, null, null],
      ['A mail was sent', null, null, null]
    ])
    expect(linesOf('note')).toEqual([['Note', null, 'Maya Okafor', 'The cache was cold.']])
    // The alert and the note say the rest already.
    expect(linesOf('audit').map(([text]) => text)).toEqual(['Changed an alert rule'])
    const times = entries.map(({ at }) => at)
    expect(times.pop()).toBe(to + 90)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.every((at) => at >= from && at <= to)).toBe(true)
    expect(entries.every(({ source, link }) => (link === null) === (source === 'note'))).toBe(true)
  })

  test('show the audit log and names to nobody who may not see them', async () => {
    const { addRule, measure, first, call, services, app } = await started()
    await addRule({ name: 'Busy', forSeconds: 0 })
    await measure(95)
    const { id } = await first()
    await call('POST', `incidents/${id}/notes`, { note: 'The cache was cold.' })
    const role = await createTestRole(services, { permissions: ['admin.access', 'monitoring.read'] })
    const reader = await createTestClient(services, app, await createTestUser(services, role))
    const told = (await (await reader.call('GET', `/api/admin/incidents/${id}`)).json()) as Told
    expect(told.hasAudit).toBe(false)
    expect(told.entries.filter(({ source }) => source === 'audit')).toEqual([])
    expect(told.entries.find(({ source }) => source === 'note')).toMatchObject({
      by: null,
      note: 'The cache was cold.'
    })
    for (const [method, path, body] of [
      ['PATCH', '', { title: 'Mine' }],
      ['POST', '/notes', { note: 'Mine' }]
    ] as const) {
      const response = await reader.call(method, `/api/admin/incidents/${id}${path}`, body)
      expect([path, response.status]).toEqual([path, 403])
    }
  })

  test('say of what there is more than they list', async () => {
    const { addRule, measure, first, tell, services, call, now } = await started()
    await addRule({ name: 'Busy', forSeconds: 0 })
    await measure(95)
    const { id } = await first()
    const probe = { kind: 'database' }
    const { check } = await call<{ check: ServiceCheck }>('POST', 'checks', { name: 'Shop', probe })
    await services.database.db
      .insertInto('check_results')
      .values(
        Array.from({ length: 205 }, (_, index) => ({
          id: `result-${index}`,
          check_id: check.id,
          at: now() + index,
          outcome: index % 2 === 0 ? ('up' as const) : ('down' as const),
          response_ms: null,
          problem: null,
          detail: null
        }))
      )
      .execute()
    now.advance(1000)
    const { entries, cut } = await tell(id)
    expect(cut).toEqual(['check'])
    const times = entries.filter(({ source }) => source === 'check').map(({ at }) => at)
    expect([times.length, times.at(-1)]).toEqual([200, now() - 1000 + 204])
  })

  test('are renamed and noted on, also after their end, with their alerts as their address', async () => {
    const { addRules, measure, list, first, tell, call, codeOf, page, services, now } = await started()
    await addRules()
    await measure(60)
    await measure(95)
    await measure(10)
    const { id } = await first()
    now.advance(5 * minute)
    expect(await call('PATCH', `incidents/${id}`, { title: ' Cold cache ' })).toMatchObject({
      incident: { id, title: 'Cold cache' }
    })
    const text = 'It is warmed up\nbefore each deploy now.'
    expect(await call('POST', `incidents/${id}/notes`, { note: text })).toMatchObject({
      entry: { source: 'note', note: text, by: 'Maya Okafor', at: now() }
    })
    expect((await list()).incidents).toMatchObject([{ id, title: 'Cold cache' }])
    const { alerts } = await tell(id)
    const told = await tell(alerts[1]?.id ?? '')
    expect(told.incident).toMatchObject({ id, title: 'Cold cache' })
    expect(told.entries.at(-1)).toMatchObject({ note: text, at: now() })
    const entries = await services.database.db
      .selectFrom('audit')
      .select(['action', 'subject_id', 'details'])
      .where('action', 'like', 'incident.%')
      .orderBy('seq')
      .execute()
    expect(
      entries.map((entry) => [entry.action, entry.subject_id, JSON.parse(entry.details) as object])
    ).toEqual([
      ['incident.rename', id, { title: { before: 'Busy and 1 more', after: 'Cold cache' } }],
      ['incident.note', id, { note: text }]
    ])
    const send = (method: string, path: string, body: object) =>
      codeOf(page.call(method, `/api/admin/incidents/${path}`, body))
    expect(await send('PATCH', id, { title: '  ' })).toBe('request.invalid')
    expect(await send('PATCH', id, { title: 'x'.repeat(121) })).toBe('request.invalid')
    expect(await send('POST', `${id}/notes`, { note: '' })).toBe('request.invalid')
    expect(await send('POST', `${id}/notes`, { note: 'x'.repeat(501) })).toBe('request.invalid')
    expect(await send('PATCH', 'none', { title: 'x' })).toBe('incident.not-found')
    expect(await send('POST', 'none/notes', { note: 'x' })).toBe('incident.not-found')
    expect(await codeOf(page.call('GET', '/api/admin/incidents/none'))).toBe('incident.not-found')
  })

  test('take no more notes than can be kept, and go with their alerts', async () => {
    const { addRules, measure, first, list, codeOf, page, services } = await started()
    await addRules()
    await measure(60)
    await measure(10)
    const { id } = await first()
    const { db } = services.database
    await db.insertInto('incident_titles').values({ alert_id: id, title: 'Named', at: 1 }).execute()
    await db
      .insertInto('incident_notes')
      .values(
        Array.from({ length: 200 }, (_, index) => ({
          id: `note-${index}`,
          alert_id: id,
          author_id: 'somebody',
          note: 'x',
          at: index
        }))
      )
      .execute()
    const added = page.call('POST', `/api/admin/incidents/${id}/notes`, { note: 'x' })
    expect(await codeOf(added)).toBe('incident.too-many-notes')
    await db.deleteFrom('alerts').execute()
    expect((await list()).incidents).toEqual([])
    expect(await db.selectFrom('incident_notes').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('incident_titles').selectAll().execute()).toEqual([])
  })

  test('security bar 32: whoever belongs to a tenant sees and changes none of them', async () => {
    const { services, app, addRules, measure, first, codeOf } = await started()
    await addRules()
    await measure(60)
    const { id } = await first()
    await evaluateRules(services)
    const tenant = await createTestUser(services, 'super_admin', { tenant: 'north' })
    const page = await createTestClient(services, app, tenant)
    for (const [method, path, body] of [
      ['GET', 'incidents'],
      ['GET', `incidents/${id}`],
      ['PATCH', `incidents/${id}`, { title: 'x' }],
      ['POST', `incidents/${id}/notes`, { note: 'x' }]
    ] as const)
      expect([path, await codeOf(page.call(method, `/api/admin/${path}`, body))]).toEqual([
        path,
        'auth.forbidden'
      ])
  })
})
