import { explorerExecuteLimits as limits } from '@sitewright/api'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestServices, onEachEngine, quickPasswords } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { readInnerBody } from '@sitewright/panel'
import { createProductApp } from '../../testing/product-app.ts'

afterEach(() => void vi.useRealTimers())

onEachEngine('a call that does not end', (open) => {
  async function started() {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    const services = await createTestServices(await open(), {
      passwords: {
        ...quickPasswords,
        hash() {
          reach()
          return new Promise<never>(() => undefined)
        }
      }
    })
    const app = createProductApp(services)
    const user = await createTestUser(services, 'super_admin', { password: null })
    const client = await createTestClient(services, app, user)
    const noor = { email: 'noor@example.com', firstName: 'Noor', lastName: 'Okafor', role: 'user' }
    const add = (role: string | null) => ({
      method: 'POST',
      path: '/api/users',
      body: JSON.stringify({ ...noor, password: 'plumb line larch' }),
      role
    })
    const execute = async (role: string | null) => {
      const response = await client.call('POST', '/api/admin/explorer/execute', add(role))
      const { error, message } = (await response.json()) as { error: { code: string }; message: string }
      return { status: response.status, code: error.code, message }
    }
    const tries = async () =>
      (await services.database.db.selectFrom('audit').select(['action', 'outcome']).execute()).filter(
        ({ action }) => action === 'explorer.execute'
      )
    return { app, client, reached, add, execute, tries }
  }

  test('is given up after its time, and the try is audited', async () => {
    const { reached, execute, tries } = await started()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answering = execute(null)
    await reached
    await vi.advanceTimersByTimeAsync(limits.timeoutMs)
    expect(await answering).toMatchObject({ status: 504, code: 'explorer.timeout' })
    expect(await tries()).toEqual([{ action: 'explorer.execute', outcome: 'refused' }])
  })

  test('is rolled back as a role, sooner', async () => {
    const { reached, execute, tries } = await started()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answering = execute('admin')
    await reached
    await vi.advanceTimersByTimeAsync(limits.roleTimeoutMs)
    expect(await answering).toMatchObject({
      status: 504,
      code: 'explorer.role-timeout',
      message: expect.stringContaining('nothing was kept') as string
    })
    expect(await tries()).toEqual([{ action: 'explorer.execute', outcome: 'refused' }])
  })

  test('is rolled back as a role as soon as nobody waits for it', async () => {
    const { app, client, reached, add, tries } = await started()
    const stop = new AbortController()
    const answering = app.request('/api/admin/explorer/execute', {
      method: 'POST',
      signal: stop.signal,
      headers: {
        authorization: `Bearer ${client.token}`,
        'content-type': 'application/json',
        'x-requested-with': 'sitewright'
      },
      body: JSON.stringify(add('admin'))
    })
    await reached
    stop.abort()
    expect((await answering).status).toBe(504)
    // The embedded engine takes nothing else before the rollback.
    expect(await tries()).toHaveLength(1)
  })
})

test('of an answer no more is handed on than its limit, and what cannot be searched is not read', async () => {
  const read = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    readInnerBody(new Response(body, { headers }))
  const longest = 'x'.repeat(limits.answer)
  expect(await read(longest)).toEqual({ body: longest, withheld: null })
  expect(await read(`${longest}x`)).toEqual({ body: null, withheld: 'size' })
  expect(await read('ö'.repeat(limits.answer / 2 + 1))).toEqual({ body: null, withheld: 'size' })
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) })
  expect(await read(endless)).toEqual({ body: null, withheld: 'size' })
  expect(await read('data: x\n\n', { 'content-type': 'text/event-stream' })).toMatchObject({
    withheld: 'stream'
  })
  expect(await read('x', { 'content-type': 'image/webp' })).toMatchObject({ withheld: 'binary' })
  expect(await read('x', { 'content-type': 'application/json', 'content-encoding': 'gzip' })).toMatchObject({
    withheld: 'binary'
  })
})
