import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMysqlFixture, type MysqlFixture } from '../../testing/mysql.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { classifyMysql } from './classify-read.ts'
import { connectMysql, type MysqlConnection } from './connect.ts'
import { beginReadOnly } from './read-only-session.ts'

const url = process.env['TEST_MARIADB_URL']

type Wall = 'role' | 'session' | 'classifier'

/** A way to write, as statements one after the other, and the walls that stop it alone. */
interface Attempt {
  name: string
  statements: readonly string[]
  stoppedBy: readonly Wall[]
  /** Whether it takes a role over the whole server, which the first wall does not let in at all. */
  asSuperuser?: true
}

const all: readonly Wall[] = ['role', 'session', 'classifier']
const deletion = 'delete from invoices'
const file = join(tmpdir(), `sitewright-walls-${process.pid}-${Date.now()}.txt`)
const restore = [
  'insert ignore into invoices values (1, 1)',
  'drop table if exists copied',
  'create or replace view late as select * from invoices'
]

const attempts: readonly Attempt[] = [
  { name: 'a write', statements: [deletion], stoppedBy: all },
  { name: 'CREATE', statements: ['create table copied (id int)'], stoppedBy: all },
  { name: 'DROP', statements: ['drop view late'], stoppedBy: all },
  { name: 'an executable comment', statements: ['/*! delete from invoices */'], stoppedBy: all },
  { name: 'one of MariaDB', statements: ['/*M! delete from invoices */'], stoppedBy: all },
  { name: 'one inside a read', statements: ['select 1 /*!, wipe() */'], stoppedBy: all },
  { name: 'a stored function', statements: ['select wipe()'], stoppedBy: all },
  { name: 'a function that is done', statements: ['do wipe()'], stoppedBy: all },
  { name: 'ANALYZE of a write', statements: ['analyze delete from invoices'], stoppedBy: all },
  { name: 'a statement in a text', statements: [`execute immediate '${deletion}'`], stoppedBy: all },
  { name: 'a block of code', statements: ['begin not atomic delete from invoices; end'], stoppedBy: all },
  { name: 'a transaction that ends first', statements: ['commit', deletion], stoppedBy: all },
  {
    name: 'a session made to write',
    statements: ['set session transaction read write', 'commit', deletion],
    stoppedBy: ['role', 'classifier']
  },
  {
    name: 'INTO OUTFILE',
    statements: [`select 1 into outfile '${file}'`],
    stoppedBy: ['role', 'classifier'],
    asSuperuser: true
  },
  {
    name: 'LOAD_FILE',
    statements: ["select ifnull(load_file('/etc/hostname'), (select 1 union select 2)) as text"],
    stoppedBy: ['role', 'classifier'],
    asSuperuser: true
  },
  {
    name: 'SET GLOBAL',
    statements: ['set global max_connect_errors = @@global.max_connect_errors'],
    stoppedBy: ['role', 'classifier'],
    asSuperuser: true
  }
]

describe.runIf(url !== undefined)('security bar 44: the three walls of a read-only MariaDB', () => {
  let fixture: MysqlFixture
  beforeAll(async () => {
    fixture = await createMysqlFixture(url ?? '')
  })
  afterAll(async () => {
    await fixture.drop()
    rmSync(file, { force: true })
  })

  /** Whether an attempt is stopped, as a role, after some statements. */
  async function isStopped(
    { statements }: Pick<Attempt, 'statements'>,
    user: string,
    prepare: (connection: MysqlConnection) => Promise<unknown>
  ): Promise<boolean> {
    const connection = await connectMysql({ ...fixture.settings, user }, openNetwork)
    try {
      await prepare(connection)
      for (const statement of statements) await connection.run(statement)
      return false
    } catch (error) {
      expect(error).toHaveProperty('sqlMessage')
      return true
    } finally {
      connection.break()
      for (const each of restore) await fixture.run(each)
    }
  }

  const nothing = () => Promise.resolve()
  const walls: Record<Wall, (attempt: Attempt) => Promise<boolean>> = {
    // A role that may read alone, with neither transaction nor classifier.
    role: (attempt) => isStopped(attempt, fixture.users.reader, nothing),
    // A role that may do it, in the session, with no classifier.
    session: (attempt) =>
      isStopped(attempt, attempt.asSuperuser ? fixture.users.superuser : fixture.users.writer, beginReadOnly),
    // The classifier, with neither role nor transaction.
    classifier: ({ statements }) =>
      Promise.resolve(statements.some((text) => classifyMysql(text).kind !== 'read'))
  }

  test.each(attempts)('$name is stopped by at least two of them, each alone', async (attempt) => {
    const stopped: Wall[] = []
    for (const wall of all) if (await walls[wall](attempt)) stopped.push(wall)
    expect(stopped).toEqual(attempt.stoppedBy)
    expect(stopped.length).toBeGreaterThan(1)
    rmSync(file, { force: true })
  })

  test('without any of them each would be carried out', async () => {
    for (const attempt of attempts) {
      expect([attempt.name, await isStopped(attempt, fixture.users.superuser, nothing)]).toEqual([
        attempt.name,
        false
      ])
      rmSync(file, { force: true })
    }
  })

  test('a transaction alone would let CREATE through: the session is read-only too', async () => {
    const attempt = { statements: ['create table copied (id int)'] }
    const bare = ({ run }: MysqlConnection) => run('start transaction read only')
    expect(await isStopped(attempt, fixture.users.writer, bare)).toBe(false)
    expect(await isStopped(attempt, fixture.users.writer, beginReadOnly)).toBe(true)
  })
})

