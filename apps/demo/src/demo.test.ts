import { demoCredentials, demoMessages } from '@sitewright/api'
import { expect, test } from 'vitest'
import { readStream } from '@sitewright/kernel/testing/stream-reader'
import { isPicture, isStream, readText, startDemo, type Demo } from './demo.ts'
import { openWasmEngine } from './engine.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const options = {
  origin: 'https://sitewright.test',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0'
}

async function call(
  demo: Demo,
  method: string,
  url: string,
  body?: object,
  token?: string
): Promise<Record<string, unknown>> {
  const answer = await demo.answer({
    id: 1,
    method,
    url,
    headers: [
      ['x-requested-with', 'sitewright'],
      ['x-session-transport', 'cookie'],
      ['content-type', 'application/json'],
      ...(token === undefined ? [] : [['authorization', `Bearer ${token}`] as const])
    ],
    body: body === undefined ? null : JSON.stringify(body)
  })
  return { ...((await answer.json()) as Record<string, unknown>), status: answer.status }
}

test('the demo sign-in works, and the session survives closing the page', async () => {
  const storage = memoryStorage()
  const demo = await startDemo({ ...options, storage })
  const signedIn = await call(demo, 'POST', '/api/auth/admin/login', demoCredentials)
  expect(signedIn).toMatchObject({
    status: 200,
    success: true,
    refreshToken: null,
    user: { role: 'super_admin' }
  })
  const verified = await call(demo, 'GET', '/api/auth/verify', undefined, String(signedIn['token']))
  expect(verified).toMatchObject({ status: 200, success: true })

  const again = await startDemo({ ...options, storage })
  const refreshed = await call(again, 'POST', '/api/auth/refresh', {})
  expect(refreshed).toMatchObject({ status: 200, success: true, refreshToken: null })
  expect((await call(again, 'POST', '/api/auth/logout', {}, String(refreshed['token']))).status).toBe(200)
  expect((await call(again, 'POST', '/api/auth/refresh', {})).status).toBe(401)
})

test('only the demo credentials sign in; registrations stay in this browser', async () => {
  const demo = await startDemo({ ...options, storage: memoryStorage() })
  expect(
    await call(demo, 'POST', '/api/auth/login', { ...demoCredentials, password: 'another one' })
  ).toMatchObject({
    status: 401,
    message: `Invalid credentials. Try ${demoCredentials.email} with ${demoCredentials.password}`,
    error: { code: 'auth.credentials' }
  })
  expect(await call(demo, 'GET', '/api/auth/verify', undefined, 'no.such.token')).toMatchObject({
    status: 401,
    message: 'Invalid token'
  })
  expect(await call(demo, 'POST', '/api/auth/refresh', {})).toMatchObject({
    status: 401,
    message: 'Invalid refresh token'
  })
  const person = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    password: 'plumb line larch'
  }
  expect(await call(demo, 'POST', '/api/auth/register', person)).toMatchObject({ status: 200, success: true })
})

test("two tabs write to the same data: neither loses the other's changes", async () => {
  const storage = memoryStorage()
  const [one, other] = [await startDemo({ ...options, storage }), await startDemo({ ...options, storage })]
  const signedIn = await call(one, 'POST', '/api/auth/login', demoCredentials)
  const token = String(signedIn['token'])
  const [first, last] = await Promise.all([
    call(one, 'PATCH', '/api/account/profile', { firstName: 'Ada' }, token),
    call(other, 'PATCH', '/api/account/profile', { lastName: 'Byron' }, token)
  ])
  expect([first['status'], last['status']]).toEqual([200, 200])
  for (const demo of [one, other, await startDemo({ ...options, storage })])
    expect(await call(demo, 'GET', '/api/account/profile', undefined, token)).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron'
    })
  // A refresh token that one tab has used up is no theft in the other one.
  expect((await call(one, 'POST', '/api/auth/refresh', {})).status).toBe(200)
  expect((await call(other, 'POST', '/api/auth/refresh', {})).status).toBe(200)
})

test("streams what happens, in this tab and in another, by the server's own code", async () => {
  const storage = memoryStorage()
  const [one, other] = [await startDemo({ ...options, storage }), await startDemo({ ...options, storage })]
  const signedIn = await call(one, 'POST', '/api/auth/admin/login', demoCredentials)
  const token = String(signedIn['token'])
  const open = async (query = '') => {
    const headers = [['authorization', `Bearer ${token}`]] as const
    const url = `/api/admin/stream${query}`
    const response = await one.answer({ id: 2, method: 'GET', url, headers, body: null })
    expect([response.status, isStream(response)]).toEqual([200, true])
    return readStream(response.body)
  }
  const first = await open()
  await first.next('ready')
  const added = {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Byron',
    password: 'plumb line larch'
  }
  await call(one, 'POST', '/api/users', added, token)
  const { id } = await first.next('users', 1000)
  await call(other, 'POST', '/api/users', { ...added, email: 'bea@example.com' }, token)
  await one.follow()
  expect((await first.next('end')).data).toEqual({ reason: 'server-ending' })
  await first.ended
  const second = await open(`?lastEventId=${id}`)
  expect((await second.next('users')).data).toMatchObject({ payload: { change: 'added' } })
  await second.cancel()
})

