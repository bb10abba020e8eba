import { expect, test } from 'vitest'
import { collect, failureOf } from '../../testing/contract.ts'
import { copiedRows, copiedTables, openCopiedSqlite } from '../../testing/copied-sqlite.ts'
import { createCopiedSqlite } from './copied-sqlite.ts'

const count = 'select count(*) from customers'

test('a copy is read for a minute, and is made anew after that, or at once by a test', async () => {
  let time = 1_000_000
  const rows = { ...copiedRows }
  const copied = openCopiedSqlite(() => time, rows)
  expect(copied.facts()).toBeUndefined()
  expect((await collect(copied.engine, count)).rows).toEqual([['3']])
  expect(copied.facts()).toEqual({ at: 1_000_000, cut: [] })
  rows['customers'] = []
  time += 59_000
  expect((await collect(copied.engine, count)).rows).toEqual([['3']])
  time += 1000
  expect((await collect(copied.engine, count)).rows).toEqual([['0']])
  expect(copied.facts()?.at).toBe(1_060_000)
  rows['customers'] = copiedRows['customers'] ?? []
  time += 1
  expect(await copied.engine.test()).toMatchObject({ ok: true, mayWrite: false })
  expect(copied.facts()?.at).toBe(1_060_001)
  expect((await collect(copied.engine, count)).rows).toEqual([['3']])
  copied.close()
  expect(copied.facts()).toBeUndefined()
})

test('readings at once wait for one copy', async () => {
  let begun = 0
  const { engine } = createCopiedSqlite({
    tables: copiedTables,
    async *readRows({ name }) {
      if (name === 'customers') begun += 1
      yield copiedRows[name] ?? []
    },
    now: Date.now
  })
  await Promise.all([collect(engine, count), collect(engine, count), engine.readSchema()])
  expect(begun).toBe(1)
})

test('a copy that takes long is made once, without whoever waits no more, and is read for longer', async () => {
  let time = 1_000_000
  let begun = 0
  const rest = Promise.withResolvers<undefined>()
  const { engine } = createCopiedSqlite({
    tables: copiedTables,
    async *readRows({ name }) {
      if (name === 'customers') begun += 1
      await rest.promise
      yield copiedRows[name] ?? []
    },
    now: () => time
  })
  const abort = new AbortController()
  const asked = failureOf(collect(engine, count, { signal: abort.signal }))
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(1)
  abort.abort()
  expect(await asked).toMatchObject({ kind: 'query', reason: 'cancelled' })
  time += 20_000
  rest.resolve(undefined)
  expect((await collect(engine, count)).rows).toEqual([['3']])
  time += 179_000
  expect((await collect(engine, count)).rows).toEqual([['3']])
  expect(begun).toBe(1)
  time += 1000
  await collect(engine, count)
  expect(begun).toBe(2)
})

test('of a table with more than 100,000 rows the first are copied, and it is told which', async () => {
  const copied = createCopiedSqlite({
    tables: copiedTables,
    async *readRows({ name }) {
      if (name !== 'invoices') return
      for (let from = 0; from < 200_000; from += 1000)
        yield Array.from({ length: 1000 }, (_, index) => [from + index, 1])
    },
    now: Date.now
  })
  const { rows } = await collect(copied.engine, 'select count(*), max(id) from invoices')
  expect(rows).toEqual([['100000', '99999']])
  expect(copied.facts()?.cut).toEqual(['invoices'])
})

test('of rows beyond 96 MB the first are copied, it is told which, and what was copied is read', async () => {
  const name = 'n'.repeat(100_000)
  const copied = createCopiedSqlite({
    tables: copiedTables,
    async *readRows(table) {
      if (table.name === 'invoices') return yield [[1, 1]]
      for (let from = 0; from < 2000; from += 50)
        yield Array.from({ length: 50 }, (_, index) => [from + index, name, '0'])
    },
    now: Date.now
  })
  const { rows } = await collect(
    copied.engine,
    'select count(*) between 900 and 1000, sum(length(name)) = 100000 * count(*), min(id) from customers'
  )
  expect(rows).toEqual([['1', '1', '0']])
  expect(copied.facts()?.cut).toContain('customers')
})

test('a source that fails is a connection that does not stand, and the next reading tries again', async () => {
  let isBroken = true
  const { engine } = createCopiedSqlite({
    tables: copiedTables,
    async *readRows({ name }) {
      if (isBroken) throw new Error('The disk is gone')
      yield copiedRows[name] ?? []
    },
    now: Date.now
  })
  expect(await failureOf(collect(engine, count))).toEqual({ kind: 'connection', reason: 'other' })
  expect(await engine.test()).toEqual({ ok: false, reason: 'other' })
  isBroken = false
  expect((await collect(engine, count)).rows).toEqual([['3']])
})
