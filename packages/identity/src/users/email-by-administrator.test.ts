import type { User } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import {
  createTestClock,
  createTestOutbox,
  createTestServices,
  onEachEngine
} from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { createIdentityApp } from '../../testing/identity-app.ts'

onEachEngine('an email address that an administrator changes', (open) => {
  async function started({ mail = true } = {}) {
    const now = createTestClock()
    const outbox = createTestOutbox(mail)
    const services = await createTestServices(await open(), { now, outbox })
    const { db } = services.database
    const app = createIdentityApp(services)
    const self = await createTestUser(services, 'admin')
    const client = await createTestClient(services, app, self)
    const person = await createTestUser(services, 'user', { email: 'dana@example.com' })
    const change = async (body: object, id = person.id) => {
      const response = await client.call('PATCH', `/api/users/${id}`, body)
      return (await response.json()) as {
        user?: User
        pendingEmail?: string | null
        sessionsEnded?: number
        refusedWithinMs?: number | null
        error?: { code: string; details?: unknown }
      }
    }
    const readAudit = async () =>
      (await db.selectFrom('audit').select(['action', 'actor_id', 'details']).orderBy('seq').execute()).map(
        ({ action, actor_id: actor, details }) => [action, actor, JSON.parse(details) as object]
      )
    return { now, services, db, outbox, app, self, client, person, change, readAudit }
  }

  test('counts once it is confirmed; the old address is told, and the change stands in the audit log', async () => {
    const { app, outbox, self, person, change, readAudit } = await started()
    const changed = await change({ email: 'Dana@New.Example', status: 'active' })
    expect([changed.user?.email, changed.pendingEmail]).toEqual(['dana@example.com', 'dana@new.example'])
    expect(outbox.posted.map(({ email, template }) => [email, template.kind])).toEqual([
      ['dana@new.example', 'confirm-email'],
      ['dana@example.com', 'email-changing']
    ])
    expect(outbox.posted[1]?.template).toMatchObject({ byAdministrator: true })
    expect(await readAudit()).toEqual([
      ['user.email-ask', self.id, { email: { before: 'dana@example.com', after: 'dana@new.example' } }]
    ])
    const mail = outbox.posted[0]?.template
    const token = mail?.kind === 'confirm-email' ? mail.link.split('#')[1] : undefined
    const anybody = createTestBrowser(app, { address: '203.0.113.4' })
    expect((await anybody.call('POST', '/api/account/email/confirm', { token })).status).toBe(200)
    expect((await change({ lastName: 'Whitlock' })).user).toMatchObject({
      email: 'dana@new.example',
      isVerified: true
    })
    expect((await readAudit())[1]).toEqual(['account.email', person.id, { verified: true }])
  })

  test('with another status at once the link still works', async () => {
    const { app, outbox, change } = await started()
    await change({ status: 'suspended' })
    expect((await change({ email: 'dana@new.example', status: 'active' })).pendingEmail).toBe(
      'dana@new.example'
    )
    const mail = outbox.posted[0]?.template
    const token = mail?.kind === 'confirm-email' ? mail.link.split('#')[1] : undefined
    const anybody = createTestBrowser(app, { address: '203.0.113.4' })
    expect((await anybody.call('POST', '/api/account/email/confirm', { token })).status).toBe(200)
  })

  test('without mail it counts at once, unverified', async () => {
    const { change, readAudit, self } = await started({ mail: false })
    const changed = await change({ email: 'dana@new.example' })
    expect(changed.user).toMatchObject({ email: 'dana@new.example', isVerified: false })
    expect(changed.pendingEmail).toBeNull()
    expect(await readAudit()).toEqual([
      [
        'user.email',
        self.id,
        { email: { before: 'dana@example.com', after: 'dana@new.example' }, verified: false }
      ]
    ])
  })

  test('a taken address, the own one, one of a pending person and one without proof are refused', async () => {
    const { services, now, db, self, change, client } = await started()
    await createTestUser(services, 'user', { email: 'noor@example.com' })
    expect((await change({ email: 'noor@example.com' })).error?.code).toBe('auth.email-taken')
    expect((await change({ email: 'not an address' })).error?.code).toBe('request.invalid')
    expect((await change({ email: 'me@new.example' }, self.id)).error?.code).toBe('account.own')
    await db.updateTable('users').set({ status: 'pending' }).where('email', '=', 'dana@example.com').execute()
    expect((await change({ email: 'dana@new.example' })).error?.code).toBe('user.pending')
    await db
      .updateTable('sessions')
      .set({ proved_at: now() - 11 * 60_000 })
      .where('id', '=', client.sessionId)
      .execute()
    services.sessionCache.forget(client.sessionId)
    expect((await change({ email: 'dana@new.example' })).error?.code).toBe('auth.step-up')
  })

  test('security bar 54: of somebody with an administrative permission that the actor lacks it stays', async () => {
    const { services, outbox, change } = await started()
    const role = await createTestRole(services, {
      permissions: ['database.write', 'content.write'],
      rank: 20
    })
    const { id } = await createTestUser(services, role, { email: 'noor@example.com' })
    expect(await change({ email: 'mine@example.com' }, id)).toMatchObject({
      error: { code: 'role.above', details: [{ path: 'email', message: 'You do not hold database.write' }] }
    })
    expect(outbox.posted).toEqual([])
    expect((await change({ email: 'noor@example.com', lastName: 'Haddad' }, id)).user?.lastName).toBe(
      'Haddad'
    )
    const writes = await createTestRole(services, { permissions: ['content.write'], rank: 80 })
    const other = await createTestUser(services, writes, { email: 'omar@example.com' })
    expect((await change({ email: 'omar@new.example' }, other.id)).pendingEmail).toBe('omar@new.example')
  })

  test('no administrator sends more than 30 such mails an hour; addresses that stay are not counted', async () => {
    const { services, outbox, change, person } = await started()
    for (let n = 0; n < 31; n += 1)
      expect((await change({ email: person.email, lastName: `Okafor ${n}` })).error).toBeUndefined()
    for (let n = 0; n < 30; n += 1)
      expect((await change({ email: `dana${n}@new.example` })).error).toBeUndefined()
    expect(outbox.posted).toHaveLength(60)
    const other = await createTestUser(services, 'user')
    expect((await change({ email: 'other@new.example' }, other.id)).error?.code).toBe('request.too-many')
    expect(outbox.posted).toHaveLength(60)
  })

  test('a change that ends sessions says how many, and how soon they were refused', async () => {
    const { services, app, person, change } = await started()
    const theirs = await createTestClient(services, app, person, 'user')
    await createTestClient(services, app, person, 'user')
    const changed = await change({ status: 'inactive' })
    expect(changed.sessionsEnded).toBe(2)
    expect(changed.refusedWithinMs).toBeGreaterThanOrEqual(1)
    expect((await theirs.call('GET', '/api/auth/verify')).status).toBe(401)
    expect(await change({ lastName: 'Whitlock' })).toMatchObject({ sessionsEnded: 0, refusedWithinMs: null })
  })

  test('names of 100 characters and right-to-left ones are kept as they are', async () => {
    const { change } = await started()
    const long = '界'.repeat(100)
    expect((await change({ firstName: long, lastName: 'حداد' })).user).toMatchObject({
      firstName: long,
      lastName: 'حداد'
    })
    for (const firstName of ['界'.repeat(101), 'a\u0000b', 'a\nb', ''])
      expect((await change({ firstName })).error?.code).toBe('request.invalid')
  })
})
