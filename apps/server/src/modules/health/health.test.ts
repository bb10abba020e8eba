import { expect, test } from 'vitest'
import { openPostgres } from '../../node/postgres.ts'
import { openSqlite } from '../../node/sqlite-file.ts'
import { testApp } from '../../testing.ts'
import { onEachEngine } from '../../testing-accounts.ts'
import { readiness } from './readiness.ts'

onEachEngine('readiness', (open) => {
  test('a server whose database answers is ready', async () => {
    expect(await readiness(await open())()).toBe(true)
  })
})

test('a server whose database has no tables is not ready', async () => {
  const empty = openSqlite(':memory:')
  expect(await readiness(empty)()).toBe(false)
  await empty.close()
})

test('a server whose database is gone is not ready', async () => {
  const closed = openSqlite(':memory:')
  await closed.close()
  expect(await readiness(closed)()).toBe(false)
  const nobody = openPostgres('postgres://nobody@127.0.0.1:9/none')
  expect(await readiness(nobody)()).toBe(false)
  await nobody.close()
})

test('security bar 57: health says status, phase and version, readiness one word, and nothing else is there', async () => {
  const app = testApp()
  const health = await app.request('/health')
  expect([health.status, Object.keys((await health.json()) as object)]).toEqual([
    200,
    ['status', 'phase', 'version']
  ])
  const ready = await app.request('/ready')
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true }])
  const unready = await testApp({ isReady: () => Promise.resolve(false) }).request('/ready')
  expect([unready.status, await unready.json()]).toEqual([503, { ready: false }])
  for (const path of [
    '/api/metrics',
    '/api/debug',
    '/api/health',
    '/sitewright.lock',
    '/keys.json',
    '/sitewright.db'
  ])
    expect((await app.request(path)).status).toBe(404)
})
