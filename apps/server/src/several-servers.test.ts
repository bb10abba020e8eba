import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKeys } from './data-folder/key-files.ts'
import { createTestDatabase } from '@sitewright/kernel/testing/test-database'
import { startRoundRobin, startServer, type ServerProcess } from './testing/server-process.ts'

const postgres = process.env['TEST_DATABASE_URL']
const maya = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  password: 'plumb line larch'
}

describe.runIf(postgres !== undefined)('two servers on one Postgres, behind a round-robin', () => {
  let servers: ServerProcess[] = []
  let balancer: Awaited<ReturnType<typeof startRoundRobin>>
  let database: Awaited<ReturnType<typeof createTestDatabase>>

  beforeAll(async () => {
    database = await createTestDatabase(postgres ?? '')
    const { signing, sealing } = await createKeys()
    const environment = {
      DATABASE_URL: database.url,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'sitewright-')),
      PUBLIC_URL: 'https://sites.example.com',
      TRUSTED_PROXIES: '127.0.0.1',
      SIGNING_KEYS: JSON.stringify(signing),
      SEALING_KEYS: sealing.join(','),
      SMTP_URL: '',
      MAIL_OUTBOX: ''
    }
    servers = await Promise.all([startServer(environment), startServer(environment)])
    balancer = await startRoundRobin(servers.map(({ port }) => port))
  })

  afterAll(async () => {
    balancer.server.close()
    balancer.server.closeAllConnections()
    await Promise.all(servers.map(({ stop }) => stop()))
    await database.drop()
  })

  interface Answer {
    status: number
    body: Record<string, unknown>
    by: string | null
  }

  async function call(
    method: string,
    path: string,
    { body, token, address = '203.0.113.1', origin = balancer.origin }: Partial<Call> = {}
  ): Promise<Answer> {
    const response = await fetch(origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'test',
        'x-test-address': address,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` })
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) })
    })
    const answer = (await response.json()) as Record<string, unknown>
    return { status: response.status, body: answer, by: response.headers.get('x-served-by') }
  }

  interface Call {
    body: object
    token: string
    address: string
    origin: string
  }

  test('both started at once on an empty database, and both serve', async () => {
    const seen = new Set<string | null>()
    for (let turn = 0; turn < 4; turn += 1) seen.add((await call('GET', '/health')).by)
    expect(seen.size).toBe(2)
  })

  test('a session of one server is verified, renewed and ended on the other', async () => {
    const [one, other] = servers.map(({ origin }) => origin)
    const registered = await call('POST', '/api/auth/register', { body: maya, origin: one ?? '' })
    expect(registered.status).toBe(200)
    const { token, refreshToken } = registered.body as { token: string; refreshToken: string }
    expect((await call('GET', '/api/auth/verify', { token, origin: other ?? '' })).status).toBe(200)
    const renewed = await call('POST', '/api/auth/refresh', { body: { refreshToken }, origin: other ?? '' })
    expect(renewed.status).toBe(200)
    expect((await call('GET', '/api/auth/verify', { token, origin: one ?? '' })).status).toBe(200)

    await call('POST', '/api/auth/logout', { token, origin: one ?? '' })
    expect((await call('GET', '/api/auth/verify', { token, origin: one ?? '' })).status).toBe(401)
    const out = performance.now() + 5000
    let status = 200
    while (status !== 401 && performance.now() < out)
      ({ status } = await call('GET', '/api/auth/verify', { token, origin: other ?? '' }))
    expect(status).toBe(401)
  })

  test('wrong passwords are counted together, whichever server they reach', async () => {
    await call('POST', '/api/auth/register', { body: { ...maya, email: 'lock@example.com' } })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await call('POST', '/api/auth/login', {
        body: { email: 'lock@example.com', password: 'wrong one' },
        address: `203.0.113.${attempt + 10}`
      })
      expect(answer.status).toBe(401)
    }
    for (const { origin } of servers) {
      const answer = await call('POST', '/api/auth/login', {
        body: { email: 'lock@example.com', password: maya.password },
        address: '203.0.113.50',
        origin
      })
      expect(answer.status).toBe(401)
    }
  })

  test('the rate of an address is counted together', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const body = { email: `p${attempt}@example.com`, password: 'whatever' }
      statuses.push((await call('POST', '/api/auth/login', { body, address: '203.0.113.99' })).status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})
