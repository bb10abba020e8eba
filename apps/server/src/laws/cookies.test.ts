import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Database, migrate } from '@sitewright/kernel/db'
import { product } from '@sitewright/product'
import { openSqlite } from '@sitewright/kernel/node'
import { readPackageSources } from '@sitewright/kernel/testing/server-sources'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestServices } from '@sitewright/kernel/testing/services'
import { createTestUser, testPassword } from '@sitewright/kernel/testing/users'
import { createLawServer } from './contract.ts'

const here = 'http://localhost:3000'
const plain = { publicUrl: here, at: here, headers: {} }

/** Where Safari takes no `Secure` cookie, and nothing leaves the machine. */
const loopback = [
  plain,
  { ...plain, headers: { origin: here, 'sec-fetch-site': 'same-origin', referer: `${here}/auth/login` } },
  ...[
    'localhost',
    'LOCALHOST:80',
    'shop.localhost:8080',
    'a.b.localhost',
    '127.0.0.1',
    '127.8.9.10:5173',
    '[::1]:3000'
  ].map((host) => ({ ...plain, at: `http://${host}` })),
  { ...plain, publicUrl: 'http://127.0.0.1:3000' }
]

/** Everything else: what others can read on their way, or what a proxy may serve over HTTPS. */
const others = [
  ...[
    'example.com',
    'localhost.example.com',
    'notlocalhost',
    '192.168.1.5:3000',
    '10.0.0.1',
    '128.0.0.1',
    '[::2]',
    '[fe80::1]',
    '0.0.0.0',
    '127.0.0.1.nip.io'
  ].map((host) => ({ ...plain, at: `http://${host}` })),
  { ...plain, at: 'https://localhost:3000' },
  { ...plain, publicUrl: 'https://sitewright.example' },
  { ...plain, publicUrl: 'https://localhost:3000' },
  { ...plain, headers: { referer: 'https://sitewright.example/auth/login' } },
  ...[
    { 'x-forwarded-proto': 'https' },
    { 'x-forwarded-proto': 'http' },
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-host': 'sitewright.example' },
    { 'x-forwarded-ssl': 'on' },
    { forwarded: 'for=203.0.113.7;proto=https' },
    { 'x-real-ip': '203.0.113.7' },
    { via: '1.1 proxy' },
    { 'cf-visitor': '{"scheme":"https"}' }
  ].map((headers) => ({ ...plain, headers }))
]

async function openMigrated(): Promise<Database> {
  const database = openSqlite(':memory:')
  await migrate(database, product.migrations)
  return database
}

test(
  'security bar 23: cookies are Secure with __Host-, but on plain HTTP of a loopback address',
  { timeout: 60_000 },
  async () => {
    const services = await createTestServices(await openMigrated())
    const { email } = await createTestUser(services, 'super_admin')
    const setAt = async ({ publicUrl, at, headers }: typeof plain): Promise<string[]> => {
      const client = createTestBrowser(createLawServer({ ...services, publicUrl }))
      const lines: string[] = []
      const send = async (path: string, body: object): Promise<number> => {
        const response = await client.call('POST', `${at}${path}`, body, {
          'sec-fetch-site': 'same-origin',
          ...headers
        })
        lines.push(...response.headers.getSetCookie())
        return response.status
      }
      await services.database.db.deleteFrom('rate_counts').execute()
      expect(await send('/api/auth/admin/login', { email, password: testPassword })).toBe(200)
      // What was set is read again under the same name.
      expect(await send('/api/auth/refresh', {})).toBe(200)
      expect(await send('/api/auth/step-up', { password: testPassword })).toBe(200)
      expect(await send('/api/auth/logout', {})).toBe(200)
      return lines
    }
    for (const address of loopback) {
      const lines = await setAt(address)
      expect(lines.length).toBeGreaterThan(4)
      for (const line of lines)
        expect([address, line]).toEqual([address, expect.stringMatching(/^(rt|device)=/)])
      for (const line of lines)
        expect([address, line]).toEqual([address, expect.not.stringMatching(/secure/i)])
      for (const line of lines) expect(line).toMatch(/Path=\/; HttpOnly; SameSite=(Strict|Lax)$/)
    }
    for (const address of others) {
      const lines = await setAt(address)
      expect(lines.length).toBeGreaterThan(4)
      for (const line of lines)
        expect([address, line]).toEqual([
          address,
          expect.stringMatching(/^__Host-\w+=.*Path=\/; HttpOnly; Secure; SameSite=(Strict|Lax)$/)
        ])
    }
  }
)

test('one file alone sets and reads cookies', () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  const apps = globSync('apps/{server,demo}/src/**/*.ts', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
  const setting = [...readPackageSources(), ...apps].filter(({ text }) =>
    /hono\/cookie'|['"]set-cookie['"],/i.test(text)
  )
  expect(setting.map(({ path }) => path)).toEqual(['packages/kernel/src/request/cookies.ts'])
})
