// `node tools/bench/admin-query.ts [rows]`: a table of 10,000,000 rows in Postgres as the Query Editor reads it: until
// the first rows are there, until a cancel has ended a statement, and what reading the whole table takes in memory;
// beside a connection and one row by the same engine. Takes TEST_DATABASE_URL.
import { DatabaseError, type DatabaseEngine, type ReadLimits } from '@sitewright/databases'
import { createOpenDatabase } from '@sitewright/databases/node/open-database'
import { openNetwork } from '@sitewright/databases/testing/open-network'
import { createPostgresqlFixture } from '@sitewright/databases/testing/postgresql'
import { setTimeout as wait } from 'node:timers/promises'

/** Bars of issue 11: milliseconds, and megabytes. */
const bars = { firstRowsMs: 300, cancelMs: 2000, memoryMb: 50 } as const
const everything: ReadLimits = { rows: 1e9, size: 1e12, cell: 64_000, milliseconds: 600_000 }
const usual: ReadLimits = { rows: 1000, size: 8_000_000, cell: 64_000, milliseconds: 15_000 }
const endless = 'with recursive n (i) as (select 1 union all select i from n) select count(*) from n'
const runs = 5

const [rows = '10000000'] = process.argv.slice(2)
const url = process.env['TEST_DATABASE_URL']
if (url === undefined) throw new Error('This bench takes a Postgres: set TEST_DATABASE_URL to its address.')

function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Milliseconds until the first rows of a statement are there. */
async function measureFirstRows(engine: DatabaseEngine, text: string): Promise<number> {
  const begun = performance.now()
  const { signal } = new AbortController()
  for await (const part of engine.read({ text, parameters: [] }, { limits: usual, signal }))
    if (part.kind === 'rows') break
  return performance.now() - begun
}

/** Milliseconds from a cancel until the statement has ended. */
async function measureCancel(engine: DatabaseEngine): Promise<number> {
  const stop = new AbortController()
  const reading = engine.read({ text: endless, parameters: [] }, { limits: usual, signal: stop.signal })
  const ended = reading.next().catch((error: unknown) => {
    if (!(error instanceof DatabaseError)) throw error
  })
  await wait(500)
  const begun = performance.now()
  stop.abort()
  await ended
  return performance.now() - begun
}

/** Reads a whole table and keeps nothing: rows, milliseconds, and megabytes more than before at most. */
async function readAll(engine: DatabaseEngine): Promise<{ count: number; ms: number; memoryMb: number }> {
  const begun = performance.now()
  const before = process.memoryUsage().rss
  let [count, most] = [0, before]
  const { signal } = new AbortController()
  const reading = engine.read({ text: 'select * from big', parameters: [] }, { limits: everything, signal })
  for await (const part of reading) {
    if (part.kind !== 'rows') continue
    count += part.rows.length
    most = Math.max(most, process.memoryUsage.rss())
  }
  return { count, ms: performance.now() - begun, memoryMb: (most - before) / 1e6 }
}

async function repeat(measure: () => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let run = 0; run < runs; run += 1) values.push(await measure())
  return median(values)
}

const fixture = await createPostgresqlFixture(url)
try {
  await fixture.run(`create table big as select n as id, 'customer ' || n as name, now() as at
    from generate_series(1, ${Number(rows)}) as n`)
  await fixture.run(`grant select on big to ${fixture.users.reader}`)
  const engine = await createOpenDatabase(openNetwork)(fixture.settings)
  const reference = await repeat(() => measureFirstRows(engine, 'select 1'))
  const first = await repeat(() => measureFirstRows(engine, 'select * from big'))
  const cancel = await repeat(() => measureCancel(engine))
  const all = await readAll(engine)
  tell(`a connection and one row: ${reference.toFixed(0)} ms`)
  tell(`first rows of ${rows}: ${first.toFixed(0)} ms, bar ${bars.firstRowsMs}`)
  tell(`cancel: ${cancel.toFixed(0)} ms, bar ${bars.cancelMs}`)
  tell(
    `all ${all.count} rows: ${(all.ms / 1000).toFixed(1)} s, ${all.memoryMb.toFixed(0)} MB more, bar ${bars.memoryMb}`
  )
  const isWithin = first <= bars.firstRowsMs && cancel <= bars.cancelMs && all.memoryMb <= bars.memoryMb
  process.exitCode = isWithin ? 0 : 1
} finally {
  await fixture.drop()
}
