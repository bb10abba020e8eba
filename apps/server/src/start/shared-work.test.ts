import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '@sitewright/kernel/testing/test-database'
import { startRoundRobin, startServer, type ServerProcess } from '../testing/server-process.ts'
import { createKeys } from '../data-folder/key-files.ts'
import { credentials, maya, createTestFolder, type Cleanups } from '../testing/start-services.ts'

const postgresUrl = process.env['TEST_DATABASE_URL']

const cleanups: Cleanups = []
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

test('a server whose Postgres does not answer exits with a message, without the password', async () => {
  const DATABASE_URL = 'postgres://sitewright:hunter2@127.0.0.1:9/none'
  const refused = await startServer({ DATABASE_URL, DATA_DIR: createTestFolder(cleanups) }).catch(String)
  expect(refused).toContain(
    'The database at 127.0.0.1:9 does not answer (ECONNREFUSED). Check DATABASE_URL, and that the database runs.'
  )
  expect(refused).not.toContain('hunter2')
})

async function createServerKeys(): Promise<Record<string, string>> {
  const { signing, sealing } = await createKeys()
  return { SIGNING_KEYS: JSON.stringify(signing), SEALING_KEYS: sealing.join(',') }
}

// In CI, testing/services.ts makes sure that there is a Postgres.
if (postgresUrl !== undefined) {
  describe('two servers on one Postgres share their work', () => {
    let databaseUrl = ''
    let balanced = ''
    let folders: string[] = []
    let servers: ServerProcess[] = []
    let environment: Record<string, string> = {}

    beforeAll(async () => {
      const { url, drop } = await createTestDatabase(postgresUrl)
      cleanups.push(drop)
      databaseUrl = url
      environment = {
        DATABASE_URL: url,
        PUBLIC_URL: 'https://sitewright.test',
        TRUSTED_PROXIES: '127.0.0.1',
        ...(await createServerKeys())
      }
      folders = [createTestFolder(cleanups), createTestFolder(cleanups)]
      servers = await Promise.all(folders.map((DATA_DIR) => startServer({ ...environment, DATA_DIR })))
      for (const { stop } of servers) cleanups.push(stop)
      const { origin, server } = await startRoundRobin(servers.map(({ port }) => port))
      balanced = origin
      cleanups.push(() => {
        server.closeAllConnections()
        server.close()
      })
    })

    async function call(path: string, body: object, address = '192.0.2.1') {
      const response = await fetch(`${balanced}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'test',
          // Entries further left were written by the client.
          'x-test-address': `203.0.113.${Math.floor(Math.random() * 256)}, ${address}`
        },
        body: JSON.stringify(body)
      })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }

    test('parallel refreshes on both get one next token', async () => {
      expect((await call('/api/auth/register', maya)).status).toBe(200)
      const { body } = await call('/api/auth/login', credentials)
      const { refreshToken } = body
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => call('/api/auth/refresh', { refreshToken }))
      )
      expect(new Set(answers.map((answer) => answer.body['refreshToken'])).size).toBe(1)
    })

    test('security bar 13: a network shares one rate limit on both, whatever X-Forwarded-For says', async () => {
      const tries: number[] = []
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const unknown = { email: `nobody${attempt}@example.com`, password: 'wrong one' }
        tries.push((await call('/api/auth/login', unknown, `2001:db8:7::${attempt}`)).status)
      }
      expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429])
      const elsewhere = { email: 'other@example.com', password: 'wrong one' }
      expect((await call('/api/auth/login', elsewhere, '2001:db8:8::1')).status).toBe(401)
    })

    test('each mail is sent once, and each task has one server', async () => {
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
      const { rows: leases } = await client.query<{ name: string }>('select name from leases')
      await client.end()
      const written = folders.flatMap((folder) => {
        const outbox = join(folder, 'outbox')
        return existsSync(outbox) ? readdirSync(outbox) : []
      })
      expect(written.length).toBe(mails.length)
      expect(leases.map(({ name }) => name).toSorted()).toEqual([
        'task check-audit',
        'task close-payment-pages',
        'task deliver-mail',
        'task deliver-webhooks',
        'task evaluate-alerts',
        'task issue-invoices',
        'task look-at-domains',
        'task measure-tenants',
        'task purge-accounts',
        'task purge-expired',
        'task purge-pictures',
        'task purge-projects',
        'task remind-of-secrets',
        'task rotate-encryption',
        'task run-checks',
        'task suspend-overdue'
      ])
    })

    test('a server with other keys refuses to join', async () => {
      const outsider = { ...environment, ...(await createServerKeys()), DATA_DIR: createTestFolder(cleanups) }
      expect(await startServer(outsider).catch(String)).toContain('This database was used with other keys')
    })

    test('when one stops, the other goes on', async () => {
      const [first, second] = servers
      await first?.stop()
      await expect(fetch(`${first?.origin}/health`)).rejects.toThrow('fetch failed')
      expect(await (await fetch(`${second?.origin}/ready`)).json()).toEqual({ ready: true })
    })
  })
}
