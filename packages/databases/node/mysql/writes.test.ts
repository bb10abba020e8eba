import { createConnection } from 'mysql2'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findMariadb, startMariadb } from '../../testing/mariadb-server.ts'
import { createMysqlFixture, type MysqlFixture } from '../../testing/mysql.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { beginOn, describeWriteContract, toStatement, whyNot } from '../../testing/write-contract.ts'
import type { HeldWrite, RowChange, WriteRequest } from '../../src/writes.ts'
import { createMysqlEngine } from './engine.ts'

const url = process.env['TEST_MARIADB_URL']

const tables = [
  'drop table if exists items, orders, notes, things, many',
  `create table orders (id bigint primary key, name varchar(20), total decimal(20, 2) not null default 0,
    twice decimal(20, 2) as (total * 2) stored, at datetime(6) default '2026-11-01 12:00:00.123456')`,
  `create table items (id bigint auto_increment primary key, order_id bigint,
    foreign key (order_id) references orders (id) on delete cascade)`,
  'create table notes (text text)',
  "insert into orders (id, name, total) select seq, concat('order ', seq), seq from seq_1_to_30",
  'insert into items (order_id) values (1), (1), (2)',
  "insert into notes values ('one')",
  'create unique index names on orders (name)',
  `create table things (id bigint unsigned auto_increment primary key, label varchar(200) collate utf8mb4_general_ci,
    price decimal(40, 10), ratio float, exact double, small tinyint, flags bit(9), bytes varbinary(20), file blob,
    day date, at timestamp(3) null, clock time(2), born year, extra json, size enum('s', 'm', 'L'),
    tags set('a', 'b'), old varchar(20) character set latin1, doubled decimal(41, 10) as (price * 2) virtual,
    touched timestamp(6) not null default current_timestamp(6) on update current_timestamp(6), secret int invisible)`,
  `insert into things (label, price, ratio, file, secret) select concat('thing ', seq), seq / 3, seq / 7, unhex('00ff'), seq
    from seq_1_to_12`
]

const things = {
  label: ['', "it's", 'Größe 🦆', 'Größe 🦉', '\\', null],
  price: ['12345678901234567890.0123456789', '-0.5000000000', null],
  ratio: ['0.1', '3.1415927', null],
  exact: ['0.1', '1e300', '-2.2250738585072014e-308', null],
  small: ['-128', '0', '127'],
  flags: ['0x0000', '0x01FF', null],
  bytes: ['0x', '0x00', '0xFF00C3', null],
  file: ['0x89504E470D0A', null],
  day: ['2024-02-29', null],
  at: ['2026-06-01 12:30:00.125', null],
  clock: ['-838:59:59.00', '12:00:00.50', null],
  born: ['1999', null],
  extra: ['{"a": [1, "é🦆"]}', '[]', null],
  size: ['s', 'L', null],
  tags: ['', 'a,b', null],
  old: ['café', null],
  secret: ['7', null]
} as const

describe.runIf(url !== undefined)('held writes of MariaDB', () => {
  let fixture: MysqlFixture
  beforeAll(async () => {
    fixture = await createMysqlFixture(url ?? '')
    await fixture.run(`grant process on *.* to '${fixture.users.writer}'@'%'`)
  })
  afterAll(() => fixture.drop())

  const engineOf = (user: string) => createMysqlEngine({ ...fixture.settings, user }, openNetwork)
  const prepare = async () => {
    for (const each of tables) await fixture.run(each)
  }
  const connectAs = (user: string) => {
    const { host, port, database, password } = fixture.settings
    return createConnection({ host, port, database, user, password })
  }
  const endSessions = async () => {
    const open = await fixture.run(
      `select trx_mysql_thread_id as id from information_schema.innodb_trx t join information_schema.processlist p
        on p.id = t.trx_mysql_thread_id where p.db = '${fixture.settings.database}' and p.user = '${fixture.users.writer}'`
    )
    for (const { id } of open) await fixture.run(`kill ${String(id)}`)
  }

  describeWriteContract(() => ({
    kind: 'mysql',
    engineOf: (role) => engineOf(fixture.users[role]),
    run: (text) => fixture.run(text),
    schema: fixture.settings.database,
    prepare,
    parameter: '?',
    readAll: (table) =>
      fixture.run(
        table === 'orders'
          ? 'select id, name, total, twice, cast(at as char) as at from orders order by id'
          : `select id, hex(label) as label, cast(price as char) as price, ratio + 0e0 as ratio, exact, small, hex(flags) as flags,
              hex(bytes) as bytes, hex(file) as file, cast(day as char) as day, cast(at as char) as at,
              cast(clock as char) as clock, born, hex(extra) as extra, size, tags, hex(old) as old,
              cast(doubled as char) as doubled, cast(touched as char) as touched, secret from things order by id`
      ),
    things,
    notWrites: [
      'drop table orders',
      'delete from orders; delete from items',
      'select 1',
      'truncate orders',
      'commit',
      'set autocommit = 1',
      'replace into orders (id) values (1)',
      'insert into orders (id) values (1) on duplicate key update name = name',
      'insert ignore into orders (id) values (1)',
      'update ignore orders set name = null',
      'update low_priority orders set name = null',
      'delete quick from orders',
      'delete orders from orders join items on order_id = orders.id',
      'delete from orders using orders join items on order_id = orders.id',
      'update orders, items set name = null',
      'update orders join items on order_id = orders.id set name = null',
      'with gone as (select 1) delete from orders',
      'update orders set name = wipe()',
      "update orders set name = load_file('/etc/hostname')",
      "insert into orders (id, name) select 1, 2 into outfile '/tmp/a'",
      "load data infile '/tmp/a' into table orders",
      'delete from orders returning id',
      'delete /*+ max_execution_time(1) */ from orders',
      'delete from orders /*! where id = 1 */',
      'update orders set name = (@a := 1)',
      'delete history from orders',
      'explain delete from orders',
      'call wipe()',
      'do wipe()',
      "execute immediate 'delete from orders'",
      'delete from late',
      'update mysql.user set user = 1',
      ''
    ],
    faulty: 'update orders set mistake = 1',
    tooLong: "update orders set name = repeat('x', 30) where id = 1",
    tenMillion: 'insert into many select seq from seq_1_to_10000000',
    async makeMany() {
      await fixture.run('create table many (id bigint primary key)')
      await fixture.run('insert into many select seq from seq_1_to_150000')
    },
    endSessions,
    runAsWriter: (text) =>
      new Promise((settle, fail) => {
        const client = connectAs(fixture.users.writer)
        client.query(text, (error) => {
          client.destroy()
          if (error) fail(error)
          else settle()
        })
      })
  }))

  describe('of its own', () => {
    beforeEach(prepare)
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
    })

    test('a deadlock is told as one, and nothing of the write is left', async () => {
      const other = connectAs(fixture.users.writer)
      const run = (text: string) =>
        new Promise<void>((settle, fail) => other.query(text, (error) => (error ? fail(error) : settle())))
      await run('set innodb_lock_wait_timeout = 10')
      await run('start transaction')
      // The server takes back whoever has changed less.
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
      // A unique name that somebody else holds is waited for.
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
      await endSessions()
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
      expect(
        await returns(await begin("insert into things set label = 'set', id = 70"), 'things', 'id')
      ).toBe(true)
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

    test('a role that may write files is not let in', async () => {
      for (const user of [fixture.users.superuser, fixture.users.files, fixture.users.member])
        await expect(request(toStatement('delete from items'), user)).rejects.toMatchObject({
          failure: { kind: 'connection', reason: 'role' }
        })
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
