import type { DatabaseMigrations, MigrateAnswer } from '@sitewright/api'
import { createOpenDatabase } from '@sitewright/databases/node/open-database'
import { openNothing } from '@sitewright/databases'
import { openNetwork } from '@sitewright/databases/testing/open-network'
import { createPostgresqlFixture, type PostgresqlFixture } from '@sitewright/databases/testing/postgresql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabasePanelApp } from '../../testing/database-panel-app.ts'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  expireProof
} from '@sitewright/kernel/testing/users'
import type { Services } from '@sitewright/kernel/services'
import { compareNames } from './migrations.repository.ts'

const url = process.env['TEST_DATABASE_URL']
const openReal = createOpenDatabase(openNetwork)

const first = { name: '1_notes', apply: 'create table notes (id int)', rollBack: 'drop table notes' }
const second = { name: '2_text', apply: 'alter table notes add column text text', rollBack: null }
const third = { name: '10_more', apply: 'create table more ()', rollBack: 'drop table more' }

test('migrations run by their number, not by their letters', () => {
  expect(['10_b', '2_a', '0010_a', '1'].toSorted(compareNames)).toEqual(['1', '2_a', '0010_a', '10_b'])
})

describe.runIf(url !== undefined)('migrations of a connected PostgreSQL', () => {
  let fixture: PostgresqlFixture
  beforeAll(async () => {
    fixture = await createPostgresqlFixture(url ?? '')
  })
  beforeEach(() => fixture.run('drop table if exists sitewright_migrations, notes, more cascade'))
  afterAll(() => fixture.drop())

  onSqlite('a call', (open) => {
    async function started({
      openDatabase = openReal,
      ...changes
    }: {
      openDatabase?: Services['openDatabase']
      production?: boolean
      writable?: boolean
      type?: string
    } = {}) {
      const services = await createTestServices(await open(), { openDatabase })
      const app = createDatabasePanelApp(services)
      const user = await createTestUser(services, 'super_admin')
      const page = await createTestClient(services, app, user)
      const { kind: type, ...settings } = fixture.settings
      const role = { user: fixture.users.writer, production: false, writable: true }
      const answer = await page.call('POST', '/api/admin/connections', {
        name: 'billing',
        type,
        ...settings,
        ...role,
        ...changes
      })
      const { connection } = (await answer.json()) as { connection: { id: string } }
      const path = `/api/admin/connections/${connection.id}/migrations`
      const send = async (method: string, at: string, body?: object, as = page) => {
        const response = await as.call(method, at, body)
        return (await response.json()) as {
          migration?: { id: string }
          error?: { code: string; details: { path: string; message: string }[] }
        }
      }
      const add = async (body: object, as = page) => {
        const { migration, error } = await send('POST', path, body, as)
        return migration?.id ?? error?.code ?? ''
      }
      const list = async (as = page) =>
        (await (await as.call('GET', path)).json()) as DatabaseMigrations & { error?: { code: string } }
      const migrate = async (body: object, as = page) =>
        (await (
          await as.call('POST', '/api/database/migrate', {
            connection: connection.id,
            direction: 'apply',
            ...body
          })
        ).json()) as MigrateAnswer & { error?: { code: string; details: { message: string }[] } }
      const run = async (direction: 'apply' | 'roll-back' = 'apply', more: object = {}) => {
        const { plan, error } = await migrate({ direction, act: 'plan', ...more })
        return error?.code ?? migrate({ direction, act: 'run', digest: plan.digest, ...more })
      }
      const states = async () =>
        (await list()).migrations.map(({ name, state }) => `${name} ${state ?? 'not known'}`)
      return {
        services,
        app,
        user,
        page,
        path,
        send,
        add,
        list,
        migrate,
        run,
        states,
        connection: connection.id
      }
    }

    test('are added, planned, tried, applied and rolled back, each audited', async () => {
      const { services, user, add, list, migrate, run, states } = await started()
      for (const each of [third, second, first]) await add(each)
      expect(await states()).toEqual(['1_notes pending', '2_text pending', '10_more pending'])
      expect((await migrate({ act: 'plan', to: '2_text' })).plan.steps).toEqual([
        { name: '1_notes', statements: [first.apply] },
        { name: '2_text', statements: [second.apply] }
      ])
      expect((await migrate({ act: 'dry-run' })).run).toMatchObject({ stopped: null, done: [{}, {}, {}] })
      expect(await states()).toEqual(['1_notes pending', '2_text pending', '10_more pending'])

      expect(await run()).toMatchObject({ run: { stopped: null, done: [{ name: '1_notes' }, {}, {}] } })
      expect((await list()).migrations[0]).toMatchObject({
        state: 'applied',
        appliedBy: user.email,
        revertible: true
      })
      expect(await run()).toBe('migration.nothing')
      expect(await run('roll-back')).toMatchObject({ run: { stopped: null, done: [{ name: '10_more' }] } })
      expect(await run('roll-back')).toBe('migration.irreversible')
      expect(await states()).toEqual(['1_notes applied', '2_text applied', '10_more pending'])

      const entries = await services.database.db
        .selectFrom('audit')
        .select(['action', 'outcome'])
        .where('action', 'like', 'database.migrat%')
        .orderBy('seq')
        .execute()
      expect(entries.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
        ...Array.from({ length: 3 }, () => 'database.migration-add done'),
        ...Array.from({ length: 3 }, () => 'database.migrate done')
      ])
    })

    test('run as they were looked at, or not at all', async () => {
      const { add, migrate, page, path, states } = await started()
      const id = await add(first)
      const { plan } = await migrate({ act: 'plan' })
      await page.call('PATCH', `${path}/${id}`, { ...first, apply: 'create table notes (id bigint)' })
      expect((await migrate({ act: 'run', digest: plan.digest })).error?.code).toBe('migration.plan-changed')
      const again = await migrate({ act: 'plan' })
      await fixture.run(
        'create table sitewright_migrations (name text primary key, checksum text, applied_at timestamptz, applied_by text, milliseconds float8, schema_digest text)'
      )
      await fixture.run(`alter table sitewright_migrations owner to ${fixture.users.writer}`)
      await fixture.run(
        "insert into sitewright_migrations values ('0_other', 'none', now(), 'somebody', 1, 'none')"
      )
      expect((await migrate({ act: 'run', digest: again.plan.digest })).error?.code).toBe(
        'migration.plan-changed'
      )
      expect((await migrate({ act: 'run' })).error?.code).toBe('request.invalid')
      expect(await states()).toEqual(['0_other unknown', '1_notes pending'])
    })

    test('drift is told: another script, an earlier one, a table changed by hand', async () => {
      const { services, add, run, list, states, connection } = await started()
      await add(third)
      await run()
      expect((await list()).schemaChanged).toBe(false)
      await add(second)
      await fixture.run('create table notes (id int)')
      expect((await list()).schemaChanged).toBe(true)
      expect(await states()).toEqual(['2_text late', '10_more applied'])
      await fixture.run("update sitewright_migrations set checksum = 'another'")
      expect(await states()).toEqual(['2_text late', '10_more changed'])
      await services.database.db
        .deleteFrom('database_migrations')
        .where('connection_id', '=', connection)
        .where('name', '=', '10_more')
        .execute()
      expect(await states()).toEqual(['2_text late', '10_more unknown'])
    })

    test('where one fails, those before it stand, and it is said where and why', async () => {
      const { services, add, run, states } = await started()
      await add(first)
      await add({ ...second, apply: 'select 1; alter table notes add column id int' })
      expect(await run()).toMatchObject({
        run: {
          done: [{ name: '1_notes' }],
          stopped: { name: '2_text', statement: 1, code: '42701', message: expect.stringContaining('"id"') }
        }
      })
      expect(await states()).toEqual(['1_notes applied', '2_text pending'])
      const entry = await services.database.db
        .selectFrom('audit')
        .select('outcome')
        .where('action', '=', 'database.migrate')
        .executeTakeFirstOrThrow()
      expect(entry.outcome).toBe('refused')
    })

    test('an applied one is neither changed nor deleted', async () => {
      const { add, run, send, path } = await started()
      const id = await add(first)
      await run()
      const codeOf = async (method: string, body?: object) =>
        (await send(method, `${path}/${id}`, body)).error?.code
      expect(await codeOf('PATCH', second)).toBe('migration.applied')
      expect(await codeOf('DELETE')).toBe('migration.applied')
      await run('roll-back')
      expect(await codeOf('PATCH', third)).toBeUndefined()
      expect(await codeOf('DELETE')).toBeUndefined()
      expect(await codeOf('GET')).toBe('migration.not-found')
    })

    test('scripts are kept encrypted, and bad ones are refused in words', async () => {
      const { services, add, send, path } = await started()
      const id = await add({ ...first, apply: 'create table notes (id int);\r\n' })
      const [row] = await services.database.db.selectFrom('database_migrations').selectAll().execute()
      expect(row?.content).not.toContain('notes')
      expect((await send('GET', `${path}/${id}`)).migration).toMatchObject({
        apply: 'create table notes (id int);\n'
      })
      const refusal = async (body: object) => (await send('POST', path, { ...second, ...body })).error
      expect(await add(first)).toBe('migration.name-taken')
      expect(await refusal({ apply: 'begin; select 1' })).toMatchObject({
        code: 'migration.script',
        details: [{ path: 'body.apply', message: expect.stringContaining('transaction') }]
      })
      expect(await refusal({ rollBack: 'drop tabel a' })).toMatchObject({
        details: [{ path: 'body.rollBack', message: expect.stringContaining('(at character 6)') }]
      })
      expect((await refusal({ name: 'Add Notes' }))?.code).toBe('request.invalid')
    })

    test('security bar 46: takes the permission, a fresh proof, a writable connection and its name', async () => {
      const { services, app, user, add, list, migrate } = await started({ production: true })
      await add(first)
      expect(
        (await migrate({ act: 'run', digest: (await migrate({ act: 'plan' })).plan.digest })).error
      ).toMatchObject({
        code: 'migration.name',
        details: [{ message: 'billing' }]
      })
      const role = await createTestRole(services, { permissions: ['admin.access', 'database.read'] })
      const reader = await createTestClient(services, app, await createTestUser(services, role))
      expect((await list(reader)).migrations).toHaveLength(1)
      expect((await migrate({ act: 'plan' }, reader)).error?.code).toBe('auth.forbidden')
      expect(await add(second, reader)).toBe('auth.forbidden')
      const late = await createTestClient(services, app, user)
      await expireProof(services, user)
      expect((await migrate({ act: 'plan' }, late)).error?.code).toBe('auth.step-up')
    })

    test('a connection for reading only is planned and not run', async () => {
      const { add, migrate } = await started({ writable: false })
      await add(first)
      expect((await migrate({ act: 'plan' })).plan.steps).toHaveLength(1)
      for (const act of ['dry-run', 'run'])
        expect((await migrate({ act, digest: 'any' })).error?.code).toBe('migration.read-only-connection')
    })

    test('without the database the scripts are listed, with why it was not asked', async () => {
      const { add, services, list, page } = await started()
      await add(first)
      services.openDatabase = openNothing
      const connections = await page.call('GET', '/api/admin/connections')
      expect(await connections.json()).toMatchObject({ connections: [{ migrations: 1 }] })
      expect(await list()).toMatchObject({
        schemaChanged: null,
        problem: expect.stringMatching(/server/),
        migrations: [{ name: '1_notes', state: null, revertible: true }]
      })
      expect(await add(second)).toBe('connection.needs-server')
    })

    test('another kind of database says that it has none', async () => {
      const { list, add } = await started({ type: 'mysql' })
      expect((await list()).error?.code).toBe('migration.not-supported')
      expect(await add(first)).toBe('migration.not-supported')
    })
  })
})
