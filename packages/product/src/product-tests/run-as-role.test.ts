import type { OpenAPIHono } from '@hono/zod-openapi'
import { permissionIds, type ExplorerAnswer, type Permission } from '@sitewright/api'
import { declaredOperations } from '@sitewright/api/declared-operations'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { findChangedTables, readAllRows } from '@sitewright/kernel/testing/all-rows'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { createMailQueue } from '@sitewright/kernel/mail'
import { type Env, silentLog } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { findRoleRefusal } from '@sitewright/panel'
import { createProductApp } from '../../testing/product-app.ts'

interface Asked {
  method: string
  path: string
  body?: object
  role?: string | null
}

type Answered = ExplorerAnswer & { code: string | undefined; error?: { message: string } }

onSqlite('a call that is run as a role', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createProductApp(services)
    const join = async (role: string, tenant: string | null = null) =>
      joined(services, app, await createTestUser(services, role, { tenant }))
    const audited = async () => {
      const rows = await services.database.db.selectFrom('audit').selectAll().orderBy('seq').execute()
      return rows.map(({ action, outcome, details }) => ({ action, outcome, details }))
    }
    return { services, app, join, audited }
  }

  async function joined(services: Services, app: OpenAPIHono<Env>, user: { id: string }) {
    const client = await createTestClient(services, app, user as never)
    const execute = async ({ body, ...asked }: Asked): Promise<Answered> => {
      const response = await client.call('POST', '/api/admin/explorer/execute', {
        ...asked,
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
      const answer = (await response.json()) as Answered & { error?: { code: string } }
      return { ...answer, code: answer.error?.code }
    }
    return { user, client, execute }
  }

  const noor = {
    email: 'noor@example.com',
    firstName: 'Noor',
    lastName: 'Okafor',
    role: 'user',
    password: 'plumb line larch'
  }

  test('has what the role may, and no more', async () => {
    const { join, audited } = await started()
    const self = await join('super_admin')
    const asEditor = await self.execute({ method: 'GET', path: '/api/users?page=1&limit=10', role: 'editor' })
    expect(asEditor).toMatchObject({
      status: 403,
      statusText: 'Forbidden',
      role: { id: 'editor', name: 'Editor' },
      body: expect.stringContaining('auth.forbidden') as string
    })
    const asAdmin = await self.execute({
      method: 'GET',
      path: '/api/users?page=1&limit=10',
      role: 'admin'
    })
    expect(asAdmin).toMatchObject({ status: 200, statusText: 'OK', role: { id: 'admin' } })
    expect(await self.execute({ method: 'GET', path: '/api/users?page=1&limit=10' })).toMatchObject({
      status: 200,
      role: null
    })
    expect((await audited()).map(({ details }) => JSON.parse(details ?? '{}') as object)).toMatchObject([
      { status: 403, role: 'editor' },
      { status: 200, role: 'admin' },
      { status: 200 }
    ])
  })

  test('answers as if it had written, and keeps nothing', async () => {
    const { services, join } = await started()
    const self = await join('super_admin')
    const before = await readAllRows(services.database)
    const added = await self.execute({ method: 'POST', path: '/api/users', body: noor, role: 'admin' })
    expect(added).toMatchObject({ status: 200, body: expect.stringContaining('noor@example.com') as string })
    const changes = findChangedTables(before, await readAllRows(services.database))
    expect(changes).toEqual(['audit', 'audit_search', 'rate_counts'])
    // The same address is free still.
    expect(await self.execute({ method: 'POST', path: '/api/users', body: noor })).toMatchObject({
      status: 200
    })
    const taken = await self.execute({ method: 'POST', path: '/api/users', body: noor, role: 'admin' })
    expect(taken).toMatchObject({ status: 409 })
  })

  test('mails and tells nobody', async () => {
    const sent: string[] = []
    const told: unknown[] = []
    const plain = await createTestServices(await open())
    const outbox = createMailQueue({
      ...plain,
      log: silentLog,
      configured: true,
      transport: ({ to }) => {
        sent.push(to)
        return Promise.resolve({ kind: 'sent' })
      }
    })
    const services = { ...plain, outbox }
    const app = createProductApp(services)
    const self = await joined(services, app, await createTestUser(services, 'super_admin'))
    await services.events.subscribe({ onEvents: (events) => told.push(...events), onClose: () => undefined })
    const body = { ...noor, password: undefined }
    const add = (role: string | null) => self.execute({ method: 'POST', path: '/api/users', body, role })
    expect((await add('admin')).status).toBe(200)
    await outbox.idle()
    expect([sent, told]).toEqual([[], []])
    expect((await add(null)).status).toBe(200)
    await outbox.idle()
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(0))
    expect(sent).toEqual([noor.email])
    services.events.close()
  })

  test('has the rank of the role, also where rights are looked up anew', async () => {
    const { join, services } = await started()
    const self = await join('super_admin')
    const role = await createTestRole(services, { permissions: ['admin.access', 'user.write'], rank: 40 })
    const above = await join('manager')
    const path = `/api/users/${above.user.id}/end-sessions`
    const refused = await self.execute({ method: 'POST', path, body: {}, role })
    expect([refused.status, refused.body]).toEqual([403, expect.stringContaining('account.above')])
    const granted = await self.execute({
      method: 'POST',
      path: '/api/users',
      body: { ...noor, role: 'admin' },
      role
    })
    expect([granted.status, granted.body]).toEqual([403, expect.stringContaining('role.above')])
    expect(await self.execute({ method: 'POST', path, body: {}, role: 'admin' })).toMatchObject({
      status: 200
    })
  })

  test('security bar 54: takes a role that its caller may grant', async () => {
    const { join, audited } = await started()
    const self = await join('admin')
    const path = '/api/users?page=1&limit=10'
    expect(await self.execute({ method: 'GET', path, role: 'super_admin' })).toMatchObject({
      code: 'role.above'
    })
    expect(await self.execute({ method: 'GET', path, role: 'nobody' })).toMatchObject({
      code: 'role.not-found'
    })
    expect(await audited()).toMatchObject([
      { outcome: 'refused', details: expect.stringContaining('role.above') as string }
    ])
  })

  test('is not taken from a header', async () => {
    const { join } = await started()
    const self = await join('super_admin')
    for (const name of ['x-role', 'role', 'x-run-as'])
      expect(
        (await self.client.call('GET', '/api/users?page=1&limit=10', undefined, { [name]: 'editor' })).status
      ).toBe(200)
  })

  test('stays in the tenant of its caller', async () => {
    const { services, join } = await started()
    const [own, other] = ['acme', 'bakery']
    const self = await join('admin', own)
    const stranger = await join('user', other)
    const colleague = await join('user', own)
    const get = (id: string) => self.execute({ method: 'GET', path: `/api/users/${id}`, role: 'admin' })
    expect((await get(stranger.user.id)).status).toBe(404)
    expect((await get(colleague.user.id)).status).toBe(200)
    const before = await readAllRows(services.database)
    const added = await self.execute({ method: 'POST', path: '/api/users', body: noor, role: 'admin' })
    expect(added.status).toBe(200)
    expect(findChangedTables(before, await readAllRows(services.database))).toEqual([
      'audit',
      'audit_search',
      'rate_counts'
    ])
  })

  test('says why it is not run', async () => {
    const { join } = await started()
    const self = await join('super_admin')
    const codeOf = async (method: string, path: string) =>
      (await self.execute({ method, path, body: {}, role: 'editor' })).code
    expect(await codeOf('GET', '/api/site')).toBe('explorer.public')
    expect(await codeOf('POST', '/api/auth/login')).toBe('explorer.public')
    expect(await codeOf('POST', '/api/auth/step-up')).toBe('explorer.own-account')
    expect(await codeOf('POST', '/api/account/password')).toBe('explorer.own-account')
    expect(await codeOf('GET', '/api/admin/stream')).toBe('explorer.stream')
    expect(await codeOf('GET', '/api/admin/users/export')).toBe('explorer.file')
    expect(await codeOf('POST', '/api/database/query')).toBe('explorer.outside')
    expect(await codeOf('POST', `/api/admin/users/${self.user.id}/view-as`)).toBe('explorer.session')
  })

  test('for any role, call and caller, is allowed only what both of them may', async () => {
    const { services, app } = await started()
    const runnable = [...declaredOperations].filter(
      ([id]) => findRoleRefusal(id) === undefined && id !== 'executeExplorerCall'
    )
    const some = fc.subarray([...permissionIds])
    let allowed = 0
    await fc.assert(
      fc.asyncProperty(
        some,
        some,
        fc.constantFrom(20, 40, 60, 80),
        fc.constantFrom(20, 40, 60, 80),
        fc.constantFrom(...runnable),
        fc.boolean(),
        async (ofCaller, anyOfRole, callerRank, anyRoleRank, [, operation], isGrantable) => {
          const held: Permission[] = ['admin.access', 'api.execute', ...ofCaller]
          const ofRole = anyOfRole.filter((each) => !isGrantable || held.includes(each))
          const roleRank = isGrantable ? Math.min(anyRoleRank, callerRank) : anyRoleRank
          const caller = await createTestRole(services, { permissions: [...new Set(held)], rank: callerRank })
          const role = await createTestRole(services, { permissions: ofRole, rank: roleRank })
          const self = await joined(services, app, await createTestUser(services, caller))
          await services.database.db.deleteFrom('rate_counts').execute()
          const { method } = operation
          const answer = await self.execute({
            method: method.toUpperCase(),
            path: operation.path.replaceAll(/\{\w+\}/g, 'nothing'),
            role,
            ...(method === 'get' ? {} : { body: {} })
          })
          const { 'x-access': access, 'x-access-or': or } = operation
          const may = (permissions: readonly Permission[]) =>
            access === 'signed-in' ||
            permissions.includes(access as Permission) ||
            (or !== undefined && permissions.includes(or))
          const isAllowed = answer.code === undefined && !(answer.body ?? '').includes('"auth.forbidden"')
          if (isAllowed) allowed += 1
          if (!may(held) || !may(ofRole)) expect(isAllowed, `${method} ${operation.path}`).toBe(false)
          if (answer.code !== undefined) expect(answer.code).toBe('role.above')
        }
      ),
      { numRuns: 60 }
    )
    expect(allowed).toBeGreaterThan(0)
  }, 60_000)
})
