import { createMysqlFixture, type MysqlFixture } from '@sitewright/databases/testing/mysql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startWrites } from '../../testing/start-writes.ts'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  expireProof
} from '@sitewright/kernel/testing/users'

const url = process.env['TEST_MARIADB_URL']

describe.runIf(url !== undefined)('writes of a real MariaDB', () => {
  let fixture: MysqlFixture
  beforeAll(async () => {
    fixture = await createMysqlFixture(url ?? '')
  })
  beforeEach(async () => {
    await fixture.run("update customers set name = 'Okonkwo Catering' where id = 1")
  })
  afterAll(() => fixture.drop())

  onEachEngine('a write', (open) => {
    const started = () => startWrites(open, fixture)
    const nameOf = async (id: number) =>
      (await fixture.run(`select name from customers where id = ${id}`))[0]?.['name']
    const rename = "update customers set name = 'Okonkwo & Co' where id = 1"

    test('is held, looked at, committed and undone, with before and after in the audit log', async () => {
      const { ask, connect, begin, look, audit } = await started()
      const begun = await begin(await connect(), 'update customers set name = ? where id = 1', {
        parameters: ['Okonkwo & Co 🦆']
      })
      expect(begun.write).toMatchObject({
        state: 'held',
        rows: 1,
        key: ['id'],
        undoGap: null,
        sampleGap: null,
        unseen: [],
        counter: null,
        // The role has no PROCESS.
        waiting: null
      })
      expect(await nameOf(1)).toBe('Okonkwo Catering')
      const { id } = begun.write
      expect((await look(id)).locks).toEqual([{ table: 'customers', mode: 'IX' }])
      expect((await ask('POST', `/${id}/commit`, {})).write).toMatchObject({
        state: 'committed',
        undoable: true
      })
      expect(await nameOf(1)).toBe('Okonkwo & Co 🦆')
      const undo = await ask('POST', `/${id}/undo`, {})
      expect(undo.write).toMatchObject({ state: 'held', undoOf: id, rows: 1 })
      await ask('POST', `/${undo.write.id}/commit`, {})
      expect(await nameOf(1)).toBe('Okonkwo Catering')
      const table = `${fixture.settings.database}.customers`
      expect(await audit()).toMatchObject([
        ['database.write-begin', { rows: 1, table }],
        [
          'database.write-commit',
          {
            before: [{ id: '1', name: 'Okonkwo Catering' }],
            after: [{ id: '1', name: 'Okonkwo & Co 🦆' }]
          }
        ],
        ['database.write-begin', { undoOf: id, table }],
        ['database.write-commit', { undoOf: id }]
      ])
    })

    test('security bar 47: takes the permission, a connection that allows it, a fresh proof, the name in production, and a role that touches no files', async () => {
      const { services, app, user, page, ask, connect, begin } = await started()
      const reading = await connect({ name: 'reading', writable: false })
      expect((await begin(reading, rename)).code).toBe('write.read-only-connection')
      const files = await connect({ name: 'files', user: fixture.users.files })
      expect((await begin(files, rename)).code).toBe('connection.role')
      const production = await connect({ name: 'production', production: true })
      const { write } = await begin(production, rename)
      expect(await ask('POST', `/${write.id}/commit`, {})).toMatchObject({ code: 'write.name' })
      const named = await ask('POST', `/${write.id}/commit`, { name: 'production' })
      expect(named.write.state).toBe('committed')
      const readers = await createTestRole(services, { permissions: ['admin.access', 'database.read'] })
      const reader = await createTestClient(services, app, await createTestUser(services, readers))
      expect((await ask('POST', '', { connection: production, query: rename }, reader)).code).toBe(
        'auth.forbidden'
      )
      await expireProof(services, user)
      expect((await ask('POST', '', { connection: production, query: rename }, page)).code).toBe(
        'auth.step-up'
      )
    })

    test('is refused where it is no single write or could not be rolled back, in words', async () => {
      const { connect, begin } = await started()
      const id = await connect()
      for (const query of ['drop table customers', `${rename}; ${rename}`, 'select 1', 'commit', ''])
        expect([query, (await begin(id, query)).code]).toEqual([query, 'write.not-write'])
      expect(await begin(id, 'replace into customers (id) values (1)')).toMatchObject({
        code: 'write.not-write',
        details: [{ message: expect.stringContaining('REPLACE') }]
      })
      expect(await begin(id, 'update customers set mistake = 1')).toMatchObject({
        code: 'write.failed',
        details: [{ message: expect.stringContaining('(at character 22)') }]
      })
      await fixture.run('create or replace table other (id int primary key) engine = MyISAM')
      expect(await begin(id, 'insert into other values (1)')).toMatchObject({
        code: 'write.no-rollback',
        details: [{ message: expect.stringContaining('MyISAM') }]
      })
      expect((await begin(await connect({ name: 'reader', user: fixture.users.reader }), rename)).code).toBe(
        'write.read-only'
      )
    })

    test('is told as lost where the engine ended it, and as locked where somebody holds the rows', async () => {
      const { connect, begin, look } = await started()
      const id = await connect()
      const { write } = await begin(id, rename)
      expect((await begin(id, "update customers set name = 'x' where id = 1")).code).toBe('write.locked')
      const openThreads = () =>
        fixture.run(
          `select t.trx_mysql_thread_id as id from information_schema.innodb_trx t
            join information_schema.processlist p on p.id = t.trx_mysql_thread_id
            where p.db = '${fixture.settings.database}'`
        )
      // The refused write is still being rolled back for a moment after its answer.
      await expect.poll(openThreads, { timeout: 5000 }).toHaveLength(1)
      for (const { id: thread } of await openThreads()) await fixture.run(`kill ${String(thread)}`)
      await expect.poll(async () => (await look(write.id)).reason, { timeout: 5000 }).toBe('lost')
      expect(await nameOf(1)).toBe('Okonkwo Catering')
    })
  })
})
