import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readStream, type StreamReader } from '@sitewright/kernel/testing/stream-reader'
import { createKeys } from './data-folder/key-files.ts'
import { createTestDatabase } from '@sitewright/kernel/testing/test-database'
import { startServer, type ServerProcess } from './testing/server-process.ts'

const postgres = process.env['TEST_DATABASE_URL']
const administrator = { email: 'admin@example.com', password: 'brook under stone' }

describe.runIf(postgres !== undefined)('the event stream of two servers on one Postgres', () => {
  let servers: ServerProcess[] = []
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  const readers: StreamReader[] = []

  beforeAll(async () => {
    database = await createTestDatabase(postgres ?? '')
    const { signing, sealing } = await createKeys()
    const environment = {
      DATABASE_URL: database.url,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'sitewright-')),
      PUBLIC_URL: 'https://sites.example.com',
      SIGNING_KEYS: JSON.stringify(signing),
      SEALING_KEYS: sealing.join(','),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password
    }
    servers = await Promise.all([startServer(environment), startServer(environment)])
  })

  // A test that is retried begins without the streams of its first attempt.
  afterEach(async () => {
    for (const reader of readers.splice(0)) await reader.cancel().catch(() => undefined)
  })

  afterAll(async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
    await database.drop()
  })

  const originOf = (index: number): string => servers[index]?.origin ?? ''

  function send(
    path: string,
    { server = 0, method = 'POST', token = '', body = {} } = {}
  ): Promise<Response> {
    return fetch(originOf(server) + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'test',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` })
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) })
    })
  }

  async function signIn(credentials = administrator): Promise<string> {
    const response = await send('/api/auth/admin/login', { body: credentials })
    const { token } = (await response.json()) as { token: string }
    return token
  }

  async function openStream(server: number, token: string, lastEventId?: number): Promise<StreamReader> {
    const query = lastEventId === undefined ? '' : `?lastEventId=${lastEventId}`
    const response = await send(`/api/admin/stream${query}`, { server, method: 'GET', token })
    const reader = readStream(response.body)
    readers.push(reader)
    await reader.next('ready')
    return reader
  }

  async function addUser(token: string, email: string, role = 'user'): Promise<string> {
    const person = { email, firstName: 'Maya', lastName: 'Okafor', password: 'plumb line larch', role }
    const response = await send('/api/users', { token, body: person })
    const { user } = (await response.json()) as { user: { id: string } }
    return user.id
  }

  test('an event of one reaches the readers of both within two seconds', async () => {
    const token = await signIn()
    const streams = [await openStream(0, token), await openStream(1, token)]
    const delays: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const begun = performance.now()
      const id = await addUser(token, `${randomUUID()}@example.com`)
      const told = await Promise.all(
        streams.map(async (stream) => {
          const { data } = await stream.next('users', 10_000)
          return { data, delay: performance.now() - begun }
        })
      )
      for (const { data } of told) expect(data).toMatchObject({ payload: { change: 'added', ids: [id] } })
      delays.push(Math.max(...told.map(({ delay }) => delay)))
    }
    // Adding a user is within that time too; a machine that other work shares may hold up one round.
    expect(delays.toSorted((one, other) => one - other)[2]).toBeLessThan(2000)
  })

  test('parallel changes on both are told on both, each once and in one order', async () => {
    const token = await signIn()
    const streams = [await openStream(0, token), await openStream(1, token)]
    const names = Array.from({ length: 20 }, (_, index) => index)
    const run = randomUUID()
    const ids = await Promise.all(
      names.map(async (index) => {
        const person = {
          email: `${run}.${index}@example.com`,
          firstName: 'Ada',
          lastName: 'Byron',
          password: 'plumb line larch'
        }
        const response = await send('/api/users', { server: index % 2, token, body: person })
        return ((await response.json()) as { user: { id: string } }).user.id
      })
    )
    const told = ({ events }: StreamReader): string[] =>
      events.flatMap(({ name, data }) =>
        name === 'users' ? (data as { payload: { ids: string[] } }).payload.ids : []
      )
    for (const stream of streams) await expect.poll(() => told(stream).length, { timeout: 5000 }).toBe(20)
    const [one = [], other = []] = streams.map(told)
    expect(one).toEqual(other)
    expect(one.toSorted()).toEqual(ids.toSorted())
  })

  test('a reader goes on at the other server where the first one ended', async () => {
    const token = await signIn()
    const first = await openStream(0, token)
    await addUser(token, `${randomUUID()}@example.com`)
    const { id } = await first.next('users')
    await first.cancel()
    await addUser(token, `${randomUUID()}@example.com`)
    const second = await openStream(1, token, id)
    const told = (): unknown[] => second.events.filter(({ name }) => name === 'users').map(({ id: at }) => at)
    await expect.poll(told, { timeout: 2000 }).toEqual([id + 1])
  })

  test('security bar 34: whose sessions end on one is off the stream of the other within five seconds', async () => {
    const token = await signIn()
    const email = `${randomUUID()}@example.com`
    const id = await addUser(token, email, 'admin')
    const otherToken = await signIn({ email, password: 'plumb line larch' })
    const stream = await openStream(1, otherToken)
    const begun = performance.now()
    const ended = await send(`/api/users/${id}/end-sessions`, { token })
    expect(ended.status).toBe(200)
    expect((await stream.next('end', 5000)).data).toEqual({ reason: 'session-ended' })
    await stream.ended
    expect(performance.now() - begun).toBeLessThan(5000)
  })

  test('a server that ends tells its readers, who are let in by the other one', async () => {
    const token = await signIn()
    const stream = await openStream(0, token)
    const begun = performance.now()
    const stopped = servers[0]?.stop()
    expect((await stream.next('end', 5000)).data).toEqual({ reason: 'server-ending' })
    await stream.ended
    await stopped
    expect(performance.now() - begun).toBeLessThan(5000)
    const next = await openStream(1, token)
    expect(next.events.at(-1)?.name).toBe('ready')
  })
})