test('a bulk act is done when its answer is there, and can be undone', async () => {
  const demo = await startDemo({ ...options, storage: memoryStorage() })
  const { token } = await call(demo, 'POST', '/api/auth/admin/login', demoCredentials)
  const signedIn = String(token)
  const users = { filter: { role: 'user', status: 'active' } }
  const begun = await call(demo, 'POST', '/api/admin/users/bulk', { act: 'suspend', users }, signedIn)
  const { id, total } = begun['job'] as { id: string; total: number }
  expect(total).toBeGreaterThan(0)
  const read = async (job: string) =>
    (await call(demo, 'GET', `/api/admin/jobs/${job}`, undefined, signedIn))['job']
  expect(await read(id)).toMatchObject({ state: 'done', done: total, refused: 0 })
  const undo = (await call(demo, 'POST', `/api/admin/jobs/${id}/undo`, {}, signedIn))['job'] as { id: string }
  expect(await read(undo.id)).toMatchObject({ state: 'done', done: total, undoOf: id })
})

test('begins with sample data where what a browser holds is of a version that is too old', async () => {
  const storage = memoryStorage()
  await startDemo({ ...options, storage })
  const held = await storage.load()
  const engine = await openWasmEngine(held?.kept.database)
  engine.execute("update kysely_migration set name = '0' || name")
  if (held !== undefined) await storage.save({ ...held.kept, database: engine.bytes() })
  const demo = await startDemo({ ...options, storage })
  const signedIn = await call(demo, 'POST', '/api/auth/admin/login', demoCredentials)
  expect(signedIn).toMatchObject({ status: 200, success: true })
})

test('an export has the byte order mark of its file', async () => {
  const demo = await startDemo({ ...options, storage: memoryStorage() })
  const { token } = await call(demo, 'POST', '/api/auth/admin/login', demoCredentials)
  const answer = await demo.answer({
    id: 1,
    method: 'GET',
    url: '/api/admin/users/export',
    headers: [
      ['x-requested-with', 'sitewright'],
      ['authorization', `Bearer ${String(token)}`]
    ],
    body: null
  })
  const text = await readText(answer)
  expect(text).toMatch(/^\uFEFF"id","email"/)
  expect(text).toContain(demoCredentials.email)
})

test('what needs the outside world is refused with the reason', async () => {
  const demo = await startDemo({ ...options, storage: memoryStorage() })
  const { token } = await call(demo, 'POST', '/api/auth/admin/login', demoCredentials)
  const signedIn = String(token)
  const { users } = await call(demo, 'GET', '/api/users?search=Brandt', undefined, signedIn)
  const [{ id = '' } = {}] = users as { id?: string }[]
  expect(await call(demo, 'POST', `/api/users/${id}/reset-password`, {}, signedIn)).toMatchObject({
    error: { code: 'auth.mail-missing', message: demoMessages.mail }
  })
  const settings = { config: { clientId: 'demo', clientSecret: 'a secret of the demo' } }
  await call(demo, 'PUT', '/api/admin/providers/google', settings, signedIn)
  expect(await call(demo, 'POST', '/api/admin/providers/google/try', {}, signedIn)).toMatchObject({
    error: { code: 'oauth.unreachable', message: demoMessages.providers }
  })
})

test('a picture comes back byte by byte', async () => {
  const demo = await startDemo({ ...options, storage: memoryStorage() })
  const token = String((await call(demo, 'POST', '/api/auth/login', demoCredentials))['token'])
  const bytes = new Uint8Array(64).fill(0xff)
  bytes.set([
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0x9a
  ])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const url = `/api/saved-projects/pictures/${Buffer.from(digest).toString('hex')}/410`
  const headers = [
    ['x-requested-with', 'sitewright'],
    ['authorization', `Bearer ${token}`],
    ['content-type', 'image/png']
  ] as const
  const sent = await demo.answer({ id: 2, method: 'PUT', url, headers, body: bytes })
  expect(sent.status).toBe(200)
  const found = await demo.answer({ id: 3, method: 'GET', url, headers, body: null })
  expect(isPicture(found)).toBe(true)
  expect(new Uint8Array(await found.arrayBuffer())).toEqual(bytes)
})
