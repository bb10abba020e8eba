import { apiKeyLimits, type ApiKey, type NewApiKey, type Permission } from '@sitewright/api'
import { expect, test } from 'vitest'
import {
  createTestClock,
  createTestOutbox,
  createTestServices,
  onEachEngine
} from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  testPassword
} from '@sitewright/kernel/testing/users'
import { createProductApp } from '../../testing/product-app.ts'

const dayMs = 24 * 3_600_000
const wanted: NewApiKey = { name: 'Deploy bot', scopes: ['monitoring.read'], days: 90 }

onEachEngine('API keys', (open) => {
  async function started(
    permissions: readonly Permission[] = ['monitoring.read', 'user.read', 'audit.read']
  ) {
    const now = createTestClock()
    const outbox = createTestOutbox()
    const services = await createTestServices(await open(), { now, outbox })
    const app = createProductApp(services)
    const role = await createTestRole(services, { permissions })
    const user = await createTestUser(services, role)
    const findOwner = () =>
      services.database.db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
    // Each call has a session of its own, since the clock goes on for longer than one lasts.
    const call = async (method: string, path: string, body?: object) =>
      (await createTestClient(services, app, await findOwner())).call(method, `/api/account/${path}`, body)
    const make = async (changes: Partial<NewApiKey> = {}) => {
      const response = await call('POST', 'api-keys', { ...wanted, ...changes })
      expect(response.status).toBe(200)
      return (await response.json()) as { key: ApiKey; secret: string }
    }
    const list = async () =>
      (await (await call('GET', 'api-keys')).json()) as { keys: ApiKey[]; grantable: Permission[] }
    const send = async (headers: Record<string, string>, path = '/api/monitoring/performance') => {
      const response = await app.request(path, { headers })
      const { error } = (await response.json()) as { error?: { code: string } }
      return error?.code ?? response.status
    }
    return { now, outbox, services, app, role, user, call, make, list, send }
  }
  const basic = (id: string, secret: string) => ({ authorization: `Basic ${btoa(`${id}:${secret}`)}` })

  test('a key is shown once, kept as its hash, and listed with how it ends', async () => {
    const { make, list, services, now } = await started()
    const { key, secret } = await make()
    expect(secret).toMatch(/^swk_[\w-]{43}$/)
    expect(key).toMatchObject({
      name: 'Deploy bot',
      last4: secret.slice(-4),
      scopes: ['monitoring.read'],
      expiresAt: now() + 90 * dayMs,
      lastUsedAt: null,
      expired: false
    })
    expect((await list()).keys).toEqual([key])
    const rows = await services.database.db.selectFrom('api_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    const audit = await services.database.db.selectFrom('audit').selectAll().execute()
    expect(audit.map(({ action }) => action)).toContain('account.key-made')
    expect(JSON.stringify(audit)).not.toContain(secret)
  })

  test('it is taken as a bearer token, as X-Api-Key and by basic authentication, and one at a time', async () => {
    const { make, send } = await started()
    const { key, secret } = await make()
    const other = await make({ name: 'Other' })
    expect(await send({ authorization: `Bearer ${secret}` })).toBe(200)
    expect(await send({ authorization: `bearer  ${secret}` })).toBe(200)
    expect(await send({ 'x-api-key': secret })).toBe(200)
    expect(await send(basic(key.id, secret))).toBe(200)
    for (const headers of [
      basic(other.key.id, secret),
      basic('', secret),
      basic(key.id, ''),
      { authorization: 'Basic %%%' },
      { 'x-api-key': `${secret}x` },
      { 'x-api-key': key.id },
      { 'x-api-key': '' }
    ])
      expect(await send(headers)).toBe('key.refused')
    expect(await send({ 'x-api-key': secret, authorization: `Bearer ${secret}` })).toBe('key.mixed')
  })

  test('it may do what its scopes and its owner both allow, at the time of each call', async () => {
    const { make, send, services, role } = await started()
    const { secret } = await make()
    const headers = { 'x-api-key': secret }
    expect(await send(headers, '/api/users')).toBe('key.scope')
    expect(await send(headers, '/api/account/profile')).toBe('key.scope')
    expect(await send(headers)).toBe(200)
    await services.database.db
      .updateTable('roles')
      .set({ permissions: JSON.stringify(['user.read']) })
      .where('id', '=', role)
      .execute()
    expect(await send(headers)).toBe('key.scope')
    expect(await send(headers, '/api/users')).toBe('key.scope')
  })

  test('scopes are no wider than the owner, and none is offered that opens nothing', async () => {
    const { call, list } = await started(['monitoring.read', 'content.read'])
    expect((await list()).grantable).toEqual(['monitoring.read', 'content.read'])
    for (const scopes of [
      ['user.read'],
      ['content.write'],
      ['monitoring.read', 'user.read'],
      [],
      ['nothing']
    ])
      expect((await call('POST', 'api-keys', { ...wanted, scopes })).status).toBe(400)
    for (const days of [0, 366, 1.5, null])
      expect((await call('POST', 'api-keys', { ...wanted, days })).status).toBe(400)
    expect((await list()).keys).toEqual([])
  })

  test('it dies with its time, when it is revoked, and at once with a suspended or deleted owner', async () => {
    const { make, send, call, list, now, user, services } = await started()
    const { db } = services.database
    const [one, two, three] = [await make({ days: 1 }), await make(), await make()]
    now.advance(dayMs)
    expect(await send({ 'x-api-key': one.secret })).toBe('key.refused')
    expect((await list()).keys.find(({ id }) => id === one.key.id)?.expired).toBe(true)
    expect((await call('DELETE', `api-keys/${two.key.id}`, {})).status).toBe(200)
    expect(await send({ 'x-api-key': two.secret })).toBe('key.refused')
    expect((await call('DELETE', `api-keys/${two.key.id}`, {})).status).toBe(404)
    const setStatus = (status: 'active' | 'suspended') =>
      db.updateTable('users').set({ status }).where('id', '=', user.id).execute()
    await setStatus('suspended')
    expect(await send({ 'x-api-key': three.secret })).toBe('key.refused')
    await setStatus('active')
    expect(await send({ 'x-api-key': three.secret })).toBe(200)
    await db.deleteFrom('users').where('id', '=', user.id).execute()
    expect(await db.selectFrom('api_keys').selectAll().execute()).toEqual([])
  })

  test('when it was used last is kept to the minute', async () => {
    const { make, send, list, now } = await started()
    const { secret } = await make()
    const used = now()
    await send({ 'x-api-key': secret })
    now.advance(59_000)
    await send({ 'x-api-key': secret })
    expect((await list()).keys[0]?.lastUsedAt).toBe(used)
    now.advance(1000)
    await send({ 'x-api-key': secret })
    expect((await list()).keys[0]?.lastUsedAt).toBe(now())
  })

  test('security bar 26: a change by a key takes none of our headers, and no page of another origin makes it', async () => {
    const { app, make, services } = await started(['monitoring.read', 'monitoring.write'])
    const { secret } = await make({ scopes: ['monitoring.write'] })
    const body = JSON.stringify({ reason: 'Update', startsAt: 1, endsAt: 2, checkIds: null })
    const change = async (headers: Record<string, string>) => {
      const response = await app.request('/api/admin/silences', { method: 'POST', headers, body })
      const { error } = (await response.json()) as { error?: { code: string } }
      return error?.code
    }
    const key = { 'x-api-key': secret, 'content-type': 'application/json' }
    expect(await change(key)).toBe('request.invalid')
    expect(await change({ ...key, 'content-type': 'text/plain' })).toBe('request.media-type')
    expect(await change({ ...key, origin: 'https://evil.example' })).toBe('request.forged')
    expect(await change({ ...key, 'sec-fetch-site': 'cross-site' })).toBe('request.forged')
    const told = await services.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'auth.forbidden')
      .execute()
    expect(told).toEqual([])
  })

  test('security bar 52: what is done with a key, and what it may not do, names it in the audit log', async () => {
    const { app, make, send, services } = await started(['monitoring.read', 'monitoring.write'])
    const { key, secret } = await make({ scopes: ['monitoring.write'] })
    const headers = { 'x-api-key': secret, 'content-type': 'application/json' }
    const maintenance = {
      reason: 'Update',
      startsAt: services.now() + 60_000,
      endsAt: services.now() + 120_000,
      checkIds: null
    }
    const response = await app.request('/api/admin/maintenance', {
      method: 'POST',
      headers,
      body: JSON.stringify(maintenance)
    })
    expect(response.status).toBe(200)
    expect(await send({ 'x-api-key': secret })).toBe('key.scope')
    const rows = await services.database.db.selectFrom('audit').selectAll().orderBy('seq').execute()
    const named = rows.filter(({ details }) => details.includes('apiKey'))
    expect(named.map(({ action }) => action)).toEqual(['maintenance.add', 'auth.forbidden'])
    for (const { details } of named)
      expect(JSON.parse(details)).toMatchObject({ apiKey: { id: key.id, name: 'Deploy bot' } })
  })

  test('security bar 13: a key makes 600 calls a minute, whoever sends it', async () => {
    const { make, send, services } = await started()
    const { key, secret } = await make()
    const other = await make()
    await send({ 'x-api-key': secret })
    await services.database.db
      .updateTable('rate_counts')
      .set({ count: 600 })
      .where('key', '=', `api-key ${key.id}`)
      .execute()
    expect(await send({ 'x-api-key': secret })).toBe('request.too-many')
    expect(await send({ 'x-api-key': other.secret })).toBe(200)
  })

  test('an account has a fixed number of keys, whoever makes them at the same moment', async () => {
    const { make, call, list } = await started()
    for (let index = 1; index < apiKeyLimits.keys; index += 1) await make()
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', 'api-keys', wanted)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await list()).keys).toHaveLength(apiKeyLimits.keys)
  })

  test('security bar 7: its owner is told by mail, and it ends with a reset, a new password and the sessions', async () => {
    const { make, send, user, outbox, call } = await started()
    const isAlive = async (secret: string) => (await send({ authorization: `Bearer ${secret}` })) === 200
    const first = await make()
    expect(outbox.posted.at(-1)).toMatchObject({
      email: user.email,
      template: { kind: 'api-key-made', name: 'Deploy bot', until: first.key.expiresAt }
    })
    expect(await isAlive(first.secret)).toBe(true)
    const newPassword = 'gable over oak beam'
    const change = { currentPassword: testPassword, newPassword, revokeKeys: false }
    expect((await call('POST', 'password', change)).status).toBe(200)
    expect(await isAlive(first.secret)).toBe(true)
    const again = { currentPassword: newPassword, newPassword: testPassword }
    expect((await call('POST', 'password', again)).status).toBe(200)
    expect(await isAlive(first.secret)).toBe(false)
    expect(outbox.posted.at(-1)).toMatchObject({ template: { kind: 'password-changed', keysRevoked: 1 } })
  })
})
