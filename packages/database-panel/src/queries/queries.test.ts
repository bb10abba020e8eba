import type { DatabaseQueryLine } from '@sitewright/api'
import { createOpenDatabase } from '@sitewright/databases/node/open-database'
import { openNetwork } from '@sitewright/databases/testing/open-network'
import { createPostgresqlFixture, type PostgresqlFixture } from '@sitewright/databases/testing/postgresql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabasePanelApp } from '../../testing/database-panel-app.ts'
import { connectDatabase } from '../../testing/connect-database.ts'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import type { Database } from '@sitewright/kernel/db'

type TestUser = Awaited<ReturnType<typeof createTestUser>>

const url = process.env['TEST_DATABASE_URL']
const endless = 'with recursive n (i) as (select 1 union all select i from n) select count(*) from n'
const openDatabase = createOpenDatabase(openNetwork)

type LineOf<K extends DatabaseQueryLine['kind']> = Extract<DatabaseQueryLine, { kind: K }>

function parseLines(text: string): DatabaseQueryLine[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DatabaseQueryLine)
}

describe.runIf(url !== undefined)('queries of a real PostgreSQL', () => {
  let fixture: PostgresqlFixture
  beforeAll(async () => {
    fixture = await createPostgresqlFixture(url ?? '')
  })
  afterAll(() => fixture.drop())

  onEachEngine('a query', (open) => {
    async function started(database?: Database, as?: TestUser) {
      const used = database ?? (await open())
      const services = await createTestServices(used, { openDatabase })
      const app = createDatabasePanelApp(services)
      const user = as ?? (await createTestUser(services, 'super_admin'))
      const page = await createTestClient(services, app, user)
      const connect = (changes?: object) => connectDatabase(page, fixture.settings, changes)
      const ask = (connection: string, query: string, rest: object = {}) =>
        page.call('POST', '/api/database/query', { connection, query, ...rest })
      const run = async (connection: string, query: string, rest: object = {}) => {
        const response = await ask(connection, query, rest)
        if (response.status !== 200)
          return [{ kind: 'error', ...((await response.json()) as { error: object }).error }] as [
            LineOf<'error'>
          ]
        return parseLines(await response.text())
      }
      const findAudit = async () =>
        (await used.db.selectFrom('audit').selectAll().where('action', '=', 'database.query').execute()).map(
          ({ details, ...entry }) => ({ ...entry, details: JSON.parse(details) as Record<string, unknown> })
        )
      return { services, app, user, page, connect, ask, run, findAudit, database: used }
    }
    const findActive = async () =>
      (await fixture.run(
        "select pid from pg_stat_activity where datname = current_database() and query like 'with recursive%' and state = 'active'"
      )) as { pid: number }[]

    test('sends its id, its columns, its rows and its end, line by line', async () => {
      const { connect, run } = await started()
      const id = await connect()
      const lines = await run(id, 'select id, name from customers where id < $1 order by id', {
        parameters: [3]
      })
      expect(lines).toEqual([
        { kind: 'start', id: expect.any(String) },
        {
          kind: 'columns',
          columns: [
            { name: 'id', type: 'bigint' },
            { name: 'name', type: 'text' }
          ]
        },
        // The first batch has one row, whose size determines the next one.
        { kind: 'rows', rows: [['1', 'Okonkwo Catering']] },
        { kind: 'rows', rows: [['2', null]] },
        { kind: 'end', rows: 2, truncated: null, milliseconds: expect.any(Number) }
      ])
      const cut = await run(id, 'select generate_series(1, 10000000)', { limits: { rows: 10 } })
      expect(cut.at(-1)).toMatchObject({ kind: 'end', rows: 10, truncated: 'rows' })
    })

    test('is refused where it is empty, is no read, is two or is too long, in words that say what to do', async () => {
      const { connect, run, ask } = await started()
      const id = await connect()
      const codeOf = async (query: string) => (await run(id, query)).at(-1)
      expect(await codeOf(' \n ')).toMatchObject({ code: 'query.empty' })
      expect(await codeOf('drop table customers')).toMatchObject({
        code: 'query.not-read',
        message: expect.stringContaining('It would change something.')
      })
      expect(await codeOf('select 1; select 2')).toMatchObject({
        code: 'query.not-read',
        message: expect.stringContaining('Run one at a time')
      })
      expect(await codeOf(`select '${'x'.repeat(1_000_000)}'`)).toMatchObject({
        code: 'query.too-large',
        details: [{ path: 'body.query', value: 1_000_009 }]
      })
      expect(await codeOf("select repeat('x', 100000000)")).toMatchObject({ code: 'query.too-large' })
      expect((await ask('another', 'select 1')).status).toBe(404)
      expect((await ask(id, 'select 1', { limits: { rows: 10_001 } })).status).toBe(400)
      expect(await fixture.run('select count(*)::int as n from customers')).toEqual([{ n: 3 }])
    })

    test('that fails tells the words of the engine, with line and column', async () => {
      const { connect, run } = await started()
      const id = await connect()
      expect((await run(id, 'select id,\n  mistake\nfrom customers')).at(-1)).toEqual({
        kind: 'error',
        code: 'query.failed',
        message: 'Failed to execute query. Please check your syntax.',
        engine: {
          message: 'column "mistake" does not exist',
          place: { offset: 13, line: 2, column: 3 },
          hint: null,
          code: '42703'
        }
      })
      const superuser = await connect({ name: 'super', user: fixture.users.superuser })
      expect((await run(superuser, 'select 1')).at(-1)).toMatchObject({ code: 'connection.role' })
    })

    test('security bar 45: that never ends is stopped by its limit of time', async () => {
      const { connect, run } = await started()
      const lines = await run(await connect(), endless, { limits: { seconds: 1 } })
      expect(lines.at(-1)).toMatchObject({ code: 'query.timeout' })
    })

    test('security bar 46: is cancelled from another server within 2 s, by its owner alone', async () => {
      const { connect, ask, user, database, services } = await started()
      const elsewhere = await started(database, user)
      const stranger = await started(database, await createTestUser(services, 'super_admin'))
      const body = (await ask(await connect(), endless)).body
        ?.pipeThrough(new TextDecoderStream())
        .getReader()
      const [start] = parseLines((await body?.read())?.value ?? '') as [LineOf<'start'>]
      const last = body?.read()
      await expect.poll(findActive).toHaveLength(1)
      const cancel = `/api/database/query/${start.id}/cancel`
      expect((await stranger.page.call('POST', cancel, {})).status).toBe(200)
      await new Promise((later) => setTimeout(later, 1500))
      expect(await findActive()).toHaveLength(1)
      const begun = performance.now()
      expect((await elsewhere.page.call('POST', cancel, {})).status).toBe(200)
      expect(parseLines((await last)?.value ?? '')).toMatchObject([{ code: 'query.cancelled' }])
      expect(performance.now() - begun).toBeLessThan(2000)
      await expect.poll(findActive).toEqual([])
    })

    test('whose reader is gone is stopped in the engine, and audited', async () => {
      const { connect, ask, findAudit } = await started()
      const body = (await ask(await connect(), endless)).body?.getReader()
      await body?.read()
      void body?.read()
      await expect.poll(findActive).toHaveLength(1)
      await body?.cancel()
      await expect.poll(findActive, { timeout: 2000 }).toEqual([])
      await expect
        .poll(findAudit)
        .toMatchObject([{ outcome: 'refused', details: { result: 'query.cancelled' } }])
    })

    test('security bar 52: is audited once, without values of parameters and literals', async () => {
      const { connect, run, findAudit, user } = await started()
      const id = await connect()
      await run(id, "select id from customers where name = $1 or name = 'Secret Ltd'", {
        parameters: ['Hidden']
      })
      await run(id, 'drop table customers')
      const entries = await findAudit()
      expect(entries).toMatchObject([
        {
          outcome: 'done',
          actor_id: user.id,
          details: {
            connection: { id, name: 'billing' },
            statement: "select id from customers where name = $1 or name = '…'",
            parameters: 1,
            rows: 0,
            result: 'done'
          }
        },
        { outcome: 'refused', details: { result: 'query.not-read' } }
      ])
      expect(JSON.stringify(entries)).not.toMatch(/Secret|Hidden/)
    })

    test('takes the permission to read databases, and runs twice at a time', async () => {
      const { services, app, connect, page, ask } = await started()
      const id = await connect()
      const role = await createTestRole(services, { permissions: ['admin.access'] })
      const other = await createTestClient(services, app, await createTestUser(services, role))
      const body = { connection: id, query: 'select 1' }
      expect((await other.call('POST', '/api/database/query', body)).status).toBe(403)
      const open = [await ask(id, endless), await ask(id, endless)]
      const third = await ask(id, 'select 1')
      expect([third.status, await third.json()]).toMatchObject([429, { error: { code: 'query.too-many' } }])
      for (const each of open) await each.body?.cancel()
      const collections = await page.call('GET', `/api/database/collections?connection=${id}`)
      expect(await collections.json()).toMatchObject({
        collections: expect.arrayContaining([expect.objectContaining({ name: 'customers', kind: 'table' })])
      })
    })
  })
})
