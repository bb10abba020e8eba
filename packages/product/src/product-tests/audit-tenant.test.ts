import type { AuditEntryView, AuditReport } from '@sitewright/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, testCaller } from '@sitewright/kernel/testing/users'
import {
  auditRefusedAccess,
  emptyHash,
  writeAudit,
  type AuditEntry,
  findAuditState,
  checkAudit
} from '@sitewright/kernel/audit'
import { hmac } from '@sitewright/kernel/crypto'
import { inTransaction } from '@sitewright/kernel/db'
import { purgeClosedAccounts } from '@sitewright/identity'

onEachEngine('the tenant of an audit entry', (open) => {
  async function started() {
    const services = await createTestServices(await open(), { now: createTestClock() })
    const app = createProductApp(services)
    const self = await createTestUser(services, 'super_admin')
    const client = await createTestClient(services, app, self)
    const write = (entry: Partial<AuditEntry>) =>
      inTransaction(services.database, (transaction) =>
        writeAudit(
          services,
          transaction,
          { ip: '192.0.2.1', device: 'Test' },
          { action: 'test.note', outcome: 'done', ...entry }
        )
      )
    const read = async (query = '') => {
      const response = await client.call('GET', `/api/admin/audit?${query}`)
      expect(response.status).toBe(200)
      return ((await response.json()) as { entries: AuditEntryView[] }).entries
    }
    const verify = async () =>
      (await (await client.call('GET', '/api/admin/audit/verify')).json()) as AuditReport
    return { services, app, self, client, write, read, verify }
  }

  test('is that of the subject, else that of the actor, and none where neither has one', async () => {
    const { services, self, write, read } = await started()
    const baker = await createTestUser(services, 'user', { tenant: 'bakery' })
    const dentist = await createTestUser(services, 'user', { tenant: 'dentist' })
    const about = (id: string) => ({ type: 'user', id })
    await write({ actorId: self.id, subject: about(baker.id) })
    await write({ actorId: dentist.id, subject: about(baker.id) })
    await write({ actorId: dentist.id, subject: { type: 'role', id: baker.id } })
    await write({ actorId: dentist.id })
    await write({ actorId: self.id, subject: about(self.id) })
    await write({})
    expect((await read()).map(({ tenantId }) => tenantId).toReversed()).toEqual([
      'bakery',
      'bakery',
      'dentist',
      'dentist',
      null,
      null
    ])
    expect((await read('tenant=bakery')).map(({ seq }) => seq)).toEqual([2, 1])
    expect((await read(`tenant=dentist&subject=${baker.id}`)).map(({ seq }) => seq)).toEqual([3])
    expect(await read('tenant=elsewhere')).toEqual([])
  })

  test('security bar 32: decides what people of a tenant read, who learn nothing of actors from elsewhere', async () => {
    const { services, app, self, write } = await started()
    const admin = await createTestUser(services, 'admin', { tenant: 'bakery' })
    const baker = await createTestUser(services, 'user', { tenant: 'bakery' })
    const dentist = await createTestUser(services, 'user', { tenant: 'dentist' })
    await write({ actorId: self.id, subject: { type: 'user', id: baker.id } })
    await write({ actorId: baker.id })
    await write({ actorId: dentist.id })
    await write({ actorId: self.id })
    const { call } = await createTestClient(services, app, admin)
    const read = async (query: string) => {
      const response = await call('GET', `/api/admin/audit?action=test.note&${query}`)
      return ((await response.json()) as { entries: AuditEntryView[] }).entries
    }
    const entries = await read('')
    expect(entries).toMatchObject([
      { actorId: baker.id, actor: { email: baker.email }, ip: '192.0.2.1', tenantId: 'bakery' },
      { actorId: 'outside', actor: null, ip: '', device: '', subject: { id: baker.id }, tenantId: 'bakery' }
    ])
    expect(JSON.stringify(entries)).not.toContain(self.email)
    expect(await read('tenant=dentist')).toEqual([])
    for (const actor of [dentist.id, self.id]) expect(await read(`actor=${actor}`)).toEqual([])
    // Nor by what they are not shown.
    expect([(await read('search=test.note')).length, await read('search=192.0.2')]).toEqual([2, []])
    await write({ actorId: baker.id, impersonatorId: self.id })
    expect((await read(''))[0]).toMatchObject({ actorId: baker.id, impersonatorId: null, ip: '', device: '' })
  })

  test('security bar 32: of a refusal is that in which somebody works, not the one they belong to', async () => {
    const { services, app, read } = await started()
    const baker = await createTestUser(services, 'user', { tenant: 'bakery' })
    const { call } = await createTestClient(services, app, baker)
    expect((await call('GET', '/api/users')).status).toBe(403)
    const refusal = { code: 'auth.forbidden', method: 'GET', route: '/api/users' } as const
    const working = { userId: baker.id, tenantId: 'dentist', sessionId: 'one', viewer: undefined }
    await auditRefusedAccess(services, working, testCaller, refusal)
    const entries = await read(`action=auth.forbidden&actor=${baker.id}`)
    expect(entries.map(({ tenantId }) => tenantId)).toEqual(['dentist', 'bakery'])
  })

  test('is kept for a user who was deleted with the act itself, or purged by the schedule', async () => {
    const { services, client, read } = await started()
    const baker = await createTestUser(services, 'user', { tenant: 'bakery' })
    expect((await client.call('DELETE', `/api/users/${baker.id}`)).status).toBe(200)
    const [entry] = await read(`subject=${baker.id}&action=user.delete`)
    expect(entry).toMatchObject({ action: 'user.delete', tenantId: 'bakery' })
    const closed = await createTestUser(services, 'user', { tenant: 'dentist' })
    const { db } = services.database
    await db.updateTable('users').set({ purge_at: services.now() }).where('id', '=', closed.id).execute()
    expect(await purgeClosedAccounts(services)).toBe(1)
    const [purged] = await read(`subject=${closed.id}`)
    expect(purged).toMatchObject({ action: 'account.delete', tenantId: 'dentist' })
  })

  test('is part of what an export says, and of its filters', async () => {
    const { services, client, write } = await started()
    const baker = await createTestUser(services, 'user', { tenant: 'bakery' })
    await write({ actorId: baker.id })
    await write({})
    const path = '/api/admin/audit/export'
    const lines = (await (await client.call('GET', `${path}?tenant=bakery`)).text()).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ seq: 1, tenantId: 'bakery' })
    ])
    const csv = await (await client.call('GET', `${path}?format=csv&tenant=bakery`)).text()
    expect(csv.split('\r\n')[0]).toMatch(/"details","tenantId"$/)
    expect(csv.split('\r\n')[1]).toMatch(/"bakery"$/)
    const chain = await (await client.call('GET', path)).text()
    expect(chain).toMatch(/\{"entry":\{"seq":1,[^\n]*"tenantId":"bakery"/)
    expect(chain.split('\n').find((line) => line.startsWith('{"entry":{"seq":2,'))).not.toContain('tenantId')
  })

  test('security bar 52: giving, taking and changing it breaks the chain', async () => {
    const changes = [
      `update audit set tenant_id = 'dentist' where seq = 2`,
      'update audit set tenant_id = null where seq = 2',
      `update audit set tenant_id = 'bakery' where seq = 1`
    ]
    for (const [index, change] of changes.entries()) {
      const { services, write, verify } = await started()
      const baker = await createTestUser(services, 'user', { tenant: 'bakery' })
      await write({})
      await write({ actorId: baker.id })
      expect((await verify()).firstBrokenRow).toBeNull()
      const { db, engine } = services.database
      const guard =
        engine === 'sqlite' ? 'drop trigger audit_no_update' : 'drop trigger audit_append_only on audit'
      for (const statement of [guard, change]) await sql.raw(statement).execute(db)
      expect((await verify()).firstBrokenRow).toBe(index === 2 ? 1 : 2)
    }
  })

  test('security bar 52: rows from before the column hold with the hash that they were written with', async () => {
    const { services, write, verify } = await started()
    const { db } = services.database
    const old = {
      seq: 1,
      at: services.now(),
      action: 'test.old',
      outcome: 'done' as const,
      actor_id: 'somebody',
      impersonator_id: null,
      subject_type: null,
      subject_id: null,
      ip: '192.0.2.1',
      device: 'Test',
      details: '{}',
      previous_hash: emptyHash
    }
    // The hash as it was made before there was a column for the tenant.
    const members = Object.entries(old).toSorted(([one], [other]) => (one < other ? -1 : 1))
    const hash = await hmac(services.auditKey, JSON.stringify(members))
    await db
      .insertInto('audit')
      .values({ ...old, hash })
      .execute()
    const baker = await createTestUser(services, 'user', { tenant: 'bakery' })
    await write({ actorId: baker.id })
    expect(await verify()).toMatchObject({ firstBrokenRow: null, checkedTo: 2, complete: true })
    await checkAudit(services)
    expect(await findAuditState(db)).toMatchObject({ entries: 2, firstBrokenRow: null })
  })

  test('tenants are found by a part of their id, signs of a pattern included', async () => {
    const { services, app, client } = await started()
    for (const tenant of ['lumen-dental', 'Bakery_1', 'bakeryX1'])
      await createTestUser(services, 'user', { tenant })
    const find = async (search: string) => {
      const response = await client.call('GET', `/api/admin/audit/tenants?search=${search}`)
      return ((await response.json()) as { tenants: string[] }).tenants
    }
    expect((await find('')).toSorted()).toEqual(['Bakery_1', 'bakeryX1', 'lumen-dental'])
    expect(await find('BAKERY_')).toEqual(['Bakery_1'])
    expect(await find('dent')).toEqual(['lumen-dental'])
    expect(await find('%25')).toEqual([])
    const tenant = await createTestUser(services, 'admin', { tenant: 'lumen-dental' })
    const inside = await createTestClient(services, app, tenant)
    expect((await inside.call('GET', '/api/admin/audit/tenants')).status).toBe(403)
  })
})
