import type { DatabaseConnection } from '@sitewright/api'
import { connectionFailed, type DatabaseEngine } from '@sitewright/databases'
import { createSqliteEngine } from '@sitewright/databases/sqlite/engine'
import { createSqliteFixture, type SqliteFixture } from '@sitewright/databases/testing/sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasePanelExpiry } from '../database-panel-expiry.ts'
import { createDatabasePanelApp } from '../../testing/database-panel-app.ts'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { purgeExpired } from '@sitewright/kernel/area'
import { countQuery } from './query-counts.ts'

const hour = 3_600_000

describe('the figures of a connection', () => {
  let fixture: SqliteFixture
  beforeAll(async () => {
    fixture = await createSqliteFixture()
  })
  afterAll(() => fixture.close())

  onEachEngine('of a database', (open) => {
    async function started() {
      let now = 500_000 * hour + hour / 2
      const engine = createSqliteEngine(fixture.source)
      let opened: DatabaseEngine | undefined = engine
      const services = await createTestServices(await open(), {
        // What a server reaches over the network answers as this one does.
        openDatabase: () =>
          opened === undefined ? Promise.reject(connectionFailed('refused')) : Promise.resolve(opened),
        now: () => now
      })
      const app = createDatabasePanelApp(services)
      const user = await createTestUser(services, 'super_admin')
      const page = await createTestClient(services, app, user)
      const add = async (name: string): Promise<string> => {
        const body = {
          name,
          type: 'postgresql',
          host: 'db.example.com',
          port: 5432,
          database: 'billing',
          user: 'reader',
          password: 'correct horse battery staple',
          production: false
        }
        const answer = await page.call('POST', '/api/admin/connections', body)
        return ((await answer.json()) as { connection: { id: string } }).connection.id
      }
      const read = async (name: string) => {
        // A day later a session has ended.
        const reader = await createTestClient(services, app, user)
        const answer = await reader.call('GET', '/api/admin/connections')
        const { connections } = (await answer.json()) as { connections: DatabaseConnection[] }
        return connections.find((each) => each.name === name)?.performance
      }
      const run = async (connection: string, query: string) =>
        (await page.call('POST', '/api/database/query', { connection, query })).text()
      return {
        services,
        page,
        add,
        read,
        run,
        pass: (milliseconds: number) => (now += milliseconds),
        refuse: () => (opened = undefined)
      }
    }

    test('are none, then those of queries that gave a result, of the last 24 hours', async () => {
      const { services, add, read, run, pass, refuse } = await started()
      const id = await add('billing')
      await add('orders')
      const none = { queries: 0, avgResponseTime: null, throughput: null }
      expect(await read('billing')).toEqual(none)
      await run(id, 'select * from customers')
      await run(id, 'select * from mistake')
      const first = await read('billing')
      expect(first).toEqual({
        queries: 1,
        avgResponseTime: expect.any(Number),
        throughput: 1 / 23.5
      })
      expect(first?.avgResponseTime).toBeGreaterThan(0)
      expect(first?.avgResponseTime).toBeLessThan(5000)
      await run(id, 'select 1')
      refuse()
      await run(id, 'select 1')
      expect(await read('billing')).toMatchObject({ queries: 2 })
      expect(await read('orders')).toEqual(none)

      pass(23 * hour)
      expect(await read('billing')).toMatchObject({ queries: 2 })
      pass(hour)
      expect(await read('billing')).toEqual(none)
      pass(hour)
      await purgeExpired(services.database.db, services.now(), databasePanelExpiry)
      expect(await services.database.db.selectFrom('query_counts').selectAll().execute()).toEqual([])
    })

    test('add up over servers and hours to a mean, and go with the connection', async () => {
      const { services, page, add, read } = await started()
      const id = await add('billing')
      const { db } = services.database
      const now = services.now()
      const count = (milliseconds: number, at = now) =>
        countQuery(db, { connectionId: id, now: at, milliseconds })
      await Promise.all([count(10), count(20), count(3, now - 5 * hour)])
      expect(await read('billing')).toEqual({ queries: 3, avgResponseTime: 11, throughput: 3 / 23.5 })
      const tested = await page.call('POST', `/api/admin/connections/${id}/test`, {})
      expect(await tested.json()).toMatchObject({ connection: { performance: { queries: 3 } } })
      await page.call('DELETE', `/api/admin/connections/${id}`)
      expect(await db.selectFrom('query_counts').selectAll().execute()).toEqual([])
    })
  })
})
