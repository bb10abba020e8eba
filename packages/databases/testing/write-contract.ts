import * as fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { DatabaseEngine } from '../src/engine.ts'
import { databaseCapabilities, type DatabaseKind } from '../src/kinds.ts'
import { WriteError, type HeldWrite, type RowChange, type WriteRequest } from '../src/writes.ts'
import { describeLargeRows } from './large-rows-contract.ts'

/** A database that the contract of writes is tried against, and what its language has of its own. */
export interface WriteSubject {
  kind: DatabaseKind
  /** An engine as a role that may write, or may only read. */
  engineOf: (role: 'writer' | 'reader') => DatabaseEngine
  /** Runs a statement as the owner of everything. */
  run: (text: string) => Promise<Record<string, unknown>[]>
  /** The schema of the tables. */
  schema: string
  /**
   * Makes the tables anew: `orders` with 30 rows of `id` (key), `name`, `total`, `twice` (generated) and `at`; `items`
   * that fall with their order, two of order 1 and one of order 2; `notes` without a key and with one row; and `things`.
   */
  prepare: () => Promise<void>
  /** What stands for the first parameter. */
  parameter: string
  /** Every value of a table, in the order of its first column. */
  readAll: (table: 'orders' | 'things') => Promise<unknown[]>
  /** Columns of `things` but its numbered key `id`, with values that they may have. `label` is text. */
  things: Readonly<Record<string, readonly (string | null)[]>>
  /** Statements that are no single write of a table. */
  notWrites: readonly string[]
  /** A statement with a mistake at the word `mistake`, and one with a value that is too long. */
  faulty: string
  tooLong: string
  /** Inserts ten million rows. */
  tenMillion: string
  /** Makes a table `many` with 150,000 rows. */
  makeMany: () => Promise<void>
  /** Makes a table `large` with 600 rows of `id` (key), `mark` and a `text` of 40,000 characters. */
  makeLarge: () => Promise<void>
  /** Ends the sessions that hold a write. */
  endSessions: () => Promise<void>
  /** Runs a statement as the writer on a session of its own. */
  runAsWriter: (text: string) => Promise<void>
}

const signal = new AbortController().signal

/** A statement as a request. */
export function toStatement(text: string, ...parameters: string[]): WriteRequest {
  return { kind: 'statement', query: { text, parameters } }
}

/** Why a write is not held; undefined where it is. */
export async function whyNot(asking: Promise<HeldWrite>): Promise<WriteError | undefined> {
  try {
    await (await asking).rollBack()
    return undefined
  } catch (error) {
    if (error instanceof WriteError) return error
    throw error
  }
}

/** Begins a write on an engine that can. */
export async function beginOn(engine: DatabaseEngine, request: WriteRequest): Promise<HeldWrite> {
  const write = await engine.beginWrite?.(request, { signal })
  if (write === undefined) throw new Error('The engine writes nothing')
  return write
}

/** What every kind of database holds that can hold a write. */
export function describeWriteContract(find: () => WriteSubject): void {
  const held: HeldWrite[] = []
  const begin = async (request: WriteRequest, role: 'writer' | 'reader' = 'writer'): Promise<HeldWrite> => {
    const write = await beginOn(find().engineOf(role), request)
    held.push(write)
    return write
  }
  const changes = (all: readonly RowChange[], table = 'orders'): WriteRequest => ({
    kind: 'changes',
    schema: find().schema,
    table,
    changes: all
  })
  const names = async () =>
    (await find().run('select id, name from orders order by id limit 3')).map(({ name }) => name)
  const parts = { begin, changes, names, find }

  beforeEach(async () => {
    await Promise.all(held.splice(0).map((write) => write.rollBack().catch(() => undefined)))
    await find().prepare()
  })
  afterAll(() => Promise.all(held.map((write) => write.rollBack().catch(() => undefined))))

  describe('a held write', () => describeHolding(parts))
  describe('its inverse', () => describeInverse(parts))
  describe('of large rows', () => describeLargeRows(parts))
  describe('what is refused', () => describeRefusals(parts))
}

/** What the parts of the contract have in common. */
export interface WriteParts {
  begin: (request: WriteRequest, role?: 'writer' | 'reader') => Promise<HeldWrite>
  changes: (all: readonly RowChange[], table?: string) => WriteRequest
  names: () => Promise<unknown[]>
  find: () => WriteSubject
}

