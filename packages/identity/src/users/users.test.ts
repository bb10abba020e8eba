import type { UserPage, User, RoleId } from '@sitewright/api'
import { expect, test } from 'vitest'
import type { Services } from '@sitewright/kernel/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import {
  createTestClock,
  createTestOutbox,
  onEachEngine,
  createTestServices
} from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, testPassword } from '@sitewright/kernel/testing/users'
import { createIdentityApp } from '../../testing/identity-app.ts'

const ines = { email: 'Ines@Example.com', firstName: 'Inês', lastName: 'Duarte' }

onEachEngine('people', (open) => {
  async function started(role: RoleId = 'super_admin', replaced: Partial<Services> = {}) {
    const now = createTestClock()
    const services = await createTestServices(await open(), { outbox: createTestOutbox(), now, ...replaced })
    const app = createIdentityApp(services)
    const self = await createTestUser(services, role, {
      email: 'self@example.com',
      firstName: 'Ada',
      lastName: 'Byron'
    })
    const client = await createTestClient(services, app, self)
    const call = async (method: string, path: string, body?: unknown) => {
      const response = await client.call(method, path, body)
      return {
        status: response.status,
        body: (await response.json()) as Partial<UserPage> & { user?: User; error?: { code: string } }
      }
    }
    const readErrorCode = async (method: string, path: string, body?: unknown) =>
      (await call(method, path, body)).body.error?.code ?? 'none'
    const list = async (query: string) => (await call('GET', `/api/users?${query}`)).body as UserPage
    const readRole = async (id: string) =>
      (await services.database.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst())
        ?.role
    return { services, app, now, self, client, call, readErrorCode, list, roleOf: readRole }
  }

  test('a list has the fields of the spec, newest first, and both addresses answer alike', async () => {
    const { services, now, call, list } = await started()
    now.advance(1000)
    await createTestUser(services, 'editor', { ...ines, email: 'ines@example.com', password: null })
    const page = await list('limit=1')
    expect(page).toMatchObject({ page: 1, limit: 1, total: 2, exact: true })
    expect(page.users).toEqual([
      {
        id: page.users[0]?.id,
        email: 'ines@example.com',
        firstName: 'Inês',
        lastName: 'Duarte',
        role: 'editor',
        roleName: 'Editor',
        status: 'active',
        lockedUntil: null,
        hasWayIn: false,
        lastLogin: null,
        createdAt: now(),
        permissions: ['content.read', 'content.write'],
        provider: 'local',
        isVerified: true,
        twoFactorEnabled: false,
        loginCount: 0,
        avatar: null,
        purgeAt: null
      }
    ])
    expect((await list('limit=1&page=2')).users[0]?.email).toBe('self@example.com')
    expect((await call('GET', '/api/admin/users?limit=1')).body).toEqual(page)
    expect((await call('GET', '/api/users?limit=101')).status).toBe(400)
    expect((await call('GET', '/api/users?colour=red')).status).toBe(400)
  })

  test('totals follow each change of role, status and number of users', async () => {
    const { services, call, list } = await started()
    const [one, two] = [await createTestUser(services, 'user'), await createTestUser(services, 'user')]
    const totals = async () =>
      Promise.all(
        ['', 'role=user', 'role=editor', 'status=suspended', 'role=user&status=active'].map(
          async (query) => (await list(query)).total
        )
      )
    expect(await totals()).toEqual([3, 2, 0, 0, 2])
    await call('PATCH', `/api/users/${one.id}`, { role: 'editor', status: 'suspended' })
    expect(await totals()).toEqual([3, 1, 1, 1, 1])
    await call('DELETE', `/api/users/${two.id}`)
    expect(await totals()).toEqual([2, 0, 1, 1, 0])
  })

  test('users are found by any part of name and address, case and accents aside, all of which must match', async () => {
    const { services, list } = await started()
    await createTestUser(services, 'user', {
      email: 'ines.duarte@example.com',
      firstName: 'Inês',
      lastName: 'Duarte'
    })
    await createTestUser(services, 'editor', { email: 'bo@dune.example', firstName: 'Bo', lastName: 'Inman' })
    const found = async (search: string, more = '') =>
      (await list(`search=${encodeURIComponent(search)}${more}`)).users.map(({ email }) => email).toSorted()
    expect(await found('DUA')).toEqual(['ines.duarte@example.com'])
    expect(await found('in')).toEqual(['bo@dune.example', 'ines.duarte@example.com'])
    expect(await found('in du')).toEqual(['bo@dune.example', 'ines.duarte@example.com'])
    expect(await found('in bo')).toEqual(['bo@dune.example'])
    expect(await found('ines.duarte@ex')).toEqual(['ines.duarte@example.com'])
    expect(await found('inê')).toEqual(['ines.duarte@example.com'])
    expect(await found('in', '&role=editor')).toEqual(['bo@dune.example'])
    expect(await found('in', '&status=suspended')).toEqual([])
    expect(await found('uarte')).toEqual(['ines.duarte@example.com'])
    expect(await found('INES')).toEqual(['ines.duarte@example.com'])
    expect(await found('una')).toEqual([])
    expect(await found('%')).toEqual([])
    expect(await found("' or 1=1 --")).toEqual([])
  })

  test('a user is added with a first password and signs in with it; a known address is refused', async () => {
    const { app, call, readErrorCode, services } = await started()
    const { status, body } = await call('POST', '/api/users', {
      ...ines,
      password: 'larch plumb line'
    })
    expect([status, body.user?.email, body.user?.role]).toEqual([200, 'ines@example.com', 'user'])
    const login = { email: ines.email, password: 'larch plumb line' }
    expect(
      (await createTestBrowser(app, { address: '198.51.100.1' }).call('POST', '/api/auth/login', login))
        .status
    ).toBe(200)
    expect(await readErrorCode('POST', '/api/users', { ...ines, password: 'larch plumb line' })).toBe(
      'auth.email-taken'
    )
    expect(
      await readErrorCode('POST', '/api/users', { ...ines, email: 'b@example.com', password: 'seven77' })
    ).toBe('auth.password-weak')
    const entries = await services.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'user.add')
      .execute()
    expect(entries).toHaveLength(1)
  })

  test('a user without a password gets a mail to set one; without mail they are not added', async () => {
    const outbox = createTestOutbox()
    const { readErrorCode, call } = await started('super_admin', { outbox })
    expect((await call('POST', '/api/users', ines)).status).toBe(200)
    expect(outbox.posted.map(({ email, template }) => [email, template.kind])).toEqual([
      ['ines@example.com', 'reset-password']
    ])
    const mute = await started('super_admin', { outbox: createTestOutbox(false) })
    expect(await mute.readErrorCode('POST', '/api/users', ines)).toBe('auth.mail-missing')
    expect(await readErrorCode('POST', '/api/users', { ...ines, status: 'active' })).toBe('request.invalid')
  })

  test('security bar 9: an administrator starts a reset and sees neither link nor password', async () => {
    const outbox = createTestOutbox()
    const { services, call, app } = await started('admin', { outbox })
    const person = await createTestUser(services, 'user', { email: 'ines@example.com' })
    const { status, body } = await call('POST', `/api/users/${person.id}/reset-password`)
    expect(status).toBe(200)
    const template = outbox.posted[0]?.template
    const [link, token = ''] = (template?.kind === 'reset-password' ? template.link : '').split('#')
    expect(link).toBe('https://sitewright.test/auth/reset')
    expect(JSON.stringify(body)).not.toContain(token)
    expect(JSON.stringify((await call('GET', `/api/users/${person.id}`)).body)).not.toMatch(/argon2|hash/)
    const page = createTestBrowser(app)
    expect(
      (await page.call('POST', '/api/auth/password/reset', { token, password: 'brook under stone' })).status
    ).toBe(200)
  })

  test('security bar 20: a suspended user, or one with another role, is signed out at the next request', async () => {
    const { services, app, call } = await started()
    for (const change of [{ status: 'suspended' }, { status: 'inactive' }, { role: 'manager' }]) {
      const person = await createTestUser(services, 'admin')
      const theirs = await createTestClient(services, app, person)
      expect((await theirs.call('GET', '/api/users')).status).toBe(200)
      expect((await call('PATCH', `/api/users/${person.id}`, change)).status).toBe(200)
      expect((await theirs.call('GET', '/api/users')).status).toBe(401)
      const refreshed = await theirs.call('POST', '/api/auth/refresh', { refreshToken: theirs.refreshToken })
      expect(refreshed.status).toBe(401)
    }
  })

  test('security bar 25: an administrator ends the sessions of a user, who may sign in again', async () => {
    const { services, app, call } = await started('admin')
    const person = await createTestUser(services, 'user')
    const theirs = [
      await createTestClient(services, app, person, 'user'),
      await createTestClient(services, app, person, 'user')
    ]
    for (const client of theirs) expect((await client.call('GET', '/api/auth/verify')).status).toBe(200)
    expect((await call('POST', `/api/users/${person.id}/end-sessions`)).body).toEqual({
      success: true,
      ended: 2,
      refusedWithinMs: expect.any(Number),
      keysRevoked: 0
    })
    for (const client of theirs) expect((await client.call('GET', '/api/auth/verify')).status).toBe(401)
    const again = await createTestClient(services, app, person, 'user')
    const login = { email: person.email, password: testPassword }
    expect((await again.call('POST', '/api/auth/login', login)).status).toBe(200)
  })

  test('security bar 25: granting a role and deleting take step-up, names do not', async () => {
    const { services, now, self, call, readErrorCode } = await started()
    const person = await createTestUser(services, 'user')
    await services.database.db
      .updateTable('sessions')
      .set({ proved_at: now() - 10 * 60_000 - 1 })
      .execute()
    services.sessionCache.forgetUser(self.id)
    expect(await readErrorCode('PATCH', `/api/users/${person.id}`, { role: 'editor' })).toBe('auth.step-up')
    expect(await readErrorCode('DELETE', `/api/users/${person.id}`)).toBe('auth.step-up')
    expect(await readErrorCode('POST', '/api/users', { ...ines, role: 'editor' })).toBe('auth.step-up')
    const { body } = await call('PATCH', `/api/users/${person.id}`, { firstName: 'Noor' })
    expect(body.user?.firstName).toBe('Noor')
  })

  test('security bar 32: users of another tenant answer like unknown ones', async () => {
    const { services, app } = await started()
    const tenants = await Promise.all(
      ['a', 'b'].map(async (tenant) => ({
        user: await createTestUser(services, 'user', { tenant, firstName: 'Zoe' }),
        admin: await createTestClient(services, app, await createTestUser(services, 'admin', { tenant }))
      }))
    )
    const [a, b] = tenants
    if (a === undefined || b === undefined) throw new Error('Two tenants are needed')
    const answers = async (id: string) =>
      Promise.all(
        (
          [
            ['GET', '', undefined],
            ['PATCH', '', { firstName: 'Eve' }],
            ['DELETE', '', undefined],
            ['POST', '/end-sessions', {}],
            ['POST', '/reset-password', {}]
          ] as const
        ).map(async ([method, path, body]) => {
          const response = await b.admin.call(method, `/api/users/${id}${path}`, body)
          return [response.status, { ...((await response.json()) as object), traceId: '' }]
        })
      )
    const foreign = await answers(a.user.id)
    expect(foreign).toEqual(await answers('00000000-0000-4000-8000-000000000000'))
    expect(foreign.map(([status]) => status)).toEqual([404, 404, 404, 404, 404])
    for (const query of ['', '?search=zoe', '?role=user']) {
      const page = (await (await b.admin.call('GET', `/api/users${query}`)).json()) as UserPage
      expect(page.users.map(({ id }) => id)).toContain(b.user.id)
      expect(page.users.map(({ id }) => id)).not.toContain(a.user.id)
      expect(page.total).toBe(query === '' ? 2 : 1)
    }
    expect((await b.admin.call('GET', '/api/admin/settings/security')).status).toBe(403)
    expect((await b.admin.call('GET', '/api/admin/audit/state')).status).toBe(403)
    const added = await b.admin.call('POST', '/api/users', { ...ines, password: 'larch plumb line' })
    const { user } = (await added.json()) as { user: User }
    expect((await a.admin.call('GET', `/api/users/${user.id}`)).status).toBe(404)
  })

  test('security bar 53: two super admins who demote each other at once: one fails, one is left', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { services, app, self, client } = await started()
      const other = await createTestUser(services, 'super_admin')
      const theirs = await createTestClient(services, app, other)
      const statuses = await Promise.all([
        client.call('PATCH', `/api/users/${other.id}`, { role: 'user' }),
        theirs.call('PATCH', `/api/users/${self.id}`, { role: 'user' })
      ])
      expect(statuses.map(({ status }) => status === 200).toSorted()).toEqual([false, true])
      const left = await services.database.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'super_admin')
        .execute()
      expect(left).toHaveLength(1)
    }
  })

  test('security bar 53: the last administrator cannot be removed by role, status or deletion', async () => {
    const { services, self, readErrorCode, call, roleOf } = await started()
    expect(await readErrorCode('PATCH', `/api/users/${self.id}`, { role: 'admin' })).toBe('account.own')
    expect(await readErrorCode('PATCH', `/api/users/${self.id}`, { status: 'suspended' })).toBe('account.own')
    expect(await readErrorCode('DELETE', `/api/users/${self.id}`)).toBe('account.own')
    // The remaining super admin could not sign in: no password, no provider, no passkey.
    const other = await createTestUser(services, 'super_admin')
    await services.database.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', self.id)
      .execute()
    expect(await readErrorCode('PATCH', `/api/users/${other.id}`, { role: 'admin' })).toBe(
      'account.last-admin'
    )
    expect(await readErrorCode('PATCH', `/api/users/${other.id}`, { status: 'inactive' })).toBe(
      'account.last-admin'
    )
    expect(await readErrorCode('DELETE', `/api/users/${other.id}`)).toBe('account.last-admin')
    expect(await roleOf(other.id)).toBe('super_admin')
    await services.database.db
      .updateTable('users')
      .set({ password_hash: 'a hash' })
      .where('id', '=', self.id)
      .execute()
    expect((await call('PATCH', `/api/users/${other.id}`, { role: 'admin' })).status).toBe(200)
  })

  test('security bar 54: nobody grants permissions they lack, or manages a higher rank', async () => {
    const { services, readErrorCode, call } = await started('admin')
    const above = await createTestUser(services, 'super_admin')
    const peer = await createTestUser(services, 'admin')
    const user = await createTestUser(services, 'user')
    expect(await readErrorCode('PATCH', `/api/users/${user.id}`, { role: 'super_admin' })).toBe('role.above')
    expect(await readErrorCode('POST', '/api/users', { ...ines, role: 'super_admin' })).toBe('role.above')
    for (const [method, path, body] of [
      ['PATCH', '', { firstName: 'Eve' }],
      ['DELETE', '', undefined],
      ['POST', '/end-sessions', {}],
      ['POST', '/reset-password', {}]
    ] as const)
      expect(await readErrorCode(method, `/api/users/${above.id}${path}`, body)).toBe('account.above')
    expect((await call('PATCH', `/api/users/${user.id}`, { role: 'admin' })).status).toBe(200)
    expect((await call('PATCH', `/api/users/${peer.id}`, { status: 'inactive' })).status).toBe(200)
  })

  test('changes of a user are audited with values before and after', async () => {
    const { services, call } = await started()
    const person = await createTestUser(services, 'user')
    await call('PATCH', `/api/users/${person.id}`, { firstName: 'Noor' })
    await call('PATCH', `/api/users/${person.id}`, { firstName: 'Noor', status: 'inactive' })
    const rows = await services.database.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'user.change')
      .orderBy('seq')
      .execute()
    expect(rows.map(({ details }): unknown => JSON.parse(details))).toEqual([
      {
        names: {
          before: { firstName: 'Maya', lastName: 'Okafor' },
          after: { firstName: 'Noor', lastName: 'Okafor' }
        }
      },
      { status: { before: 'active', after: 'inactive' } }
    ])
  })
})
