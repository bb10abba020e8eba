import { createOpenDatabase } from '@sitewright/databases/node/open-database'
import { openNetwork } from '@sitewright/databases/testing/open-network'
import { createPostgresqlFixture, type PostgresqlFixture } from '@sitewright/databases/testing/postgresql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabasePanelApp } from '../../testing/database-panel-app.ts'
import { connectDatabase } from '../../testing/connect-database.ts'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, expireProof } from '@sitewright/kernel/testing/users'

const url = process.env['TEST_DATABASE_URL']
const openDatabase = createOpenDatabase(openNetwork)

interface Refused {
  error: { code: string; details: { message: string }[] }
}

describe.runIf(url !== undefined)('exports of a real PostgreSQL', () => {
  let fixture: PostgresqlFixture
  beforeAll(async () => {
    fixture = await createPostgresqlFixture(url ?? '')
  })
  afterAll(() => fixture.drop())

  onSqlite('an export of a query', (open) => {
    async function started() {
      const services = await createTestServices(await open(), { openDatabase })
      const app = createDatabasePanelApp(services)
      const user = await createTestUser(services, 'super_admin')
      const page = await createTestClient(services, app, user)
      const connect = (changes?: object) => connectDatabase(page, fixture.settings, changes)
      const ask = (connection: string, query: string, rest: object = {}) =>
        page.call('POST', '/api/database/export', { connection, query, ...rest })
      const refusal = async (connection: string, query: string) =>
        ((await (await ask(connection, query)).json()) as Refused).error
      const findAudit = async () =>
        (
          await services.database.db
            .selectFrom('audit')
            .select(['outcome', 'details'])
            .where('action', '=', 'database.query')
            .execute()
        ).map(({ outcome, details }) => ({ outcome, details: JSON.parse(details) as object }))
      return { services, user, connect, ask, refusal, findAudit }
    }

    test('has all rows and whole cells, as CSV and as JSON Lines, and is audited', async () => {
      const { connect, ask, findAudit } = await started()
      const id = await connect()
      const query = "select n, repeat('x', 70000 / n) as text from generate_series($1::int, 12000) as n"
      const csv = await ask(id, query, { parameters: [1] })
      expect(csv.status).toBe(200)
      expect(csv.headers.get('content-type')).toBe('text/csv')
      expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="billing-[\d-]+\.csv"/)
      const rows = (await csv.text()).trimEnd().split('\r\n')
      expect(rows).toHaveLength(12_001)
      expect([rows[0], rows[1], rows.at(-1)]).toEqual([
        '"n","text"',
        `"1","${'x'.repeat(70_000)}"`,
        '"12000","xxxxx"'
      ])
      const balances = await (await ask(id, "select -0.50::numeric as a, '-1+1' as b")).text()
      expect(balances.split('\r\n')[1]).toBe(`"-0.50","'-1+1"`)
      const empty = await (await ask(id, "select null as a, '' as b, 1 as c")).text()
      expect(empty.split('\r\n')[1]).toBe(',"","1"')
      const lines = await (
        await ask(id, "select 1 as a, null as a, -2 as b, 'ü' as c, true as d, 'true' as e, 1.50 as f", {
          format: 'jsonl'
        })
      ).text()
      expect(lines).toBe('{"a":1,"a_2":null,"b":-2,"c":"ü","d":true,"e":"true","f":1.50}\n')
      expect(await findAudit()).toMatchObject([
        { outcome: 'done', details: { rows: 12_000, parameters: 1, exportedAs: 'csv', result: 'done' } },
        { outcome: 'done', details: { rows: 1, exportedAs: 'csv' } },
        { outcome: 'done', details: { rows: 1, exportedAs: 'csv' } },
        { outcome: 'done', details: { rows: 1, exportedAs: 'jsonl' } }
      ])
    })

    test('that cannot begin is refused in words, and one that breaks off is no file', async () => {
      const { connect, ask, refusal, findAudit } = await started()
      const id = await connect()
      expect(await refusal(id, ' ')).toMatchObject({ code: 'query.empty' })
      expect(await refusal(id, 'drop table customers')).toMatchObject({
        code: 'query.not-read',
        details: [{ message: expect.stringContaining('It would change something.') }]
      })
      expect(await refusal(id, 'select\n  mistake')).toMatchObject({
        code: 'query.failed',
        details: [{ message: 'Line 2, column 3: column "mistake" does not exist' }]
      })
      expect(await refusal('another', 'select 1')).toMatchObject({ code: 'database-connection.not-found' })
      const broken = await ask(id, 'select 1 / (5000 - n) as x from generate_series(1, 9000) as n')
      expect(broken.status).toBe(200)
      await expect(broken.text()).rejects.toThrow()
      await expect
        .poll(async () => (await findAudit()).at(-1))
        .toMatchObject({ outcome: 'refused', details: { exportedAs: 'csv', result: 'query.failed' } })
      const [active] = await fixture.run(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and query like '%5000 - n%' and state <> 'idle' and pid <> pg_backend_pid()"
      )
      expect(active).toEqual({ n: 0 })
    })

    test('takes a fresh proof, and a service that does not charge for reading', async () => {
      const { services, user, connect, refusal } = await started()
      const id = await connect()
      const charged = await connect({
        name: 'orders',
        type: 'dynamodb',
        host: 'dynamodb.eu-central-1.amazonaws.com',
        port: 443,
        database: 'eu-central-1',
        user: 'AKIAEXAMPLE'
      })
      expect(await refusal(charged, '{"Scan": {"TableName": "orders"}}')).toMatchObject({
        code: 'query.export-charged'
      })
      await expireProof(services, user)
      expect(await refusal(id, 'select 1')).toMatchObject({ code: 'auth.step-up' })
    })
  })
})