function describeHolding({ begin, changes, names, find }: WriteParts): void {
  test('an update is held with its rows before and after, and nobody sees it until it is committed', async () => {
    expect(databaseCapabilities[find().kind].heldWrites).toBe(true)
    const { schema, parameter } = find()
    const write = await begin(
      toStatement(`update orders set name = ${parameter} where id = 2 -- the second\n;`, 'new 2')
    )
    expect(write.effect).toMatchObject({
      rows: 1,
      target: { schema, table: 'orders' },
      key: ['id'],
      tables: [{ schema, table: 'orders', inserted: 0, updated: 1, deleted: 0 }],
      sampleGap: null,
      inverseGap: null,
      counter: null
    })
    const at = write.effect.columns.findIndex(({ name }) => name === 'name')
    expect(write.effect.sample.map(({ before, after }) => [before?.[at], after?.[at]])).toEqual([
      ['order 2', 'new 2']
    ])
    expect(await names()).toEqual(['order 1', 'order 2', 'order 3'])
    await write.commit()
    expect(await names()).toEqual(['order 1', 'new 2', 'order 3'])
  })

  test('one that is rolled back leaves nothing, and a number that was given is told', async () => {
    const write = await begin(toStatement("insert into things (label) values ('a'), ('b')"))
    expect(write.effect).toMatchObject({ rows: 2, counter: 'id', inverseGap: null })
    expect(write.effect.sample).toHaveLength(2)
    const before = await find().readAll('things')
    await write.rollBack()
    expect(await find().readAll('things')).toEqual(before)
  })

  test('rows that a deletion takes with it are told, table by table', async () => {
    const cascade = await begin(toStatement('delete from orders where id = 1'))
    expect(cascade.effect.tables).toMatchObject([
      { table: 'items', deleted: 2 },
      { table: 'orders', deleted: 1 }
    ])
    expect(cascade.effect.inverseGap).toBe('other-tables')
    await cascade.rollBack()
  })

  test('tells its locks, and who waits for them', async () => {
    const write = await begin(toStatement("update orders set name = 'held' where id = 1"))
    const waiting = find().runAsWriter('delete from orders where id = 1')
    await expect
      .poll(async () => (await write.readLocks()).waiting, { interval: 200, timeout: 5000 })
      .toMatchObject([{ processId: expect.any(Number), seconds: expect.any(Number) }])
    expect((await write.readLocks()).locks.map(({ table }) => table)).toContain('orders')
    await write.rollBack()
    await waiting
  })

  test('an engine that ends the session takes the write with it, and a commit says so', async () => {
    const write = await begin(toStatement('delete from items'))
    await find().endSessions()
    await expect(write.commit()).rejects.toMatchObject({ reason: 'lost' })
    expect(await find().run('select id from items')).toHaveLength(3)
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
    expect((await whyNot(begin(changes([update("O'Hara")]))))?.reason).toBe('changed')
    expect(await find().run('select id from orders where id = 500')).toHaveLength(1)
    const keyless: RowChange = { kind: 'delete', key: {}, before: {} }
    expect((await whyNot(begin(changes([keyless], 'notes'))))?.reason).toBe('no-key')
  })
}

