import { OpenAPIHono } from '@hono/zod-openapi'
import {
  explorerExecuteLimits,
  explorerSecretLimits,
  rateLimits,
  type ExplorerAnswer,
  type ExplorerSecret
} from '@sitewright/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  expireProof
} from '@sitewright/kernel/testing/users'
import { logCalls } from '@sitewright/kernel/http'
import { type Env, createJsonLog } from '@sitewright/kernel/request'
import { createProductApp } from '../../testing/product-app.ts'

const value = 'hunter-two/"ö"'

onSqlite('the secrets of the API explorer', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const lines: string[] = []
    const app = new OpenAPIHono<Env>()
    app.use(logCalls(createJsonLog((line) => void lines.push(line))))
    app.route('/', createProductApp(services))
    const join = async (role = 'super_admin') => {
      const user = await createTestUser(services, role)
      const client = await createTestClient(services, app, user)
      const call = async <Answer>(method: string, path: string, body?: object) => {
        const response = await client.call(method, `/api/admin/explorer${path}`, body)
        const answer = (await response.json()) as Answer & { error?: { code: string } }
        return { ...answer, code: answer.error?.code }
      }
      const add = (name: string, text = value) =>
        call<{ secret: ExplorerSecret }>('POST', '/secrets', { name, value: text })
      const list = async () => (await call<{ secrets: ExplorerSecret[] }>('GET', '/secrets')).secrets
      const execute = (request: object) => call<ExplorerAnswer>('POST', '/execute', request)
      return { user, client, call, add, list, execute }
    }
    const readTables = (...names: string[]) =>
      Promise.all(
        names.map(
          async (name) => (await sql`select * from ${sql.table(name)}`.execute(services.database.db)).rows
        )
      )
    return { now, services, lines, join, readTables }
  }

  test('are kept by name for whoever added them, sealed, and shown to nobody', async () => {
    const { now, services, join, readTables } = await started()
    const self = await join()
    const other = await join()
    const { secret } = await self.add('one')
    expect(secret).toEqual({
      id: secret.id,
      name: 'one',
      createdAt: now(),
      updatedAt: now(),
      lastUsedAt: null
    })
    expect(await self.add('one')).toMatchObject({ code: 'explorer.secret-taken' })
    expect(await self.add('Not a name')).toMatchObject({ code: 'request.invalid' })
    expect(await self.add('short', 'seven77')).toMatchObject({ code: 'request.invalid' })
    expect(await other.list()).toEqual([])
    for (const [method, body] of [
      ['PUT', { value }],
      ['DELETE', {}]
    ] as const)
      expect(await other.call(method, `/secrets/${secret.id}`, body)).toMatchObject({
        code: 'explorer.secret-not-found'
      })
    now.advance(1)
    const changed = await self.call<{ secret: ExplorerSecret }>('PUT', `/secrets/${secret.id}`, { value })
    expect(changed.secret.updatedAt).toBe(now())
    const [rows, audit, events] = await readTables('explorer_secrets', 'audit', 'events')
    expect(rows).toMatchObject([{ value: expect.stringMatching(/^v1\./) as string }])
    expect(JSON.stringify([rows, audit, events])).not.toContain('hunter-two')
    expect(await self.call('DELETE', `/secrets/${secret.id}`)).toMatchObject({ success: true })
    expect(await self.list()).toEqual([])
    await expireProof(services, self.user)
    expect(await self.add('two')).toMatchObject({ code: 'auth.step-up' })
  })

  test('are no more than their limit', async () => {
    const { services, join } = await started()
    const self = await join()
    const { secret } = await self.add('one')
    const many = Array.from({ length: explorerSecretLimits.secrets - 1 }, (_, at) => ({
      id: `many-${at}`,
      user_id: self.user.id,
      name: `many-${at}`,
      value: secret.id,
      created_at: 1,
      updated_at: 1,
      last_used_at: null
    }))
    await services.database.db.insertInto('explorer_secrets').values(many).execute()
    expect(await self.add('two')).toMatchObject({ code: 'explorer.too-many-secrets' })
  })

  test('are filled into path, query and body, and redacted wherever they come back', async () => {
    const { now, join } = await started()
    const self = await join()
    await self.add('name')
    now.advance(1)
    const created = await self.execute({
      method: 'POST',
      path: '/api/users',
      body: JSON.stringify({
        email: 'noor@example.com',
        firstName: '{{secret:name}}',
        lastName: 'Okafor',
        role: 'user',
        password: 'plumb line larch'
      })
    })
    expect(created).toMatchObject({ status: 200, withheld: null })
    expect(created.body).toContain('••••••')
    expect(created.body).not.toContain('hunter-two')
    expect(created.redacted).toEqual([{ place: 'body', header: null, count: 1 }])
    const search = await self.execute({
      method: 'GET',
      path: `/api/users?page=1&limit=10&search=${encodeURIComponent('{{secret:name}}')}`
    })
    const { users } = JSON.parse(search.body ?? '') as { users: { firstName: string; email: string }[] }
    expect(users).toMatchObject([{ firstName: '••••••', email: 'noor@example.com' }])
    const named = await self.execute({ method: 'GET', path: '/api/users/{{secret:name}}' })
    expect(named.status).toBe(404)
    expect((await self.list())[0]?.lastUsedAt).toBe(now())
    // They did arrive: without the explorer the value stands where it was put.
    const plain = await self.client.call('GET', '/api/users?page=1&limit=10&search=noor')
    expect(await plain.text()).toContain('hunter-two')
  })

  test('security bar 51: their values are in no log, audit entry or history', async () => {
    const { lines, join, readTables } = await started()
    const self = await join()
    await self.add('login')
    const body = JSON.stringify({ email: 'nobody@example.com', password: '{{secret:login}}' })
    const answer = await self.execute({ method: 'POST', path: '/api/auth/login', body })
    expect(answer.status).toBe(401)
    const kept = await self.call<{ call: object }>('POST', '/history', {
      operation: 'login',
      parameters: {},
      body,
      authentication: 'session',
      status: 401,
      milliseconds: 1,
      bytes: 1
    })
    expect(kept.call).toMatchObject({ body, leftOut: 0 })
    const tables = await readTables('audit', 'events', 'explorer_calls', 'explorer_secrets')
    expect(JSON.stringify([tables, lines])).not.toContain('hunter-two')
    expect(tables[0]).toContainEqual(
      expect.objectContaining({
        action: 'explorer.execute',
        details: expect.stringContaining('"secrets":["login"]') as string
      })
    )
  })

  test('a call is carried out with the permissions of its caller, and no further', async () => {
    const { services, join } = await started()
    const role = await createTestRole(services, { permissions: ['admin.access', 'api.execute'] })
    const self = await join(role)
    const refused = await self.execute({ method: 'GET', path: '/api/users?page=1&limit=10' })
    expect(refused.status).toBe(403)
    const unproved = await join()
    await expireProof(services, unproved.user)
    const stepUp = await unproved.execute({
      method: 'POST',
      path: '/api/admin/explorer/secrets',
      body: JSON.stringify({ name: 'one', value })
    })
    expect([stepUp.status, stepUp.body]).toEqual([403, expect.stringContaining('auth.step-up')])
    const others = await join()
    await others.add('theirs')
    expect(await self.execute({ method: 'GET', path: '/api/users?search={{secret:theirs}}' })).toMatchObject({
      code: 'explorer.unknown-secret',
      error: { details: [{ message: 'You have no secret named theirs.' }] }
    })
  })

  test('what is no single call of this API is refused, and so is the call itself', async () => {
    const { join } = await started()
    const self = await join()
    await self.add('dots', '../../../etc')
    const codeOf = async (request: object) => (await self.execute({ method: 'GET', ...request })).code
    for (const path of [
      'https://example.com/api/users',
      '//example.com/api/users',
      String.raw`/\example.com`
    ])
      expect(await codeOf({ path }), path).toBe('request.invalid')
    for (const path of ['/api/users/../auth/verify', '/api/users/%2e%2e/x', '/api/users#x'])
      expect(await codeOf({ path }), path).toBe('explorer.path')
    expect(await codeOf({ path: '/api/nothing' })).toBe('explorer.unknown-call')
    expect(await codeOf({ path: '/api/users/{{secret:dots}}' })).toBeUndefined()
    expect(await codeOf({ method: 'POST', path: '/api/admin/explorer/execute', body: '{}' })).toBe(
      'explorer.recursion'
    )
    for (const name of ['authorization', 'cookie', 'x-forwarded-for', 'host'])
      expect(await codeOf({ path: '/api/users', headers: { [name]: '1' } }), name).toBe('explorer.header')
    expect(await codeOf({ method: 'POST', path: '/api/users', body: '{"a":{{secret:dots}}}' })).toBe(
      'explorer.not-json'
    )
    expect(await self.execute({ method: 'GET', path: '/api/admin/stream' })).toMatchObject({
      status: 200,
      body: null,
      withheld: 'stream'
    })
  })

  test('calls are carried out within a rate limit, and name few secrets', async () => {
    const { services, join } = await started()
    const self = await join()
    const names = Array.from({ length: explorerExecuteLimits.secrets + 1 }, (_, at) => `{{secret:s${at}}}`)
    expect(await self.execute({ method: 'GET', path: `/api/users?search=${names.join('')}` })).toMatchObject({
      code: 'request.invalid'
    })
    await services.database.db
      .updateTable('rate_counts')
      .set({ count: rateLimits['explorer-execute-account'].calls })
      .execute()
    expect(await self.execute({ method: 'GET', path: '/api/users' })).toMatchObject({
      code: 'request.too-many'
    })
  })
})
