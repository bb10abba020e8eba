import { createConnection } from 'mysql2'
import { afterAll, beforeAll, describe } from 'vitest'
import { endMysqlSessions, prepareMysqlTables } from '../../testing/mysql-tables.ts'
import { createMysqlFixture, type MysqlFixture } from '../../testing/mysql.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { describeWriteContract } from '../../testing/write-contract.ts'
import { createMysqlEngine } from './engine.ts'

const url = process.env['TEST_MARIADB_URL']

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
  const connectAs = (user: string) => {
    const { host, port, database, password } = fixture.settings
    return createConnection({ host, port, database, user, password })
  }
  describeWriteContract(() => ({
    kind: 'mysql',
    engineOf: (role) => engineOf(fixture.users[role]),
    run: (text) => fixture.run(text),
    schema: fixture.settings.database,
    prepare: () => prepareMysqlTables(fixture),
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
    async makeLarge() {
      await fixture.run('create table large (id bigint primary key, mark int, text longtext)')
      await fixture.run("insert into large select seq, 0, repeat('x', 40000) from seq_1_to_600")
    },
    endSessions: () => endMysqlSessions(fixture),
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
})
