import { sampleSites } from '@sitewright/site'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction, migrate } from '@sitewright/kernel/db'
import { product } from '@sitewright/product'
import { silentLog, type LogFields } from '@sitewright/kernel/request'
import { openPostgres, openSqlite } from '@sitewright/kernel/node'
import { countCall } from '@sitewright/kernel/limits'
import { createTestClock, onEachEngine, createTestServices } from '@sitewright/kernel/testing/services'
import { postJson, createTestApp } from '../testing/app.ts'
import { createReadinessCheck } from './readiness.ts'

onEachEngine('readiness', (open) => {
  test('a server whose database answers is ready', async () => {
    expect(await createReadinessCheck(await open())()).toBe(true)
  })
})

test('security bar 65: a full disk is reported, and does not stop requests that need no disk', async () => {
  const database = openSqlite(':memory:')
  await migrate(database, product.migrations)
  const told: unknown[] = []
  const log = {
    ...silentLog,
    warn: (event: string, fields?: LogFields) => void told.push([event, fields])
  }
  const now = createTestClock()
  const app = createTestApp({
    services: await createTestServices(database),
    isReady: createReadinessCheck(database, now),
    log
  })
  const ready = async (): Promise<number> => (await app.request('/ready')).status
  expect(await ready()).toBe(200)
  await sql`pragma query_only = on`.execute(database.db)
  // What was just looked up is not looked up again.
  expect(await ready()).toBe(200)
  now.advance(1001)
  expect(await ready()).toBe(503)
  expect((await postJson(app, '/api/projects', sampleSites.dentist)).status).toBe(200)
  expect(told).toContainEqual(['rate.not-counted', expect.objectContaining({ error: expect.any(Error) })])
  await sql`pragma query_only = off`.execute(database.db)
  now.advance(1001)
  expect(await ready()).toBe(200)
  await database.close()
})

test('security bar 65: a transaction that a full disk ended says so', async () => {
  const database = openSqlite(':memory:')
  await migrate(database, product.migrations)
  await sql`pragma max_page_count = 1`.execute(database.db)
  const filling = inTransaction(database, async (transaction) => {
    for (let key = 0; key < 1000; key += 1) await countCall(transaction, `${key} ${'x'.repeat(2000)}`, 0, 1)
  })
  await expect(filling).rejects.toThrow('database or disk is full')
  await countCall(database.db, 'after', 0, 1)
  await database.close()
})

test('a server whose database has no tables is not ready', async () => {
  const empty = openSqlite(':memory:')
  expect(await createReadinessCheck(empty)()).toBe(false)
  await empty.close()
})

test('a server whose database is gone is not ready', async () => {
  const closed = openSqlite(':memory:')
  await closed.close()
  expect(await createReadinessCheck(closed)()).toBe(false)
  const nobody = openPostgres('postgres://nobody@127.0.0.1:9/none')
  expect(await createReadinessCheck(nobody)()).toBe(false)
  await nobody.close()
})

test('security bar 57: health says status, phase and version, readiness one word, and nothing else is there', async () => {
  const app = createTestApp()
  const health = await app.request('/health')
  expect([health.status, Object.keys((await health.json()) as object)]).toEqual([
    200,
    ['status', 'phase', 'version']
  ])
  const ready = await app.request('/ready')
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true }])
  const unready = await createTestApp({ isReady: () => Promise.resolve(false) }).request('/ready')
  expect([unready.status, await unready.json()]).toEqual([503, { ready: false }])
  for (const path of [
    '/metrics',
    '/api/metrics',
    '/api/debug',
    '/api/health',
    '/sitewright.lock',
    '/keys.json',
    '/sitewright.db'
  ])
    expect((await app.request(path)).status).toBe(404)
})
