import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { readLimits } from '../../src/limits.ts'
import { collect, failureOf } from '../../testing/contract.ts'
import { openCopiedSqlite } from '../../testing/copied-sqlite.ts'

const endless = 'with recursive n (n) as (select 1 union all select n + 1 from n)'
/** Rows enough that a product of them never ends. */
const many = '(with recursive n (n) as (select 1 union all select n + 1 from n limit 100000) select n from n)'

/** So many letters, twice. */
function letters(bytes: number): string {
  return `replace(hex(zeroblob(${bytes})), '0', 'a')`
}

/** Statements that burn, and how they end: SQLite ends those of many steps, the end of the worker those of one. */
const burning: readonly (readonly [statement: string, reason: string])[] = [
  [`${endless} select count(*) from n`, 'timeout'],
  [`select count(*) from ${many} a, ${many} b, ${many} c`, 'timeout'],
  [`select instr(${letters(2_000_000)}, ${letters(1_000_000)} || 'b')`, 'timeout']
]

/** Statements that take memory: what sorts, what joins texts, and what holds large values in many rows and columns. */
const large: readonly string[] = [
  `${endless} select count(*) from (select n, hex(randomblob(1000)) as text from n order by text)`,
  `${endless} select group_concat(hex(zeroblob(1000000))) from n`,
  `${endless} select hex(zeroblob(7000000)) from n`,
  `select ${Array.from({ length: 9 }, () => 'zeroblob(15000000)').join(', ')}`,
  `${endless} select zeroblob(15000000), zeroblob(15000000), zeroblob(15000000) from n`
]

/** The longest time, in milliseconds, that this thread was held up while something ran. */
async function heldUp(work: () => Promise<unknown>): Promise<number> {
  const over = new AbortController()
  let longest = 0
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const begun = performance.now()
      await sleep(5)
      longest = Math.max(longest, performance.now() - begun - 5)
    }
  }
  const watching = watch()
  await work().finally(() => over.abort())
  await watching
  return longest
}

describe('the budget of a reading of a copy', () => {
  const { engine } = openCopiedSqlite()

  test.each(burning)('%s is ended, and holds nothing up', async (statement, reason) => {
    const burn = async () => {
      const begun = performance.now()
      let failure: Awaited<ReturnType<typeof failureOf>> = 'none'
      const held = await heldUp(async () => {
        failure = await failureOf(collect(engine, statement, { milliseconds: 1000 }))
      })
      expect(failure).toMatchObject({ kind: 'query', reason })
      return { held, took: performance.now() - begun }
    }
    let measured = await burn()
    // Other work on the machine may disturb a round; where this thread did the work, none would be short.
    for (let again = 0; again < 4 && measured.held > 200; again += 1) measured = await burn()
    expect(measured.took).toBeLessThan(8000)
    expect(measured.held).toBeLessThan(200)
  })

  test.each(large)('%s ends by itself, and this process goes on', async (statement) => {
    const failure = await failureOf(
      collect(engine, statement, { milliseconds: 4000, rows: Number.MAX_SAFE_INTEGER, size: 1e12 })
    )
    expect(failure).toMatchObject({ kind: 'query', reason: expect.stringMatching(/^(too-large|timeout)$/) })
    expect((await collect(engine, 'select count(*) from customers')).rows).toEqual([['3']])
  })

  test('the largest values are cut before they are texts, and leave this process its memory', async () => {
    const { rows } = await collect(engine, 'select zeroblob(15000000), zeroblob(15000000)')
    const zeros = { cut: `0x${'0'.repeat(63_998)}`, length: 30_000_002 }
    expect(rows).toEqual([[zeros, zeros]])
    const many = `${endless} select hex(zeroblob(7000000)) from n limit 60`
    const texts = await collect(engine, many, { milliseconds: 60_000 })
    expect(texts.rows).toEqual(
      Array.from({ length: 60 }, () => [{ cut: '0'.repeat(64_000), length: 14_000_000 }])
    )
  })

  test('a row that is exported is refused as too large before texts are made of it', async () => {
    const wide = `select ${Array.from({ length: 3 }, () => 'zeroblob(6000000)').join(', ')}`
    const failure = await failureOf(collect(engine, wide, { cell: readLimits.batchBytes, size: 1e12 }))
    expect(failure).toMatchObject({ kind: 'query', reason: 'too-large' })
  })

  test('what sorts more than fits is refused as too large', async () => {
    const failure = await failureOf(collect(engine, large[0] ?? '', { milliseconds: 20_000 }))
    expect(failure).toMatchObject({ kind: 'query', reason: 'too-large' })
  })

  test('one that burns is cancelled at once, and others are read beside it', async () => {
    const abort = new AbortController()
    const burns = failureOf(collect(engine, burning[2]?.[0] ?? '', { signal: abort.signal }))
    expect((await collect(engine, 'select name from customers where id = 1')).rows).toEqual([
      ['Okonkwo Catering']
    ])
    abort.abort()
    const begun = performance.now()
    expect(await burns).toMatchObject({ kind: 'query', reason: 'cancelled' })
    expect(performance.now() - begun).toBeLessThan(1000)
  })

  test('four are read at once, the next one waits for its turn', async () => {
    const abort = new AbortController()
    const burns = Array.from({ length: 4 }, () =>
      failureOf(collect(engine, `${endless} select count(*) from n`, { signal: abort.signal }))
    )
    const next = collect(engine, 'select 1')
    expect(await Promise.race([next, sleep(1500, 'waits')])).toBe('waits')
    abort.abort()
    expect((await next).rows).toEqual([['1']])
    await Promise.all(burns)
  })
})
