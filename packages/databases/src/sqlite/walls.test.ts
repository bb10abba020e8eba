import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collect, failureOf } from '../../testing/contract.ts'
import { createSqliteFixture, type SqliteFixture } from '../../testing/sqlite.ts'
import { authorizeReads } from './authorize.ts'
import { createSqliteEngine } from './engine.ts'
import { openCopy } from './open-copy.ts'
import { prepareRead } from './prepare-read.ts'

type Wall = 'authorizer' | 'verdict' | 'session'

const all: readonly Wall[] = ['authorizer', 'verdict', 'session']

/** Ways to write, and the walls that stop each alone. All of it happens on a copy, which is the fourth. */
const writes: readonly (readonly [statement: string, stoppedBy: readonly Wall[]])[] = [
  ['delete from invoices', all],
  ['update customers set name = 1 returning id', all],
  ['with one as (select 2) insert into invoices select 2, 1 from one', all],
  ['replace into invoices values (1, 2)', all],
  ['drop table invoices', all],
  ['create table copied as select * from customers', all],
  ['create trigger gone after insert on invoices begin delete from customers; end', all],
  ['alter table customers add column more text', all],
  ['pragma user_version = 7', all]
]

/** What is no read without being a write of the database. */
const others: readonly (readonly [statement: string, reason: string])[] = [
  ['begin', 'transaction'],
  ['savepoint here', 'transaction'],
  ["attach ':memory:' as other", 'setting'],
  ['pragma table_info(customers)', 'setting'],
  ['pragma query_only = off', 'setting'],
  ['create temp table kept (id)', 'write'],
  ['explain delete from invoices', 'write'],
  ['vacuum', 'write'],
  ['analyze', 'write'],
  ["select sqlite_log(1, 'noise')", 'function'],
  ['select last_insert_rowid()', 'function'],
  ['select 1; select 2', 'several'],
  ['select 1; delete from invoices', 'several'],
  ['-- nothing', 'empty']
]

/** Ways to what lies below the tables. */
const inside: readonly string[] = [
  'select data from sqlite_dbpage',
  'select sql from sqlite_stmt',
  "select name from pragma_table_info('customers')",
  "select * from tables_used('select 1')"
]

/** Ways to see what is secret. */
const looks: readonly string[] = [
  'select * from customers',
  'select * from people',
  'select PASSWORD_HASH from Customers',
  'select hash from tokens order by hash',
  'select hex(password_hash), json_group_array(password_hash) from customers',
  "select password_hash from (select 'x' as password_hash) right join customers using (password_hash)",
  "select * from (select 'x' as password_hash) natural full join customers",
  'with seen as (select * from customers) select * from seen',
  'select (select group_concat(password_hash) from customers)',
  "select id from customers where password_hash like 'hash of%'",
  "select id from customers where password_hash > 'h' and password_hash < 'i'",
  'select customer_id from tokens where hash = $1'
]

describe('the walls of SQLite', () => {
  let fixture: SqliteFixture
  beforeAll(async () => {
    fixture = await createSqliteFixture()
  })
  afterAll(() => fixture.close())

  /** Whether a statement changes its copy, with some of the walls alone. */
  const isChanged = (statement: string, walls: readonly Wall[]): boolean => {
    const copy = openCopy(fixture.source)
    const bytes = () => Buffer.from(copy.sqlite3.capi.sqlite3_js_db_export(copy.database))
    try {
      if (!walls.includes('session')) copy.database.exec('pragma query_only = off')
      const before = bytes()
      try {
        if (walls.includes('authorizer')) authorizeReads(copy)
        if (walls.includes('verdict')) prepareRead(copy, { text: statement, parameters: [] }).stepFinalize()
        else copy.database.exec(statement)
      } catch {
        // Whether it was stopped is seen by what it did.
      }
      return !bytes().equals(before)
    } finally {
      copy.database.close()
    }
  }

  test.each(writes)('%s writes without them, and each alone stops it', (statement, stoppedBy) => {
    expect(isChanged(statement, [])).toBe(true)
    expect(all.filter((wall) => !isChanged(statement, [wall]))).toEqual(stoppedBy)
  })

  test.each([...writes.map(([statement]) => [statement, expect.any(String)] as const), ...others])(
    '%s is refused as no read',
    async (statement, reason) => {
      const before = fixture.source.bytes()
      const failure = await failureOf(collect(createSqliteEngine(fixture.source), statement))
      expect(failure).toMatchObject({ reason: 'not-read', notRead: reason })
      expect(fixture.source.bytes()).toEqual(before)
    }
  )

  test.each(inside)('%s is not authorized', async (statement) => {
    const failure = await failureOf(collect(createSqliteEngine(fixture.source), statement))
    expect(failure).toMatchObject({ reason: 'engine', words: { code: 'SQLITE_AUTH' } })
  })

  test.each(looks)('%s shows no secret', async (statement) => {
    const read = async (source: SqliteFixture['source']) =>
      (await collect(createSqliteEngine(source), statement, { parameters: ['hash of a token'] })).rows
    const isSeen = (rows: unknown[]) => /hash of|68617368|left out|^\[\["\d"\]/.test(JSON.stringify(rows))
    expect(isSeen(await read({ ...fixture.source, secrets: [] }))).toBe(true)
    expect(isSeen(await read(fixture.source))).toBe(false)
  })

  test('each of the two walls before a secret holds alone', () => {
    const valuesOf = (text: string, secrets: typeof fixture.source.secrets, isAuthorized: boolean) => {
      const copy = openCopy({ ...fixture.source, secrets })
      if (isAuthorized) authorizeReads({ ...copy, secrets: fixture.source.secrets })
      const values = copy.database.selectValues(text)
      copy.database.close()
      return values
    }
    const text = 'select password_hash from customers order by id'
    expect(valuesOf(text, [], false)).toEqual(['hash of one', 'hash of two', 'hash of three'])
    expect(valuesOf(text, [], true)).toEqual([null, null, null])
    expect(valuesOf(text, fixture.source.secrets, false)).toEqual(['left out 1', 'left out 2', 'left out 3'])
  })

  test('a secret that is not there fails the opening, instead of being left unguarded', () => {
    const secrets = [{ table: 'customers', column: 'renamed' }]
    expect(() => openCopy({ ...fixture.source, secrets })).toThrow(/no such column/)
  })
})
