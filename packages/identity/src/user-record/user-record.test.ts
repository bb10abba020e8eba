import type { ActiveSession, ApiKey, RoleId, User, UserAccess, UserActivityEntry } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import {
  createTestClock,
  createTestOutbox,
  createTestServices,
  onEachEngine
} from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, testPassword } from '@sitewright/kernel/testing/users'
import { inTransaction } from '@sitewright/kernel/db'
import { insertNewUser } from '@sitewright/kernel/users'
import { createIdentityApp } from '../../testing/identity-app.ts'

onEachEngine('the record of a user', (open) => {
  async function started(role: RoleId = 'admin', { mail = true } = {}) {
    const now = createTestClock()
    const outbox = createTestOutbox(mail)
    const services = await createTestServices(await open(), { now, outbox })
    const app = createIdentityApp(services)
    const self = await createTestUser(services, role, { firstName: 'Ada', lastName: 'Byron' })
    const client = await createTestClient(services, app, self)
    const person = await createTestUser(services, 'editor', { email: 'dana@example.com', firstName: 'Dana' })
    const call = async (method: string, path: string, body?: unknown, by = client) => {
      const response = await by.call(method, path, body)
      return { status: response.status, ...((await response.json()) as Answer) }
    }
    const path = `/api/admin/users/${person.id}`
    const lock = async () => {
      for (let attempt = 0; attempt < 6; attempt += 1)
        await createTestBrowser(app, { address: `198.51.100.${attempt + 1}` }).call(
          'POST',
          '/api/auth/login',
          {
            email: person.email,
            password: 'wrong by far'
          }
        )
    }
    return { now, services, db: services.database.db, outbox, app, self, client, person, call, path, lock }
  }

  test('sessions are listed with device and times, and one of them ends at once', async () => {
    const { services, app, self, person, call, path, client } = await started()
    const theirs = await createTestClient(services, app, person, 'user')
    const other = await createTestClient(services, app, person, 'user')
    const { sessions } = await call('GET', `${path}/sessions`)
    expect(sessions?.map(({ id, current }) => [id, current]).toSorted()).toEqual(
      [theirs, other].map(({ sessionId }) => [sessionId, false]).toSorted()
    )
    expect(sessions?.[0]).toMatchObject({ device: 'Test', ip: '192.0.2.1', area: 'user' })
    const own = await call('GET', `/api/admin/users/${self.id}/sessions`)
    expect(own.sessions).toMatchObject([{ id: client.sessionId, current: true }])

    expect(await call('DELETE', `${path}/sessions/${theirs.sessionId}`)).toMatchObject({ sessionsEnded: 1 })
    expect((await theirs.call('GET', '/api/auth/verify')).status).toBe(401)
    expect((await other.call('GET', '/api/auth/verify')).status).toBe(200)
    for (const id of [theirs.sessionId, client.sessionId, 'nothing'])
      expect((await call('DELETE', `${path}/sessions/${id}`)).error?.code).toBe('account.session-not-found')
  })

  test('access tells kinds and numbers, never a secret', async () => {
    const { db, person, call, path } = await started()
    await db
      .insertInto('totp')
      .values({ user_id: person.id, secret: 'sealed', pending: null, pending_until: null, confirmed_at: 1 })
      .execute()
    const { access } = await call('GET', `${path}/access`)
    expect(access).toEqual({
      hasPassword: true,
      passwordChangedAt: person.password_changed_at,
      totp: true,
      passkeys: 0,
      recoveryCodesLeft: 0,
      providers: [],
      lockedUntil: null,
      pendingEmail: null,
      resetAskedBy: null,
      apiKeys: [],
      sendsMail: true
    })
  })

  test('an API key is shown without its secret, and refused once an administrator revoked it', async () => {
    const { services, db, app, self, call } = await started()
    const person = await createTestUser(services, 'admin')
    const path = `/api/admin/users/${person.id}`
    const theirs = await createTestClient(services, app, person, 'user')
    const made = await theirs.call('POST', '/api/account/api-keys', {
      name: 'Deploy bot',
      scopes: ['user.read'],
      days: 30
    })
    const { key, secret } = (await made.json()) as { key: ApiKey; secret: string }
    const answer = await call('GET', `${path}/access`)
    expect(answer.access?.apiKeys).toEqual([key])
    expect(JSON.stringify(answer)).not.toContain(secret)
    const send = async () => (await app.request('/api/users', { headers: { 'x-api-key': secret } })).status
    expect(await send()).toBe(200)
    const revoke = (user: string, id: string) => call('DELETE', `/api/admin/users/${user}/api-keys/${id}`)
    for (const [user, id] of [
      [self.id, key.id],
      [person.id, 'nothing']
    ] as const)
      expect((await revoke(user, id)).error?.code).toBe('key.not-found')
    expect(await send()).toBe(200)
    expect((await revoke(person.id, key.id)).status).toBe(200)
    expect(await send()).toBe(401)
    expect((await call('GET', `${path}/access`)).access?.apiKeys).toEqual([])
    const entries = await db.selectFrom('audit').selectAll().where('action', '=', 'user.revoke-key').execute()
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain(secret)
  })

  test('a lock is shown in list, user and access, and lifted; twice is once', async () => {
    const { now, services, db, person, app, call, path, lock } = await started()
    await lock()
    const until = now() + 15 * 60_000
    expect((await call('GET', `/api/users/${person.id}`)).user?.lockedUntil).toBe(until)
    expect(
      (await call('GET', '/api/users?locked=true')).users?.map(({ lockedUntil }) => lockedUntil)
    ).toEqual([until])
    expect((await call('GET', `${path}/access`)).access?.lockedUntil).toBe(until)
    const login = { email: person.email, password: testPassword }
    const signIn = () =>
      createTestBrowser(app, { address: '203.0.113.9' }).call('POST', '/api/auth/login', login)
    expect((await signIn()).status).toBe(401)
    expect((await call('POST', `${path}/unlock`, {})).status).toBe(200)
    expect((await call('POST', `${path}/unlock`, {})).status).toBe(200)
    expect((await call('GET', `${path}/access`)).access?.lockedUntil).toBeNull()
    expect((await signIn()).status).toBe(200)
    const entries = await db.selectFrom('audit').select('seq').where('action', '=', 'user.unlock').execute()
    expect(entries).toHaveLength(1)
    expect(services.now()).toBe(now())
  })

  test('activity tells what they did and what was done to them, by whom, before and after', async () => {
    const { services, app, self, person, call, path } = await started()
    await call('PATCH', `/api/users/${person.id}`, { lastName: 'Whitlock' })
    const manager = await createTestUser(services, 'admin', { firstName: 'Eve' })
    const theirs = await createTestClient(services, app, manager)
    await call('PATCH', `/api/users/${person.id}`, { role: 'manager' }, theirs)
    await call('POST', `${path}/unlock`, {})
    const { entries } = await call('GET', `${path}/activity`)
    expect(entries).toMatchObject([
      {
        action: 'An administrator changed the account',
        own: false,
        ip: null,
        actor: { id: manager.id, name: 'Eve Okafor' },
        before: { role: 'editor' },
        after: { role: 'manager' }
      },
      {
        actor: { id: self.id, name: 'Ada Byron' },
        before: { firstName: 'Dana', lastName: 'Okafor' },
        after: { firstName: 'Dana', lastName: 'Whitlock' }
      }
    ])
    const done = await call('GET', `/api/admin/users/${self.id}/activity?kind=administration&limit=1`)
    expect(done.entries).toMatchObject([
      {
        action: 'Changed a person',
        own: true,
        actor: null,
        subject: { id: person.id, name: 'Dana Whitlock' }
      }
    ])
    expect(done.next).toBeNull()
    expect((await call('GET', `${path}/activity?kind=projects`)).entries).toEqual([])
    const first = await call('GET', `${path}/activity?limit=1`)
    const second = await call('GET', `${path}/activity?limit=1&before=${first.next}`)
    expect([...(first.entries ?? []), ...(second.entries ?? [])].map(({ id }) => id)).toEqual(
      entries?.map(({ id }) => id)
    )
  })

  test('a tenant reads no names of the installation', async () => {
    const { services, app, call } = await started()
    const theirs = await createTestUser(services, 'user', { tenant: 'a' })
    await call('PATCH', `/api/users/${theirs.id}`, { lastName: 'Whitlock' })
    const a = await createTestClient(services, app, await createTestUser(services, 'admin', { tenant: 'a' }))
    const { entries } = await call('GET', `/api/admin/users/${theirs.id}/activity`, undefined, a)
    expect(entries).toMatchObject([{ own: false, actor: null, after: { lastName: 'Whitlock' } }])
  })

  test('the verification mail is sent again to whom it may concern', async () => {
    const { services, db, outbox, person, call, path } = await started()
    expect((await call('POST', `${path}/verify`, {})).error?.code).toBe('user.verified')
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', person.id).execute()
    expect((await call('POST', `${path}/verify`, {})).status).toBe(200)
    const pending = await inTransaction(services.database, (transaction) =>
      insertNewUser(
        services,
        transaction,
        { email: 'eve@example.com', firstName: 'Eve', lastName: 'Fox' },
        { hash: null, role: 'user', verified: false, status: 'pending' }
      )
    )
    expect((await call('POST', `/api/admin/users/${pending?.id}/verify`, {})).status).toBe(200)
    expect(outbox.posted.map(({ email, template }) => [email, template.kind])).toEqual([
      ['dana@example.com', 'verify-email'],
      ['eve@example.com', 'claim-address']
    ])
    for (let sent = 1; sent < 20; sent += 1) await call('POST', `${path}/verify`, {})
    expect((await call('POST', `${path}/verify`, {})).error?.code).toBe('request.too-many')
  })

  test('a mail goes out as its preview says, and the audit log does not tell what it says', async () => {
    const { db, outbox, call, path, person } = await started()
    const mail = { subject: ' Friday ', text: 'It begins at ten.\n\nBring <b>it</b>.' }
    const { preview } = await call('POST', `${path}/email/preview`, mail)
    expect(preview).toMatchObject({ to: person.email, subject: 'Friday' })
    expect(preview?.text).toContain('Hello Dana,\n\nIt begins at ten.\n\nBring <b>it</b>.')
    expect(preview?.text).toContain('Ada Byron')
    expect(outbox.posted).toEqual([])
    expect((await call('POST', `${path}/email`, mail)).status).toBe(200)
    expect(outbox.posted).toEqual([
      {
        email: person.email,
        template: { kind: 'message', subject: 'Friday', text: mail.text, sender: 'Ada Byron' }
      }
    ])
    const entries = await db.selectFrom('audit').selectAll().where('action', '=', 'user.mail').execute()
    expect(entries.map(({ subject_id, details }) => [subject_id, details])).toEqual([[person.id, '{}']])
    for (const bad of [
      { subject: '', text: 'x' },
      { subject: 'x', text: ' ' },
      { subject: 'x\r\nBcc: eve@example.com', text: 'x' },
      { subject: 'x'.repeat(151), text: 'x' },
      { subject: 'x', text: 'x'.repeat(10_001) },
      { ...mail, to: 'eve@example.com' }
    ])
      expect((await call('POST', `${path}/email`, bad)).error?.code).toBe('request.invalid')
    for (let sent = 1; sent < 30; sent += 1) await call('POST', `${path}/email`, mail)
    expect((await call('POST', `${path}/email`, mail)).error?.code).toBe('request.too-many')
  })

  test('without mail no mail is sent, and the refusal says so', async () => {
    const { call, path } = await started('admin', { mail: false })
    expect((await call('GET', `${path}/access`)).access?.sendsMail).toBe(false)
    for (const [act, body] of [
      ['email', { subject: 'Friday', text: 'Ten.' }],
      ['verify', {}]
    ] as const)
      expect((await call('POST', `${path}/${act}`, body)).error?.code).toBe('auth.mail-missing')
  })

  test('security bar 32: the record of another tenant answers like that of nobody', async () => {
    const { services, app, person, call } = await started()
    const b = await createTestClient(services, app, await createTestUser(services, 'admin', { tenant: 'b' }))
    const session = await createTestClient(services, app, person, 'user')
    const answers = (id: string) =>
      Promise.all(
        (
          [
            ['GET', '/sessions'],
            ['GET', '/access'],
            ['GET', '/activity'],
            ['DELETE', `/sessions/${session.sessionId}`],
            ['POST', '/unlock', {}],
            ['POST', '/verify', {}],
            ['POST', '/email', { subject: 'x', text: 'x' }],
            ['POST', '/email/preview', { subject: 'x', text: 'x' }]
          ] as const
        ).map(async ([method, path, body]) => ({
          ...(await call(method, `/api/admin/users/${id}${path}`, body, b)),
          traceId: ''
        }))
      )
    const foreign = await answers(person.id)
    expect(foreign).toEqual(await answers('00000000-0000-4000-8000-000000000000'))
    expect(new Set(foreign.map(({ status }) => status))).toEqual(new Set([404]))
  })

  test('security bar 54: who ranks higher is read about, not worked on', async () => {
    const { services, call } = await started()
    const { id } = await createTestUser(services, 'super_admin')
    expect((await call('GET', `/api/admin/users/${id}/access`)).status).toBe(200)
    for (const [act, body] of [
      ['unlock', {}],
      ['verify', {}],
      ['email', { subject: 'x', text: 'x' }]
    ] as const)
      expect((await call('POST', `/api/admin/users/${id}/${act}`, body)).error?.code).toBe('account.above')
  })
})

interface Answer {
  sessions?: ActiveSession[]
  access?: UserAccess
  entries?: UserActivityEntry[]
  next?: string | null
  user?: User
  users?: User[]
  preview?: { to: string; subject: string; text: string }
  sessionsEnded?: number
  error?: { code: string }
}
