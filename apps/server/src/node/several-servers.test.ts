import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newKeys } from './key-files.ts'
import { ownDatabase, roundRobin, serverProcess, type ServerProcess } from './testing/several-servers.ts'
import { credentials, maya, testFolder, type Cleanups } from './testing/started.ts'

const postgresUrl = process.env['TEST_DATABASE_URL']

test('a server whose Postgres does not answer says so, without the password, and ends', async () => {
  const cleanups: Cleanups = []
  const DATABASE_URL = 'postgres://sitewright:hunter2@127.0.0.1:9/none'
  const server = await serverProcess({ DATABASE_URL, DATA_DIR: testFolder(cleanups) }, cleanups)
  for (const cleanup of cleanups.toReversed()) await cleanup()
  expect(server.kind === 'refused' && server.words).toBe(
    'The database at 127.0.0.1:9 does not answer (ECONNREFUSED). Check DATABASE_URL, and that the database runs.\n'
  )
})

// Where CI runs, testing-accounts.ts sees to it that there is a Postgres.
if (postgresUrl !== undefined) {
  describe('two servers on one Postgres, behind a load balancer', () => {
    const cleanups: Cleanups = []
    let databaseUrl = ''
    let balanced = ''
    let folders: string[] = []
    let servers: ServerProcess[] = []
    let env: Record<string, string> = {}

    beforeAll(async () => {
      databaseUrl = await ownDatabase(postgresUrl, cleanups)
      const { signing, sealing } = await newKeys()
      env = {
        DATABASE_URL: databaseUrl,
        PUBLIC_URL: 'https://sitewright.test',
        TRUSTED_PROXIES: '127.0.0.1,::1',
        SIGNING_KEYS: JSON.stringify(signing),
        SEALING_KEYS: sealing.join(',')
      }
      folders = [testFolder(cleanups), testFolder(cleanups)]
      servers = await Promise.all(folders.map((DATA_DIR) => serverProcess({ ...env, DATA_DIR }, cleanups)))
      balanced = await roundRobin(
        servers.map((server) => (server.kind === 'running' ? server.port : 0)),
        cleanups
      )
    }, 120_000)
    afterAll(async () => {
      for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
    })

    async function call(
      method: string,
      path: string,
      body?: object,
      { client = '192.0.2.1', token }: { client?: string; token?: unknown } = {}
    ) {
      const response = await fetch(`${balanced}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'test',
          'x-client': client,
          ...(typeof token === 'string' ? { authorization: `Bearer ${token}` } : {})
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    const signIn = (client: string, email = maya.email) =>
      call('POST', '/api/auth/login', { ...credentials, email }, { client })

    test('both start at once on an empty database', async () => {
      expect(servers.map(({ kind }) => kind)).toEqual(['running', 'running'])
      for (let turn = 0; turn < 2; turn += 1)
        expect((await call('GET', '/ready')).body).toEqual({ ready: true })
    })

    test('who signs in on one is known to the other, goes on there, and is out on both', async () => {
      expect((await call('POST', '/api/auth/register', maya)).status).toBe(200)
      const { body } = await signIn('192.0.2.2')
      let { token, refreshToken } = body
      for (let turn = 0; turn < 4; turn += 1) {
        expect((await call('GET', '/api/auth/verify', undefined, { token })).status).toBe(200)
        const refreshed = await call('POST', '/api/auth/refresh', { refreshToken })
        expect(refreshed.status).toBe(200)
        ;({ token, refreshToken } = refreshed.body)
      }
      for (let turn = 0; turn < 2; turn += 1)
        expect((await call('GET', '/api/auth/verify', undefined, { token })).status).toBe(200)
      expect((await call('POST', '/api/auth/logout', { refreshToken }, { token })).status).toBe(200)
      const statuses = async () => [
        (await call('GET', '/api/auth/verify', undefined, { token })).status,
        (await call('GET', '/api/auth/verify', undefined, { token })).status
      ]
      await expect.poll(statuses, { timeout: 5000 }).toEqual([401, 401])
      expect((await call('POST', '/api/auth/refresh', { refreshToken })).status).toBe(401)
    })

    test('of parallel refreshes on both there is one successor', async () => {
      const { body } = await signIn('192.0.2.3')
      const { refreshToken } = body
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => call('POST', '/api/auth/refresh', { refreshToken }))
      )
      expect(new Set(answers.map((answer) => answer.body['refreshToken'])).size).toBe(1)
    })

    test('security bar 11: tries on both take from one budget', async () => {
      const email = 'locked@example.com'
      await call('POST', '/api/auth/register', { ...maya, email }, { client: '192.0.2.4' })
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const wrong = { email, password: 'wrong one' }
        const client = `192.0.2.${10 + attempt}`
        expect((await call('POST', '/api/auth/login', wrong, { client })).status).toBe(401)
      }
      expect((await signIn('192.0.2.20', email)).status).toBe(401)
      expect((await signIn('192.0.2.21', email)).status).toBe(401)
      expect((await signIn('192.0.2.22')).status).toBe(200)
    })

    test('security bar 13: calls on both count together, under the address that the balancer says', async () => {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const unknown = { email: `nobody${attempt}@example.com`, password: 'wrong one' }
        statuses.push((await call('POST', '/api/auth/login', unknown, { client: '2001:db8:7::1' })).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
      const neighbour = { email: 'other@example.com', password: 'wrong one' }
      expect((await call('POST', '/api/auth/login', neighbour, { client: '2001:db8:7::2' })).status).toBe(429)
      expect((await call('POST', '/api/auth/login', neighbour, { client: '2001:db8:8::1' })).status).toBe(401)
    })

    test('each letter leaves once, and each task has one server', async () => {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      const outcomes = async () => {
        const { rows } = await client.query<{ state: string; tries: number }>(
          'select state, tries from mails'
        )
        return new Set(rows.map(({ state, tries }) => `${state} ${tries}`))
      }
      await expect.poll(outcomes, { timeout: 20_000 }).toEqual(new Set(['sent 1']))
      const { rows: mails } = await client.query<{ id: string }>('select id from mails')
      const written = folders.flatMap((folder) => {
        const outbox = join(folder, 'outbox')
        return existsSync(outbox) ? readdirSync(outbox) : []
      })
      expect(written.length).toBe(mails.length)
      const { rows: leases } = await client.query<{ name: string }>('select name from leases order by name')
      await client.end()
      const names = leases.map(({ name }) => name)
      expect(names).toEqual([...new Set(names)])
      expect(names).toContain('task deliver-mail')
    })

    test('a server with other keys refuses to join', async () => {
      const { signing, sealing } = await newKeys()
      const other = { SIGNING_KEYS: JSON.stringify(signing), SEALING_KEYS: sealing.join(',') }
      const stranger = await serverProcess({ ...env, ...other, DATA_DIR: testFolder(cleanups) }, cleanups)
      expect(stranger.kind === 'refused' && stranger.words).toContain(
        'This database was used with other keys'
      )
    })

    test('when one ends, the other goes on', async () => {
      const [first] = servers
      if (first?.kind === 'running') await first.end()
      const statuses = [
        await call('GET', '/health').catch(() => undefined),
        await call('GET', '/health').catch(() => undefined)
      ]
      expect(statuses.filter((answer) => answer?.status === 200)).toHaveLength(1)
    })
  })
}