function describeInverse({ begin, changes, find }: WriteParts): void {
  /** Commits a write and then its inverse; what the table held before, between and after. */
  const thereAndBack = async (request: WriteRequest, table: 'orders' | 'things') => {
    const before = await find().readAll(table)
    const write = await begin(request)
    const { inverse, inverseGap } = write.effect
    await write.commit()
    const between = await find().readAll(table)
    if (inverse !== null && inverse.length > 0) await (await begin(changes(inverse, table))).commit()
    return { before, between, after: await find().readAll(table), inverseGap }
  }

  test.each([
    ['an update', "update orders set total = total + 1, name = concat('x', id) where id <= 5"],
    ['a deletion', 'delete from orders where id > 20'],
    ['an insertion', "insert into orders (id, name) values (100, 'a'), (101, null)"],
    ['an insertion of what is read', 'insert into orders (id, name) select id + 200, null from orders'],
    ['an update of what is in order', "update orders set name = concat('y', id) where name like 'order 2%'"]
  ])('of %s brings every value back', async (_, text) => {
    const { before, between, after, inverseGap } = await thereAndBack(toStatement(text), 'orders')
    expect(inverseGap).toBeNull()
    expect(between).not.toEqual(before)
    expect(after).toEqual(before)
  })

  test('of any changes and statements brings every value back', async () => {
    const { things } = find()
    const columns = Object.keys(things)
    const values = fc.record(
      Object.fromEntries(columns.map((name) => [name, fc.constantFrom(...(things[name] ?? [null]))])),
      { requiredKeys: ['label'] }
    ) as fc.Arbitrary<Record<string, string | null>>
    const id = fc.integer({ min: 1, max: 12 })
    const change = fc.oneof(
      values.map((row): RowChange => ({ kind: 'insert', values: row })),
      fc
        .tuple(id, values)
        .map(([key, row]): RowChange => ({ kind: 'update', key: { id: `${key}` }, before: {}, values: row })),
      id.map((key): RowChange => ({ kind: 'delete', key: { id: `${key}` }, before: {} }))
    )
    const ofOneRowEach = fc.uniqueArray(change, {
      minLength: 1,
      maxLength: 6,
      selector: (each) => (each.kind === 'insert' ? Math.random() : each.key['id'])
    })
    const statement = fc.oneof(
      fc
        .tuple(id, fc.constantFrom(...columns))
        .map(([key, name]) => `update things set ${name} = null where id <= ${key}`),
      id.map((key) => `delete from things where id > ${key}`),
      id.map((key) => `update things set label = concat(label, '!') where id >= ${key}`),
      fc.constantFrom(
        "insert into things (label) values ('x'), (null)",
        'insert into things (label) select label from things'
      )
    )
    const request = fc.oneof(
      ofOneRowEach.map((all) => changes(all, 'things')),
      statement.map((text) => toStatement(text))
    )
    await fc.assert(
      fc.asyncProperty(request, async (each) => {
        const { before, after, inverseGap } = await thereAndBack(each, 'things')
        expect(inverseGap).toBeNull()
        expect(after).toEqual(before)
      }),
      { numRuns: 30 }
    )
  }, 60_000)

  test('is none where it would not bring everything back, and says why', async () => {
    const gaps: [string, string | null, string | null][] = [
      ['delete from orders where id = 1', null, 'other-tables'],
      ['update orders set id = id + 1000 where id = 9', 'key-changed', 'key-changed'],
      ["update notes set text = 'two'", 'no-key', 'no-key']
    ]
    for (const [text, sampleGap, inverseGap] of gaps) {
      const write = await begin(toStatement(text))
      const { effect } = write
      await write.rollBack()
      expect([text, effect.sampleGap, effect.inverseGap]).toEqual([text, sampleGap, inverseGap])
      expect([effect.rows, effect.inverse]).toEqual([1, null])
    }
  })
}

function describeRefusals({ begin, names, find }: WriteParts): void {
  test('security bar 47: only one INSERT, UPDATE or DELETE is taken', async () => {
    for (const text of find().notWrites)
      expect([text, (await whyNot(begin(toStatement(text))))?.reason]).toEqual([text, 'not-write'])
    expect(await names()).toHaveLength(3)
  })

  test('a role that may only read writes nothing', async () => {
    expect((await whyNot(begin(toStatement('delete from items'), 'reader')))?.reason).toBe('read-only')
  })

  test('a row that somebody else has locked is not waited for long', async () => {
    const first = await begin(toStatement("update orders set name = 'first' where id = 1"))
    const begun = performance.now()
    const error = await whyNot(begin(toStatement("update orders set name = 'second' where id = 1")))
    expect(error?.reason).toBe('locked')
    expect(performance.now() - begun).toBeLessThan(5000)
    // Another row is free, though no index finds it.
    const other = await begin(toStatement('update orders set total = 5 where total = 7'))
    expect(other.effect.rows).toBe(1)
    await other.rollBack()
    await first.rollBack()
  })

  test('more rows than the limit are rolled back, and far more are refused before', async () => {
    await find().makeMany()
    const error = await whyNot(begin(toStatement('delete from many')))
    expect(error?.reason).toBe('too-many')
    expect(error?.rows).toBeGreaterThan(100_000)
    const far = await whyNot(begin(toStatement(find().tenMillion)))
    expect(far?.reason).toBe('too-many')
    expect(far?.rows).toBeGreaterThan(100_000)
    await find().run('drop table many')
  })

  test('a mistake gets the words of the engine and the place in the statement', async () => {
    const { faulty, tooLong } = find()
    const error = await whyNot(begin(toStatement(faulty)))
    expect(error).toMatchObject({ reason: 'failed', words: { position: faulty.indexOf('mistake') } })
    const long = await whyNot(begin(toStatement(tooLong)))
    expect(long?.reason).toBe('failed')
    expect(long?.words?.message).toContain('too long')
  })
}
