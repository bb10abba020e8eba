import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openNetwork } from '../../testing/open-network.ts'
import { createPostgresqlFixture, type PostgresqlFixture } from '../../testing/postgresql.ts'
import type { HeldWrite, RowChange, WriteRequest } from '../../src/writes.ts'
import { WriteError } from '../../src/writes.ts'
import { createPostgresqlEngine } from './engine.ts'

const url = process.env['TEST_DATABASE_URL']
const signal = new AbortController().signal

const tables = `
  drop table if exists lines, orders, notes cascade;
  create table orders (id bigint primary key, name varchar(20), total numeric(20, 2) not null default 0,
    twice numeric generated always as (total * 2) stored, at timestamptz default '2026-11-01 12:00:00.123456+00');
  create table lines (id bigint generated always as identity primary key, order_id bigint references orders (id) on delete cascade);
  create table notes (text text);
  insert into orders (id, name, total) select n, 'order ' || n, n from generate_series(1, 30) n;
  insert into lines (order_id) values (1), (1), (2);
  insert into notes values ('one');
  create unique index on orders (name);`

describe.runIf(url !== undefined)('held writes of PostgreSQL', () => {
  let fixture: PostgresqlFixture
  const held: HeldWrite[] = []
  beforeAll(async () => {
    fixture = await createPostgresqlFixture(url ?? '')
  })
  beforeEach(async () => {
    await fixture.run(tables)
    await fixture.run(
      `grant all on all tables in schema public to ${fixture.users.writer}; grant select on all tables in schema public to ${fixture.users.reader}`
    )
  })
  afterAll(() => fixture.drop())

  const engineOf = (user: string) => createPostgresqlEngine({ ...fixture.settings, user }, openNetwork)
  const begin = async (request: WriteRequest, user = fixture.users.writer): Promise<HeldWrite> => {
    const write = await engineOf(user).beginWrite?.(request, { signal })
    if (write === undefined) throw new Error('The engine writes nothing')
    held.push(write)
    return write
  }
  const statement = (text: string, ...parameters: string[]): WriteRequest => ({
    kind: 'statement',
    query: { text, parameters }
  })
  const changes = (all: RowChange[], table = 'orders'): WriteRequest => ({
    kind: 'changes',
    schema: 'public',
    table,
    changes: all
  })
  const whyNot = async (asking: Promise<HeldWrite>): Promise<WriteError | undefined> => {
    try {
      await (await asking).rollBack()
      return undefined
    } catch (error) {
      if (error instanceof WriteError) return error
      throw error
    }
  }
  const names = async () =>
    (await fixture.run('select id, name from orders order by id limit 3')).map(({ name }) => name)

  test('an update is held with its rows before and after, and nobody sees it until it is committed', async () => {
    const write = await begin(
      statement('update orders set name = $1 || id where id < 3 -- the first\n;', 'new ')
    )
    expect(write.effect).toMatchObject({
      rows: 2,
      target: { schema: 'public', table: 'orders' },
      key: ['id'],
      tables: [{ schema: 'public', table: 'orders', inserted: 0, updated: 2, deleted: 0 }],
      sampleGap: null,
      inverseGap: null
    })
    const at = write.effect.columns.findIndex(({ name }) => name === 'name')
    expect(write.effect.sample.map(({ before, after }) => [before?.[at], after?.[at]])).toEqual([
      ['order 1', 'new 1'],
      ['order 2', 'new 2']
    ])
    expect(await names()).toEqual(['order 1', 'order 2', 'order 3'])
    await write.commit()
    expect(await names()).toEqual(['new 1', 'new 2', 'order 3'])
  })

  test.each([
    ['an update', "update orders set total = total + 1, name = 'x' || id where id <= 5"],
    ['a deletion', 'delete from orders where id > 20'],
    ['an insertion', "insert into orders (id, name) values (100, 'a'), (101, null)"],
    [
      'an insertion over a conflict',
      "insert into orders (id, name) values (1, 'a'), (102, 'b') on conflict (id) do update set name = excluded.name"
    ]
  ])('the inverse of %s brings every value back', async (_, text) => {
    const all = () => fixture.run('select orders::text from orders order by id')
    const before = await all()
    const write = await begin(statement(text))
    const { inverse } = write.effect
    await write.commit()
    expect(await all()).not.toEqual(before)
    const undo = await begin(changes([...(inverse ?? [])]))
    await undo.commit()
    expect(await all()).toEqual(before)
  })

  test('what the inverse would not bring back has none, and says why', async () => {
    const gaps: [string, string | null, string | null][] = [
      ['delete from orders where id = 1', null, 'other-tables'],
      ['update orders set id = id + 1000 where id = 9', 'key-changed', 'key-changed'],
      ["update notes set text = 'two'", 'no-key', 'no-key'],
      ["update orders set name = name || '!' where id = 1 returning id", 'returning', 'returning']
    ]
    for (const [text, sampleGap, inverseGap] of gaps) {
      const write = await begin(statement(text))
      const { effect } = write
      await write.rollBack()
      expect([text, effect.sampleGap, effect.inverseGap]).toEqual([text, sampleGap, inverseGap])
      expect(effect.rows).toBe(1)
    }
    const cascade = await begin(statement('delete from orders where id = 1'))
    expect(cascade.effect.tables).toMatchObject([
      { table: 'lines', deleted: 2 },
      { table: 'orders', deleted: 1 }
    ])
    await cascade.rollBack()
  })

  test('security bar 47: only one INSERT, UPDATE or DELETE is taken', async () => {
    for (const text of [
      'drop table orders',
      'delete from orders; delete from lines',
      'select 1',
      'truncate orders',
      'commit',
      "set role 'postgres'",
      'with gone as (delete from lines returning *) delete from orders using gone where orders.id = gone.order_id',
      "update orders set name = pg_read_file('/etc/hostname')",
      'merge into orders using lines on true when matched then delete',
      'explain analyze delete from orders',
      ''
    ])
      expect([text, (await whyNot(begin(statement(text))))?.reason]).toEqual([text, 'not-write'])
    expect(await names()).toHaveLength(3)
  })

  test('a role that may only read writes nothing, and a superuser is not let in', async () => {
    const text = 'delete from lines'
    expect((await whyNot(begin(statement(text), fixture.users.reader)))?.reason).toBe('read-only')
    await expect(begin(statement(text), fixture.users.superuser)).rejects.toMatchObject({
      failure: { kind: 'connection', reason: 'role' }
    })
  })

  test('a row that somebody else has locked is not waited for long', async () => {
    const first = await begin(statement("update orders set name = 'first' where id = 1"))
    const begun = performance.now()
    const error = await whyNot(begin(statement("update orders set name = 'second' where id = 1")))
    expect(error?.reason).toBe('locked')
    expect(performance.now() - begun).toBeLessThan(5000)
    await first.rollBack()
  })

  test('tells its locks, and who waits for them', async () => {
    const write = await begin(statement("update orders set name = 'held' where id = 1"))
    const { host, port, database } = fixture.settings
    const other = new pg.Client({ host, port, database, user: fixture.users.writer })
    await other.connect()
    const waiting = other.query('delete from orders where id = 1')
    await expect
      .poll(async () => (await write.readLocks()).waiting)
      .toMatchObject([{ user: fixture.users.writer, seconds: expect.any(Number) }])
    expect((await write.readLocks()).locks).toContainEqual({ table: 'orders', mode: 'RowExclusiveLock' })
    await write.rollBack()
    await waiting
    await other.end()
  })

  test('an engine that ends the session takes the write with it, and a commit says so', async () => {
    const write = await begin(statement('delete from lines'))
    await fixture.run(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sitewright' and backend_xid is not null and datname = current_database()"
    )
    await expect(write.commit()).rejects.toMatchObject({ reason: 'lost' })
    expect(await fixture.run('select id from lines')).toHaveLength(3)
  })

  test('more rows than the limit are rolled back, and far more are refused before', async () => {
    await fixture.run('create table many as select n as id from generate_series(1, 150000) n; analyze many')
    await fixture.run(`grant all on many to ${fixture.users.writer}`)
    const error = await whyNot(begin(statement('delete from many')))
    expect(error).toMatchObject({ reason: 'too-many', rows: 150_000 })
    const far = await whyNot(
      begin(statement('insert into many select * from generate_series(1, 10000000) limit 10000000'))
    )
    expect(far?.reason).toBe('too-many')
    expect(far?.rows).toBeGreaterThan(1_000_000)
    await fixture.run('drop table many')
  })

  test('changes of rows go together, and one whose row has changed meanwhile takes all back', async () => {
    const update = (before: string): RowChange => ({
      kind: 'update',
      key: { id: '1' },
      before: { name: before },
      values: { name: "o'hara" }
    })
    const insert: RowChange = { kind: 'insert', values: { id: '500', name: null } }
    const write = await begin(changes([insert, update('order 1')]))
    expect(write.effect).toMatchObject({ rows: 2, inverseGap: null })
    await write.commit()
    expect(await names()).toContain("o'hara")
    const again = changes([{ kind: 'delete', key: { id: '500' }, before: {} }, update('order 1')])
    expect((await whyNot(begin(again)))?.reason).toBe('changed')
    expect(await fixture.run('select id from orders where id = 500')).toHaveLength(1)
    const keyless: RowChange = { kind: 'delete', key: {}, before: {} }
    expect((await whyNot(begin(changes([keyless], 'notes'))))?.reason).toBe('no-key')
  })

  test('a mistake gets the words of the engine and the place in the statement', async () => {
    const text = 'update orders set mistake = 1'
    const error = await whyNot(begin(statement(text)))
    expect(error).toMatchObject({ reason: 'failed', words: { position: text.indexOf('mistake') } })
    const long = await whyNot(begin(statement("update orders set name = repeat('x', 30) where id = 1")))
    expect(long?.words?.message).toContain('too long')
  })
})
