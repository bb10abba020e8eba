import type { DatabaseCharges } from '@sitewright/api'
import { createOpenDatabase } from '@sitewright/databases/node/open-database'
import { openNetwork } from '@sitewright/databases/testing/open-network'
import { startDynamodb, type DynamodbFixture } from '@sitewright/databases/testing/dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabasePanelApp } from '../../testing/database-panel-app.ts'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'

const day = 24 * 60 * 60_000
const query = '{ "Scan": { "TableName": "customers" } }'

describe('charges of queries', () => {
  let fixture: DynamodbFixture
  beforeAll(async () => {
    fixture = await startDynamodb()
  })
  afterAll(() => fixture.stop())

  onSqlite('of a DynamoDB', (open) => {
    async function started(dailyBudget: number | null) {
      let now = 1_795_000_000_000
      const services = await createTestServices(await open(), {
        openDatabase: createOpenDatabase(openNetwork),
        now: () => now
      })
      const app = createDatabasePanelApp(services)
      const user = await createTestUser(services, 'super_admin')
      const page = await createTestClient(services, app, user)
      const { kind: type, ...settings } = fixture.settings
      const body = { name: 'orders', type, ...settings, production: false, dailyBudget }
      const answer = await page.call('POST', '/api/admin/connections', body)
      const { connection } = (await answer.json()) as {
        connection: { id: string; dailyBudget: number | null }
      }
      const read = async (as = page) =>
        (await (
          await as.call('GET', `/api/database/charges?connection=${connection.id}`)
        ).json()) as DatabaseCharges
      const run = async (as = page) => {
        const response = await as.call('POST', '/api/database/query', { connection: connection.id, query })
        const text = await response.text()
        return response.status === 200
          ? 'done'
          : (JSON.parse(text) as { error: { code: string; details: { message: string }[] } }).error
      }
      const pass = (milliseconds: number): void => {
        now += milliseconds
      }
      return { services, app, user, page, connection, read, run, pass, now: () => now }
    }

    test('add up by person and day, until the budget is used up', async () => {
      const { services, app, user, page, connection, read, run, pass, now } = await started(1)
      expect(connection.dailyBudget).toBe(1)
      const unit = 'read capacity units'
      const endsAt = (Math.floor(now() / day) + 1) * day
      expect(await read()).toEqual({ unit, charged: 0, budget: 1, endsAt })
      expect(await run()).toBe('done')
      expect(await read()).toEqual({ unit, charged: 0.5, budget: 1, endsAt })
      expect(await run()).toBe('done')
      expect(await run()).toMatchObject({
        code: 'query.budget',
        details: [{ message: '1 of 1 read capacity units today' }]
      })
      const other = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
      expect((await read(other)).charged).toBe(0)
      expect(await run(other)).toBe('done')
      expect((await read()).charged).toBe(1)
      await page.call('PATCH', `/api/admin/connections/${connection.id}`, { dailyBudget: 2 })
      expect(await run()).toBe('done')
      await page.call('PATCH', `/api/admin/connections/${connection.id}`, { dailyBudget: 1 })
      expect(await run()).toMatchObject({ code: 'query.budget' })
      pass(endsAt - now())
      const tomorrow = await createTestClient(services, app, user)
      expect(await read(tomorrow)).toMatchObject({ charged: 0, endsAt: endsAt + day })
      expect(await run(tomorrow)).toBe('done')
    })

    test('are counted without a budget too, which nothing refuses', async () => {
      const { read, run } = await started(null)
      for (let times = 0; times < 3; times += 1) expect(await run()).toBe('done')
      expect(await read()).toMatchObject({ charged: 1.5, budget: null })
    })
  })
})
