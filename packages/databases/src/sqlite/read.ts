import type { PreparedStatement } from '@sqlite.org/sqlite-wasm'
import type { DatabaseQuery, ResultCell, ResultPart } from '../engine.ts'
import { queryFailed } from '../failures.ts'
import { readLimits, type ReadLimits } from '../limits.ts'
import { sizeOf, takeRows } from '../../node/take-rows.ts'
import { authorizeReads } from './authorize.ts'
import { stepRows, toColumns } from './cells.ts'
import { toQueryError } from './errors.ts'
import { pointerOf } from './open-copy.ts'
import { prepareRead } from './prepare-read.ts'
import type { SqliteCopy } from './source.ts'

/** Rows of the first batch, which is to be there soon, and of each later one. */
const batchRows = { first: 50, later: 200 }
/** Steps of SQLite's machine between two looks at the clock. */
const stepsBetween = 2000

interface ReadOptions {
  limits: ReadLimits
  signal: AbortSignal
}

/** Runs a statement on a copy, behind the walls. Between two batches the thread is free, and the signal is looked at. */
export async function* readRows(
  copy: SqliteCopy,
  query: DatabaseQuery,
  { limits, signal }: ReadOptions
): AsyncGenerator<ResultPart> {
  const begun = performance.now()
  const refusals = authorizeReads(copy)
  limitTime(copy, begun + limits.milliseconds)
  let statement: PreparedStatement | undefined
  try {
    statement = prepareRead(copy, query)
    const budget = { rows: limits.rows, size: limits.size }
    let truncated: 'rows' | 'size' | null = null
    const rows = stepRows(copy, statement, limits.cell)
    // Where no table declares the type of a column, its first value tells it.
    let batch = takeUpTo(rows, 1)
    yield { kind: 'columns', columns: toColumns(copy, statement, batch.length > 0) }
    for (let size = batchRows.first; batch.length > 0; size = batchRows.later) {
      batch = [...batch, ...takeUpTo(rows, size - batch.length)]
      const taken = takeRows(batch, budget, limits.cell)
      truncated = taken.truncated
      if (taken.rows.length > 0) yield { kind: 'rows', rows: taken.rows }
      if (truncated !== null) break
      // Yields to the event loop: a cancel, or another call of this thread, comes in between.
      await new Promise((later) => setTimeout(later))
      if (signal.aborted) throw queryFailed('cancelled')
      batch = takeUpTo(rows, 1)
    }
    const milliseconds = performance.now() - begun
    yield { kind: 'end', rows: limits.rows - budget.rows, truncated, milliseconds }
  } catch (error) {
    throw toQueryError(error, { copy, text: query.text, refusals })
  } finally {
    statement?.finalize()
  }
}

/** Interrupts the statement after its time limit, by the progress handler of SQLite. */
function limitTime(copy: SqliteCopy, deadline: number): void {
  const isLate = (): number => (performance.now() > deadline ? 1 : 0)
  copy.sqlite3.capi.sqlite3_progress_handler(pointerOf(copy), stepsBetween, isLate, 0)
}

/** Takes so many rows, or fewer where they are large: a batch is held as a whole. */
function takeUpTo(rows: Iterator<ResultCell[]>, count: number): ResultCell[][] {
  const taken: ResultCell[][] = []
  let size = 0
  while (taken.length < count && size < readLimits.batchBytes / 4) {
    const { done, value } = rows.next()
    if (done === true) break
    taken.push(value)
    size += value.reduce((sum, cell) => sum + sizeOf(cell), 0)
  }
  return taken
}
