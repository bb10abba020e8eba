import type { DatabaseRows } from '@sitewright/api'
import { createPostgresqlFixture, type PostgresqlFixture } from '@sitewright/databases/testing/postgresql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabasePanelApp } from '../../testing/database-panel-app.ts'
import { startWrites, type StartedWith } from '../../testing/start-writes.ts'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  expireProof
} from '@sitewright/kernel/testing/users'

const url = process.env['TEST_DATABASE_URL']

describe.runIf(url !== undefined)('writes of a real PostgreSQL', () => {
  let fixture: PostgresqlFixture
  beforeAll(async () => {
    fixture = await createPostgresqlFixture(url ?? '')
  })
  beforeEach(async () => {
    await fixture.run(
      `update customers set name = 'Okonkwo Catering' where id = 1; delete from customers where id > 3`
    )
  })
  afterAll(() => fixture.drop())

  onEachEngine('a write', (open) => {
    const started = (changes: StartedWith = {}) => startWrites(open, fixture, changes)
    const nameOf = async (id: number) =>
      (await fixture.run(`select name from customers where id = ${id}`))[0]?.['name']
    const rename = "update customers set name = 'Okonkwo & Co' where id = 1"

    test('is held, looked at, committed and undone, with before and after in the audit log', async () => {
      const { ask, connect, begin, look, audit } = await started()
      const begun = await begin(await connect(), 'update customers set name = $1 where id = 1', {
        parameters: ['Okonkwo & Co']
      })
      expect(begun.write).toMatchObject({
        state: 'held',
        rows: 1,
        key: ['id'],
        undoGap: null,
        sampleGap: null
      })
      expect(await nameOf(1)).toBe('Okonkwo Catering')
      const { id } = begun.write
      expect((await look(id)).locks).toContainEqual({ table: 'customers', mode: 'RowExclusiveLock' })
      const done = await ask('POST', `/${id}/commit`, {})
      expect(done.write).toMatchObject({ state: 'committed', undoable: true })
      expect(await nameOf(1)).toBe('Okonkwo & Co')
      const undo = await ask('POST', `/${id}/undo`, {})
      expect(undo.write).toMatchObject({ state: 'held', undoOf: id, rows: 1 })
      expect(await nameOf(1)).toBe('Okonkwo & Co')
      await ask('POST', `/${undo.write.id}/commit`, {})
      expect(await nameOf(1)).toBe('Okonkwo Catering')
      await expect.poll(async () => (await look(id)).undone).toBe(true)
      expect(await ask('POST', `/${id}/undo`, {})).toMatchObject({ code: 'write.not-undoable' })
      expect(await audit()).toMatchObject([
        ['database.write-begin', { rows: 1, table: 'public.customers' }],
        [
          'database.write-commit',
          {
            write: id,
            before: [{ id: '1', name: 'Okonkwo Catering' }],
            after: [{ id: '1', name: 'Okonkwo & Co' }]
          }
        ],
        ['database.write-begin', { undoOf: id }],
        ['database.write-commit', { undoOf: id }]
      ])
    })

    test('security bar 47: takes the permission, a connection that allows it, a fresh proof, and the name in production', async () => {
      const { services, app, user, page, ask, connect, begin } = await started()
      const reading = await connect({ name: 'reading', writable: false })
      expect((await begin(reading, rename)).code).toBe('write.read-only-connection')
      const production = await connect({ name: 'production', production: true })
      const { write } = await begin(production, rename)
      expect(await ask('POST', `/${write.id}/commit`, {})).toMatchObject({ code: 'write.name' })
      expect(await ask('POST', `/${write.id}/commit`, { name: 'Production' })).toMatchObject({
        code: 'write.name'
      })
      expect((await ask('POST', `/${write.id}/commit`, { name: 'production' })).write.state).toBe('committed')
      const readers = await createTestRole(services, { permissions: ['admin.access', 'database.read'] })
      const reader = await createTestClient(services, app, await createTestUser(services, readers))
      expect((await ask('POST', '', { connection: production, query: rename }, reader)).code).toBe(
        'auth.forbidden'
      )
      const other = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
      expect((await ask('GET', `/${write.id}`, undefined, other)).code).toBe('write.not-found')
      await expireProof(services, user)
      expect((await ask('POST', '', { connection: production, query: rename }, page)).code).toBe(
        'auth.step-up'
      )
    })

    test('is refused where it is no single write, in words that say what to do', async () => {
      const { connect, begin } = await started()
      const id = await connect()
      for (const query of ['drop table customers', `${rename}; ${rename}`, 'select 1', 'commit', ''])
        expect([query, (await begin(id, query)).code]).toEqual([query, 'write.not-write'])
      expect(await begin(id, 'update customers set mistake = 1')).toMatchObject({
        code: 'write.failed',
        details: [{ message: expect.stringContaining('"mistake"') }]
      })
      expect((await begin(await connect({ name: 'reader', user: fixture.users.reader }), rename)).code).toBe(
        'write.read-only'
      )
      expect((await begin('another', rename)).code).toBe('database-connection.not-found')
      expect((await begin(id, rename, { table: 'customers' })).code).toBe('request.invalid')
    })

    test('is rolled back when its time is over, and a commit says so', async () => {
      const { ask, connect, begin, now, look } = await started()
      const { write } = await begin(await connect(), rename)
      now.advance(60_000)
      await expect.poll(async () => (await look(write.id)).reason).toBe('expired')
      expect(await ask('POST', `/${write.id}/commit`, {})).toMatchObject({ code: 'write.expired' })
      expect(await nameOf(1)).toBe('Okonkwo Catering')
    })

    test('ends with the session, the permission, the connection and the server', async () => {
      const { services, page, connect, begin, look, database } = await started()
      const connection = await connect()
      const first = await begin(connection, rename)
      await page.call('PATCH', `/api/admin/connections/${connection}`, { writable: false })
      await expect.poll(async () => (await look(first.write.id)).reason).toBe('connection')
      await page.call('PATCH', `/api/admin/connections/${connection}`, { writable: true })
      const second = await begin(connection, rename)
      await services.heldWrites.stop()
      expect(await look(second.write.id)).toMatchObject({ state: 'rolled-back', reason: 'server' })
      const again = await started({ database })
      const third = await again.begin(await again.connect({ name: 'again' }), rename)
      await database.db
        .updateTable('users')
        .set({ status: 'suspended' })
        .where('id', '=', again.user.id)
        .execute()
      const reasonOf = async () =>
        (
          await database.db
            .selectFrom('database_writes')
            .select('reason')
            .where('id', '=', third.write.id)
            .executeTakeFirst()
        )?.reason
      await expect.poll(reasonOf).toBe('rights')
      expect(await nameOf(1)).toBe('Okonkwo Catering')
    })

    test('of another server is committed there, and two commits at once are one', async () => {
      const one = await started()
      const { write } = await one.begin(await one.connect(), rename)
      const services = { ...one.services, heldWrites: (await createTestServices(one.database)).heldWrites }
      const page = await createTestClient(services, createDatabasePanelApp(services), one.user)
      const answers = await Promise.all([
        one.ask('POST', `/${write.id}/commit`, {}, page),
        one.ask('POST', `/${write.id}/commit`, {})
      ])
      expect(answers.map(({ write: { state } }) => state)).toEqual(['committed', 'committed'])
      expect(await nameOf(1)).toBe('Okonkwo & Co')
      expect((await one.audit()).filter(([action]) => action === 'database.write-commit')).toHaveLength(1)
      expect((await one.ask('POST', `/${write.id}/roll-back`, {})).code).toBe('write.ended')
    })

    test('is told as lost where the engine ended it, and as locked where somebody holds the rows', async () => {
      const { ask, connect, begin, look } = await started()
      const id = await connect()
      const { write } = await begin(id, rename)
      expect((await begin(id, "update customers set name = 'x' where id = 1")).code).toBe('write.locked')
      await fixture.run(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sitewright' and backend_xid is not null and datname = current_database()"
      )
      await expect.poll(async () => (await look(write.id)).reason, { timeout: 5000 }).toBe('lost')
      expect((await ask('POST', `/${write.id}/commit`, {})).code).toBe('write.lost')
      expect(await nameOf(1)).toBe('Okonkwo Catering')
    })

    test('of rows takes changes together, and a rule that the commit breaks takes them back', async () => {
      const { ask, connect } = await started()
      const connection = await connect()
      const change = (changes: object[]) =>
        ask('POST', '', { connection, schema: 'public', table: 'customers', changes })
      const insert = { kind: 'insert', values: { id: '9', name: "D'Arcy" } }
      const update = { kind: 'update', key: { id: '2' }, before: { name: null }, values: { balance: '7.25' } }
      const { write } = await change([insert, update])
      expect(write).toMatchObject({
        rows: 2,
        statement: null,
        target: { schema: 'public', table: 'customers' }
      })
      expect((await ask('POST', `/${write.id}/roll-back`, {})).write).toMatchObject({
        state: 'rolled-back',
        reason: 'asked'
      })
      expect(await nameOf(9)).toBeUndefined()
      expect((await change([{ ...update, before: { name: 'other' } }])).code).toBe('write.changed')
      expect((await change([update, update])).code).toBe('request.invalid')
      await fixture.run(
        'alter table customers add constraint once unique (name) deferrable initially deferred'
      )
      const twice = await change([{ kind: 'insert', values: { id: '10', name: 'Okonkwo Catering' } }])
      expect(await ask('POST', `/${twice.write.id}/commit`, {})).toMatchObject({
        code: 'write.failed',
        details: [{ message: expect.stringContaining('once') }]
      })
      await fixture.run('alter table customers drop constraint once')
    })

    test('three are held by one person and no more', async () => {
      const { ask, connect, begin } = await started()
      const id = await connect()
      const insert = (key: number) => begin(id, `insert into customers (id) values (${key})`)
      const held = [await insert(21), await insert(22), await insert(23)]
      expect((await insert(24)).code).toBe('write.too-many-held')
      for (const { write } of held) await ask('POST', `/${write.id}/roll-back`, {})
    })

    test('rows are read page by page, and what the engine refuses is told in its words', async () => {
      const { page, connect } = await started()
      const connection = await connect({ writable: false })
      const read = async (rest: object) =>
        (await (
          await page.call('POST', '/api/database/rows', {
            connection,
            schema: 'public',
            table: 'customers',
            ...rest
          })
        ).json()) as DatabaseRows & { error?: { code: string; details: object[] } }
      const first = await read({ size: 2, columns: ['name'] })
      expect(first).toMatchObject({
        rows: [['Okonkwo Catering'], [null]],
        keys: [['1'], ['2']],
        paging: 'key'
      })
      expect((await read({ size: 2, after: first.next })).rows).toHaveLength(1)
      const filters = [{ column: 'id', operator: 'equals', value: 'x' }]
      expect((await read({ filters })).error).toMatchObject({
        code: 'rows.failed',
        details: [{ message: expect.stringContaining('bigint') }]
      })
      expect((await read({ filters: [{ column: 'id', operator: 'less' }] })).error?.code).toBe(
        'request.invalid'
      )
    })
  })
})
