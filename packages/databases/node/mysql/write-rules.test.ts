import { createConnection } from 'mysql2'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findMariadb, startMariadb } from '../../testing/mariadb-server.ts'
import { endMysqlSessions, prepareMysqlTables } from '../../testing/mysql-tables.ts'
import { createMysqlFixture, type MysqlFixture } from '../../testing/mysql.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { beginOn, toStatement, whyNot } from '../../testing/write-contract.ts'
import type { HeldWrite, RowChange, WriteRequest } from '../../src/writes.ts'
import { createMysqlEngine } from './engine.ts'

const url = process.env['TEST_MARIADB_URL']

describe.runIf(url !== undefined)('what MariaDB has of its own in held writes', () => {
  let fixture: MysqlFixture
  beforeAll(async () => {
    fixture = await createMysqlFixture(url ?? '')
    await fixture.run(`grant process on *.* to '${fixture.users.writer}'@'%'`)
  })
  beforeEach(() => prepareMysqlTables(fixture))
  afterAll(() => fixture.drop())

  const engineOf = (user: string) => createMysqlEngine({ ...fixture.settings, user }, openNetwork)
  const connectAs = (user: string) => {
    const { host, port, database, password } = fixture.settings
    return createConnection({ host, port, database, user, password })
  }
  const held: HeldWrite[] = []
  afterEach(() => Promise.all(held.splice(0).map((write) => write.rollBack().catch(() => undefined))))
  const request = async (asked: WriteRequest, user = fixture.users.writer): Promise<HeldWrite> => {
    const write = await beginOn(engineOf(user), asked)
    held.push(write)
    return write
  }
  const begin = (text: string, ...parameters: string[]) => request(toStatement(text, ...parameters))
  const changes = (table: string, ...all: RowChange[]) =>
    request({ kind: 'changes', schema: fixture.settings.database, table, changes: all })
  /** Commits a write and its inverse, and tells whether all is as before. */
  const returns = async (write: HeldWrite, table: string, order: string): Promise<boolean> => {
    const read = async () => JSON.stringify(await fixture.run(`select * from ${table} order by ${order}`))
    const before = await read()
    const { inverse } = write.effect
    await write.commit()
    expect(await read()).not.toBe(before)
    await (await changes(table, ...(inverse ?? []))).commit()
    return (await read()) === before
  }

  test('a table that cannot be rolled back is refused in words, and a trigger that writes to one', async () => {
    for (const engine of ['MyISAM', 'Aria', 'MEMORY']) {
      await fixture.run(`create or replace table other (id int primary key) engine = ${engine}`)
      const error = await whyNot(begin('insert into other values (1)'))
      expect(error).toMatchObject({
        reason: 'no-rollback',
        words: { message: `The table other is of the storage engine ${engine}` }
      })
      expect(await fixture.run('select * from other')).toEqual([])
    }
    await fixture.run(
      'create trigger logged after delete on orders for each row insert into other values (old.id)'
    )
    const error = await whyNot(begin('delete from orders where id = 9'))
    expect([error?.reason, error?.words?.message]).toEqual([
      'no-rollback',
      expect.stringContaining('trigger logged names the table other')
    ])
    await fixture.run('drop table other')
  })

  test('rows that triggers write elsewhere leave no inverse, whether the role is told of triggers or not', async () => {
    await fixture.run('create or replace table history (id int auto_increment primary key, text text)')
    await fixture.run(
      'create trigger kept after update on orders for each row insert into history (text) values (old.name)'
    )
    const write = await begin('update orders set total = 1 where id = 3')
    expect(write.effect).toMatchObject({
      triggers: ['kept'],
      inverseGap: 'other-tables',
      unseen: ['tables']
    })
    await write.rollBack()
    expect(await fixture.run('select * from history')).toEqual([])
    const user = fixture.users.reader
    await fixture.run(`grant update on ${fixture.settings.database}.orders to '${user}'@'%'`)
    const hidden = await request(toStatement('update orders set total = 2 where id = 3'), user)
    expect(hidden.effect).toMatchObject({
      triggers: ['kept'],
      inverseGap: 'other-tables',
      unseen: ['tables']
    })
    // Who waits takes PROCESS, which this role lacks.
    expect(await hidden.readLocks()).toEqual({ locks: [{ table: 'orders', mode: 'IX' }], waiting: null })
    await hidden.rollBack()
    await fixture.run(`revoke update on ${fixture.settings.database}.orders from '${user}'@'%'`)
    await fixture.run('drop trigger kept')
  })

  test('cascades are followed through tables, and told by what the server counts where they are hidden', async () => {
    await fixture.run(`create or replace table parts (id int primary key, item_id bigint,
      foreign key (item_id) references items (id) on delete set null)`)
    await fixture.run('insert into parts select 1, min(id) from items')
    const write = await begin('delete from orders where id = 1')
    expect(write.effect.tables).toMatchObject([
      { table: 'items', deleted: 2 },
      { table: 'parts', updated: 1 },
      { table: 'orders', deleted: 1 }
    ])
    await write.rollBack()
    const none = await begin('delete from orders where id = 9')
    expect([none.effect.tables, none.effect.inverseGap]).toMatchObject([[{ table: 'orders' }], null])
    await none.rollBack()
    await fixture.run('drop table parts')
    const user = `${fixture.users.writer}_one`.slice(-32)
    const table = `${fixture.settings.database}.orders`
    await fixture.run(`create user '${user}'@'%' identified by 'not a secret'`)
    await fixture.run(`grant select, update, delete on ${table} to '${user}'@'%'`)
    const asked = toStatement('delete from orders where id = 1')
    const unsure = await request(asked, user)
    expect([unsure.effect.inverseGap, unsure.effect.unseen]).toEqual([null, ['tables']])
    await unsure.rollBack()
    await fixture.run(`grant process on *.* to '${user}'@'%'`)
    const hidden = await request(asked, user)
    expect([hidden.effect.inverseGap, hidden.effect.unseen]).toEqual(['other-tables', ['tables']])
    await hidden.rollBack()
    await fixture.run(`drop user '${user}'@'%'`)
  })

  test('a deadlock is told as one, and nothing of the write is left', async () => {
    const other = connectAs(fixture.users.writer)
    const run = (text: string) =>
      new Promise<void>((settle, fail) => other.query(text, (error) => (error ? fail(error) : settle())))
    await run('set innodb_lock_wait_timeout = 10')
    await run('start transaction')
    // The server rolls back the transaction that has changed less.
    await run('update orders set total = total + 1 where id between 10 and 30')
    await run('update orders set total = 0 where id = 2')
    const ours = whyNot(
      changes(
        'orders',
        { kind: 'update', key: { id: '1' }, before: {}, values: { total: '7' } },
        { kind: 'update', key: { id: '2' }, before: {}, values: { total: '7' } }
      )
    )
    await expect
      .poll(
        async () =>
          (await fixture.run("select 1 from information_schema.innodb_trx where trx_state = 'LOCK WAIT'"))
            .length,
        { interval: 200, timeout: 5000 }
      )
      .toBeGreaterThan(0)
    await run('update orders set total = 0 where id = 1')
    expect((await ours)?.reason).toBe('deadlock')
    await run('commit')
    other.destroy()
    expect(await fixture.run('select total from orders where id < 3')).toEqual([
      { total: '0.00' },
      { total: '0.00' }
    ])
  })

  test('a change that waits too long takes back those before it, which the server itself would have kept', async () => {
    const first = await begin('update orders set total = 99 where id = 2')
    const insert: RowChange = { kind: 'insert', values: { id: '700', name: 'early' } }
    // A unique name that another transaction holds is waited for.
    await first.rollBack()
    const holding = await begin("insert into orders (id, name) values (800, 'taken')")
    const error = await whyNot(
      changes('orders', insert, { kind: 'insert', values: { id: '701', name: 'taken' } })
    )
    expect(error).toMatchObject({ reason: 'locked', words: { code: 'HY000' } })
    await holding.rollBack()
    expect(await fixture.run('select id from orders where id >= 700')).toEqual([])
  })

  test('a session that is killed while it works, or while it is held, writes nothing', async () => {
    const slow = whyNot(begin('update orders set total = total + sleep(5) where id = 4'))
    await expect
      .poll(async () => {
        const found = await fixture.run(
          `select id from information_schema.processlist where db = '${fixture.settings.database}' and info like 'update orders set total = total + sleep%'`
        )
        for (const { id } of found) await fixture.run(`kill ${String(id)}`)
        return found.length
      })
      .toBe(1)
    expect((await slow)?.reason).toBe('lost')
    const write = await begin('update orders set total = 50 where id = 4')
    await endMysqlSessions(fixture)
    await expect(write.readLocks()).rejects.toMatchObject({ reason: 'lost' })
    await expect(write.commit()).rejects.toMatchObject({ reason: 'lost' })
    expect(await fixture.run('select total from orders where id = 4')).toEqual([{ total: '4.00' }])
  })

  test('numbers, defaults and keys of several columns find the rows that were inserted, and no others', async () => {
    await fixture.run(`create or replace table pairs (tenant varchar(10) collate utf8mb4_unicode_ci, id bigint unsigned,
      \`we\`\`ird\` varchar(10), primary key (tenant, id))`)
    await fixture.run(
      "insert into pairs values ('a', 18446744073709551615, 'one'), ('Ä', 1, null), ('b', 2, 'x')"
    )
    expect(
      await returns(await begin("insert into pairs values ('c', 9007199254740993, 'y')"), 'pairs', '1, 2')
    ).toBe(true)
    expect(
      await returns(await begin("update pairs set `we``ird` = 'z' where id > ?", '2'), 'pairs', '1, 2')
    ).toBe(true)
    expect(
      await returns(await begin("delete from pairs where tenant = 'ä' order by id"), 'pairs', '1, 2')
    ).toBe(true)
    expect(await returns(await begin('insert into things () values (), ()'), 'things', 'id')).toBe(true)
    expect(await returns(await begin("insert into things set label = 'set', id = 70"), 'things', 'id')).toBe(
      true
    )
    const copied = await begin('insert into things (label) select label from things where id < 4')
    expect(copied.effect).toMatchObject({ rows: 3, counter: 'id', inverseGap: null })
    expect(await returns(copied, 'things', 'id')).toBe(true)
    // A key that a function makes anew cannot be known before.
    const made = await begin("insert into pairs values (left(uuid(), 8), 5, 'made')")
    expect(made.effect).toMatchObject({ rows: 1, sampleGap: 'unknown-rows', inverse: null })
    await made.rollBack()
    await fixture.run('drop table pairs')
  })

  test('a limit or chance takes the rows that are shown, and beyond 500 rows no inverse is kept', async () => {
    expect(await returns(await begin('delete from things order by rand() limit 3'), 'things', 'id')).toBe(
      true
    )
    expect(
      await returns(await begin('update orders set name = null where rand() < 2 limit 4'), 'orders', 'id')
    ).toBe(true)
    await fixture.run('create or replace table many (id int primary key, n int)')
    await fixture.run('insert into many select seq, 0 from seq_1_to_501')
    const { effect, rollBack } = await begin('update many set n = id')
    expect(effect).toMatchObject({ rows: 501, inverseGap: 'too-many-rows', sampleGap: null })
    expect(effect.sample[0]).toEqual({ before: ['1', '0'], after: ['1', '1'] })
    await rollBack()
    const all = await begin('update many set n = id limit 501')
    expect(all.effect).toMatchObject({ rows: 501, sampleGap: 'unknown-rows', sample: [] })
  })

  test('bytes are entered as hexadecimal digits, and a generated column is not set', async () => {
    const change = (values: Record<string, string | null>): RowChange => ({
      kind: 'update',
      key: { id: '1' },
      before: {},
      values
    })
    expect((await whyNot(changes('things', change({ bytes: 'text' }))))?.words?.message).toContain('as 0x')
    expect((await whyNot(changes('things', change({ doubled: '1' }))))?.reason).toBe('failed')
    expect((await whyNot(changes('things', change({ size: 'huge' }))))?.reason).toBe('failed')
    expect((await whyNot(changes('things', change({ nothing: '1' }))))?.words?.message).toContain('nothing')
    const zero = await changes('things', { kind: 'insert', values: { id: '0', label: null } })
    expect(zero.effect.sample[0]?.after?.[0]).toBe('0')
    expect(await returns(zero, 'things', 'id')).toBe(true)
  })

  test(
    'a write is cancelled while its rows are read, on every session that it has',
    { timeout: 30_000 },
    async () => {
      await fixture.run('create or replace table many (id int primary key)')
      const endless =
        'insert into many select a.seq from seq_1_to_1000000 a join seq_1_to_1000000 b where a.seq + b.seq < 0'
      const stop = new AbortController()
      const writing = engineOf(fixture.users.writer).beginWrite?.(toStatement(endless), {
        signal: stop.signal
      })
      setTimeout(() => stop.abort(), 500)
      await expect(writing).rejects.toMatchObject({ failure: { reason: 'cancelled' } })
    }
  )

  test('a role that may write files is not let in', async () => {
    for (const user of [fixture.users.superuser, fixture.users.files, fixture.users.member])
      await expect(request(toStatement('delete from items'), user)).rejects.toMatchObject({
        failure: { kind: 'connection', reason: 'role' }
      })
  })
})

const program = findMariadb()

test.runIf(url !== undefined && program !== undefined)(
  'a server that dies takes the held write with it, and has nothing of it when it is back',
  async () => {
    const server = await startMariadb(program ?? '', [])
    const fixture = await createMysqlFixture(server.url)
    try {
      const engine = createMysqlEngine({ ...fixture.settings, user: fixture.users.writer }, openNetwork)
      const write = await beginOn(engine, toStatement("update customers set name = 'held' where id = 1"))
      await server.crash()
      await expect(write.readLocks()).rejects.toMatchObject({ reason: 'lost' })
      await expect(write.commit()).rejects.toMatchObject({ reason: 'lost' })
      const again = await beginOn(engine, toStatement("update customers set name = 'again' where id = 1"))
      expect(again.effect.sample[0]?.before).toContain('Okonkwo Catering')
      await again.rollBack()
    } finally {
      await server.stop()
    }
  },
  60_000
)