test('what writes nothing but holds others up is stopped by the classifier alone, and ends with the session', () => {
  for (const text of ["select get_lock('a', 10)", 'handler invoices open', 'select 1 for update'])
    expect([text, classifyMysql(text).kind]).toEqual([text, 'not-read'])
})

test('the classifier takes reads, and nothing that it does not know as one', { timeout: 10_000 }, () => {
  const reads = [
    'select 1',
    'TABLE customers;',
    'values (1), (2)',
    'show create table `customers`',
    'show variables like "version"',
    'explain format=json select * from customers',
    'describe customers',
    '(select 1) union (select 2) -- delete',
    "select 'delete from a; commit', \"it''s\", 'a\\'; drop table b' # insert into c",
    'select `delete`, t.update, count(*), coalesce (a, 1), replace(a, "b", "c") from `into` as t /* ; drop */',
    'with recursive n (i) as (select 1 union all select i + 1 from n), `m` (j) as (select 2) select * from n, m',
    'select sum(a) over (partition by b order by c), cast(a as decimal(10, 2)) from t use index (d) where e in (1)',
    'select * from t where match (a) against ("b" in boolean mode) and c = any (select 1)',
    'select * from (select 1) as t (a) where json_value(b, "$.c") regexp ("d")',
    "select * from json_table('[]', '$[*]' columns (a int path '$.a')) as t",
    'select sleep(1), benchmark(1, md5(1)), @@version, @a'
  ]
  for (const text of reads) expect([text, classifyMysql(text)]).toEqual([text, { kind: 'read' }])
  const others: Record<string, string> = {
    '': 'empty',
    '-- nothing': 'empty',
    ';': 'empty',
    'select 1; select 2': 'several',
    'select 1 \0': 'write',
    'select 1 /* without an end': 'write',
    "select 'without an end": 'write',
    commit: 'transaction',
    'start transaction': 'transaction',
    'set session transaction read write': 'setting',
    'set statement max_statement_time=0 for select 1': 'setting',
    'select @a := 1': 'setting',
    'select /*+ max_execution_time(0) */ 1': 'setting',
    'select 1 /*!50000 + 1 */': 'setting',
    'select/**//*M!100000 1 */': 'setting',
    'select 1 for update': 'lock',
    'select 1 lock in share mode': 'lock',
    'handler a open': 'lock',
    "select 1 into outfile '/tmp/a'": 'write',
    'select 1 into @a': 'write',
    'table a into dumpfile "b"': 'write',
    'with a as (select 1) delete from b': 'write',
    'with a as (select 1) update b set c = 1': 'write',
    'explain analyze insert into a values (1)': 'write',
    'analyze table a': 'write',
    'load data infile "a" into table b': 'write',
    'call a()': 'write',
    'prepare a from "delete from b"': 'write',
    'kill 1': 'write',
    "select load_file('/etc/passwd')": 'function',
    "select get_lock('a', 1)": 'function',
    'select wipe()': 'function',
    'select `wipe`()': 'function',
    'select sys.wipe ()': 'function',
    'select count (1)': 'function',
    'select path(1)': 'function',
    'select 1, any(1)': 'function',
    'select nextval(a)': 'function',
    'select next value for a': 'function',
    'select 1 --\u00A0\n into @a': 'write',
    'select 1 procedure analyse(1)': 'function'
  }
  for (const [text, reason] of Object.entries(others))
    expect([text, classifyMysql(text)]).toEqual([text, { kind: 'not-read', reason }])
  classifyMysql(`select ${'('.repeat(100_000)}`)
  classifyMysql(`select ${'a,'.repeat(50_000)}`)
  classifyMysql(`with ${'a (b),'.repeat(16_000)}`)
  classifyMysql(`select '${"''".repeat(50_000)}`)
})
