import type { DomainCheck, Tenant } from '@sitewright/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTxtLookup } from '@sitewright/kernel/node'
import { startDnsServer, type DnsReply, type DnsServer } from '@sitewright/kernel/testing/dns-server'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { findNoTxtRecords, type FindTxtRecords } from '@sitewright/kernel/services'
import { findDomain } from '@sitewright/tenancy'
import { recheckDomains } from '@sitewright/tenancy'
import { createProductApp } from '../../testing/product-app.ts'

const day = 24 * 3_600_000
let dns: DnsServer
beforeAll(async () => {
  dns = await startDnsServer()
})
afterAll(() => dns.close())

interface Answer {
  tenant: Tenant
  check: DomainCheck
  code?: string
  details?: { path: string; message: string }[]
}

onSqlite('the domain of a tenant', (open) => {
  async function started(findTxtRecords?: FindTxtRecords) {
    dns.replies.clear()
    const now = createTestClock()
    const services = await createTestServices(await open(), {
      now,
      findTxtRecords: findTxtRecords ?? createTxtLookup({ servers: [dns.address], timeoutMs: 300 })
    })
    const app = createProductApp(services)
    const owner = await createTestUser(services, 'super_admin')
    const root = await createTestClient(services, app, owner)
    const send = async <T = Answer>(method: string, path: string, body?: object, page = root) => {
      const answer = (await (await page.call(method, path, body)).json()) as { error?: object }
      return (answer.error ?? answer) as T
    }
    const add = async (subdomain: string, domain: string | null) =>
      (
        await send('POST', '/api/admin/tenants', {
          name: `The ${subdomain}`,
          subdomain,
          domain,
          plan: 'starter'
        })
      ).tenant
    const verify = ({ id }: Tenant) => send('POST', `/api/admin/tenants/${id}/domain/verify`, {})
    const read = async ({ id }: Tenant) => (await send('GET', `/api/admin/tenants/${id}`)).tenant
    const say = ({ domainProof }: Tenant, reply: DnsReply) =>
      dns.replies.set(domainProof?.record.name ?? '', reply)
    const sayRight = (tenant: Tenant) =>
      say(tenant, { kind: 'records', records: [[tenant.domainProof?.record.value ?? '']] })
    return { now, services, app, owner, send, add, verify, read, say, sayRight }
  }

  test('is proved by its TXT record, among others and in parts, and each check is audited', async () => {
    const { services, add, verify, say } = await started()
    const clinic = await add('clinic', 'clinic.co.uk')
    expect(clinic.domainProof).toMatchObject({
      record: {
        name: '_sitewright.clinic.co.uk',
        value: expect.stringMatching(/^sitewright-verification=[\w-]{32}$/) as string
      },
      provedAt: null,
      checkedAt: null,
      outcome: null
    })
    expect((await verify(clinic)).check.outcome).toBe('no-name')
    const value = clinic.domainProof?.record.value ?? ''
    say(clinic, { kind: 'records', records: [['v=spf1 -all'], [value.slice(0, 9), value.slice(9)]] })
    const { tenant, check } = await verify(clinic)
    expect(check).toEqual({
      outcome: 'proved',
      message: expect.stringContaining('Leave the record in place') as string,
      found: []
    })
    expect(tenant.domainProof).toMatchObject({ provedAt: services.now(), outcome: 'proved' })
    // A form that was open meanwhile is not overtaken by a check.
    expect(tenant.revision).toBe(clinic.revision)
    const entries = await services.database.db
      .selectFrom('audit')
      .select(['outcome', 'details'])
      .where('action', '=', 'tenant.domain-check')
      .orderBy('seq')
      .execute()
    expect(entries.map(({ outcome, details }) => [outcome, JSON.parse(details) as object])).toEqual([
      ['refused', { name: 'The clinic', domain: 'clinic.co.uk', found: 'no-name' }],
      ['done', { name: 'The clinic', domain: 'clinic.co.uk', found: 'proved' }]
    ])
  })

  test('what was found is told with what to do; other values are cut, with unseen signs as code points', async () => {
    const { add, verify, read, say } = await started()
    const clinic = await add('clinic', 'clinic.co.uk')
    const outcomes = [
      [{ kind: 'no-data' }, 'no-record', 'Add one with the value of this tenant'],
      [{ kind: 'no-name' }, 'no-name', 'DNS knows no name _sitewright.clinic.co.uk'],
      [{ kind: 'failure' }, 'failed', 'name servers'],
      [{ kind: 'garbage' }, 'failed', 'name servers'],
      [{ kind: 'silence' }, 'timeout', 'in time']
    ] as const
    for (const [reply, outcome, words] of outcomes) {
      say(clinic, reply)
      const { check } = await verify(clinic)
      expect(check).toEqual({ outcome, message: expect.stringContaining(words) as string, found: [] })
      expect((await read(clinic)).domainProof).toMatchObject({ outcome, provedAt: null })
    }
    const records = [['sitewright-verification=old'], ['a\u0007\n<b>'], ['x'.repeat(200)], ['fourth']]
    say(clinic, { kind: 'records', records })
    expect((await verify(clinic)).check).toMatchObject({
      outcome: 'other-value',
      found: ['sitewright-verification=old', String.raw`a\u{7}\u{a}<b>`, `${'x'.repeat(100)}…`]
    })
  })

  test('another domain has another token and is not proved; the same one stays', async () => {
    const { send, add, verify, sayRight } = await started()
    const clinic = await add('clinic', 'clinic.co.uk')
    sayRight(clinic)
    await verify(clinic)
    const change = async (tenant: Tenant, changes: object) =>
      (await send('PATCH', `/api/admin/tenants/${tenant.id}`, { revision: tenant.revision, ...changes }))
        .tenant
    const renamed = await change(clinic, { name: 'Clinic', domain: 'CLINIC.co.uk.' })
    expect(renamed.domainProof).toMatchObject({ record: clinic.domainProof?.record, outcome: 'proved' })
    const moved = await change(renamed, { domain: 'other.co.uk' })
    expect(moved.domainProof).toMatchObject({ provedAt: null, outcome: null })
    const back = await change(moved, { domain: 'clinic.co.uk' })
    expect(back.domainProof).toMatchObject({ record: { name: '_sitewright.clinic.co.uk' }, provedAt: null })
    expect(back.domainProof?.record.value).not.toBe(clinic.domainProof?.record.value)
    // The record of before proves nothing any more.
    expect((await verify(back)).check.outcome).toBe('other-value')
    const none = await change(back, { domain: null })
    expect(none).toMatchObject({ domain: null, domainProof: null })
    expect(await verify(none)).toMatchObject({ code: 'tenant.no-domain' })
  })

  test('is proved for one tenant alone, however many have the record', async () => {
    const { send, add, verify, read, say } = await started()
    const [first, second] = [await add('first', 'shared.co.uk'), await add('second', 'shared.co.uk')]
    const records = [first, second].map(({ domainProof }) => [domainProof?.record.value ?? ''])
    say(first, { kind: 'records', records })
    const both = await Promise.all([verify(first), verify(second)])
    expect(both.filter(({ check }) => check?.outcome === 'proved')).toHaveLength(1)
    const [winner, loser] = both[0].code === undefined ? [first, second] : [second, first]
    expect(await verify(loser)).toMatchObject({
      code: 'tenant.domain-taken',
      message: expect.not.stringContaining(winner.name) as string,
      details: [{ path: 'domain', message: `It is proved for ${winner.name}.` }]
    })
    expect((await read(loser)).domainProof?.provedAt).toBeNull()
    await send('DELETE', `/api/admin/tenants/${winner.id}`)
    expect((await verify(loser)).check.outcome).toBe('proved')
  })

  test('its record is looked at daily; missing for seven days in a row it lapses, and is told of', async () => {
    const { now, services, app, owner, send, add, verify, say, sayRight } = await started()
    const clinic = await add('clinic', 'clinic.co.uk')
    const admin = await createTestUser(services, 'admin', { tenant: clinic.id })
    await services.database.db
      .updateTable('tenants')
      .set({ admin_id: admin.id })
      .where('id', '=', clinic.id)
      .execute()
    sayRight(clinic)
    await verify(clinic)
    expect(await recheckDomains(services)).toBe(0)
    const look = async () => {
      now.advance(day)
      expect(await recheckDomains(services)).toBe(1)
      // Once a day, whichever server is asked again.
      expect(await recheckDomains(services)).toBe(0)
      return findDomain(services.database.db, clinic.id)
    }
    expect(await look()).toMatchObject({ outcome: 'proved', misses: 0, checked_at: now() })
    say(clinic, { kind: 'no-name' })
    for (let misses = 1; misses <= 6; misses += 1) expect(await look()).toMatchObject({ misses })
    // Neither a person who asks again nor a server that does not answer is a day without the record.
    const root = await createTestClient(services, app, owner)
    const path = `/api/admin/tenants/${clinic.id}/domain/verify`
    expect((await send('POST', path, {}, root)).tenant.domainProof).toMatchObject({ misses: 6 })
    say(clinic, { kind: 'failure' })
    const proved = expect.any(Number) as number
    expect(await look()).toMatchObject({ outcome: 'failed', misses: 6, proved_at: proved })
    sayRight(clinic)
    expect(await look()).toMatchObject({ misses: 0 })
    say(clinic, { kind: 'records', records: [['another']] })
    for (let misses = 1; misses <= 6; misses += 1) expect(await look()).toMatchObject({ misses })
    expect(await look()).toMatchObject({ outcome: 'other-value', proved_at: null, misses: 0 })
    now.advance(day)
    expect(await recheckDomains(services)).toBe(0)
    const title = 'clinic.co.uk is no longer proved'
    const text =
      'The record of The clinic was not found in DNS for 7 days. Put it back, then check the domain again.'
    for (const user of [owner, admin]) {
      const page = await createTestClient(services, app, user)
      expect(await send('GET', '/api/admin/notices', undefined, page)).toMatchObject({
        notices: [{ kind: 'tenant.domain-lapsed', title, text }]
      })
    }
    const lapse = services.database.db
      .selectFrom('audit')
      .select('actor_id')
      .where('action', '=', 'tenant.domain-lapse')
    expect(await lapse.execute()).toEqual([{ actor_id: null }])
  })

  test('an installation without DNS, such as the demo, says so', async () => {
    const { add, verify } = await started(findNoTxtRecords)
    const { check } = await verify(await add('clinic', 'clinic.co.uk'))
    expect(check).toMatchObject({
      outcome: 'needs-server',
      message: expect.stringContaining('demo') as string
    })
  })

  test('somebody of a tenant cannot ask, and nobody asks without end', async () => {
    const { services, app, send, add, verify, say } = await started()
    const clinic = await add('clinic', 'clinic.co.uk')
    const theirs = await createTestClient(
      services,
      app,
      await createTestUser(services, 'super_admin', { tenant: clinic.id })
    )
    const path = `/api/admin/tenants/${clinic.id}/domain/verify`
    expect(await send('POST', path, {}, theirs)).toMatchObject({ code: 'auth.forbidden' })
    say(clinic, { kind: 'no-data' })
    for (let count = 0; count < 20; count += 1) await verify(clinic)
    expect(await verify(clinic)).toMatchObject({ code: 'request.too-many' })
  })
})
