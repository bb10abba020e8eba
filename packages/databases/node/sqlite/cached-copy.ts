import { connectionFailed, DatabaseError } from '../../src/failures.ts'
import { createWorkerJob } from '../worker-job.ts'
import type { CopiedTable, CopiedValue, CopyJob, CopyOutcome } from './copied-table.ts'

/** Milliseconds after which a copy is stale, and is made anew before the next read. */
const maxAgeMs = 60_000
/** A copy stays fresh for ten times as long as it took to make, so that making copies takes a tenth of the time at most. */
const mostMaking = 10
/** Idle time in milliseconds after which a copy is dropped. */
const idleMs = 5 * 60_000
/** Bytes of a copy; what would go beyond them is left out. */
const mostBytes = 96_000_000
/** Bytes that SQLite may take while it makes one: the pages of the largest copy, its bytes, and what else it works with. */
const heapBytes = 2 * mostBytes + 64_000_000
const heapMb = 128
/** Milliseconds that the worker may take for one batch. */
const batchMs = 10_000
/** Milliseconds that making a copy may take. */
const makeMs = 60_000
/** Rows and bytes that the worker is sent at once, so that handing them over holds up no call. */
const batchRows = 1000
const batchBytes = 256_000

/** Rows of a table that are copied at most. */
export const mostCopiedRows = 100_000

/** Rows of a table, as arrays in the order of its columns. */
export type CopiedRows = readonly (readonly CopiedValue[])[]

/** What is copied. */
export interface CopySource {
  tables: readonly CopiedTable[]
  /** Reads a table in pieces, its newest rows first where there are many. */
  readRows: (table: CopiedTable, signal: AbortSignal) => AsyncIterable<CopiedRows>
  now: () => number
}

/** What the user reads about a copy. */
export interface CopyFacts {
  /** When it was begun, in milliseconds since 1970. */
  at: number
  /** Tables of which only the rows that came first are in it. */
  cut: readonly string[]
}

/** A cache of one copy of a database. */
export interface CachedCopy {
  /** The cached copy, or a new one where it is stale; concurrent calls share the one that is being made. */
  get: () => Promise<SharedArrayBuffer>
  /** When the copy was made, and what it lacks; undefined where there is none. */
  facts: () => CopyFacts | undefined
  forget: () => void
}

/** Caches a copy in memory. Rows are read by this thread in pieces; all else happens in a worker. */
export function createCachedCopy(source: CopySource): CachedCopy {
  let copy: (CopyFacts & { bytes: SharedArrayBuffer; oldAt: number }) | undefined
  let making: Promise<SharedArrayBuffer> | undefined
  let idle: NodeJS.Timeout | undefined

  async function make(): Promise<SharedArrayBuffer> {
    const at = source.now()
    const { bytes, cut } = await makeCopy(source)
    copy = { bytes, at, cut, oldAt: at + Math.max(maxAgeMs, mostMaking * (source.now() - at)) }
    return bytes
  }

  return {
    async get() {
      clearTimeout(idle)
      idle = setTimeout(() => (copy = undefined), idleMs).unref()
      if (copy !== undefined && source.now() < copy.oldAt) return copy.bytes
      making ??= make().finally(() => (making = undefined))
      return making
    },
    facts: () => (copy === undefined ? undefined : { at: copy.at, cut: copy.cut }),
    forget() {
      copy = undefined
    }
  }
}

async function makeCopy({
  tables,
  readRows
}: CopySource): Promise<{ bytes: SharedArrayBuffer; cut: readonly string[] }> {
  const cut: string[] = []
  const stop = new AbortController()
  const late = setTimeout(() => stop.abort(), makeMs)
  const send = createWorkerJob<CopyOutcome>({
    script: new URL('./sqlite-copy-worker.ts', import.meta.url),
    deadlineMs: batchMs,
    heapMb,
    signal: stop.signal
  })
  const ask = async (job: CopyJob): Promise<CopyOutcome> => {
    const outcome = await send(job)
    if (outcome === undefined) throw connectionFailed(stop.signal.aborted ? 'timeout' : 'other')
    return outcome
  }
  try {
    await ask({ kind: 'create', tables, heapBytes })
    for (const table of tables) {
      let left = mostCopiedRows
      for await (const batch of inBatches(readRows(table, stop.signal))) {
        const rows = batch.slice(0, left)
        left -= rows.length
        const { size } = { size: 0, ...(await ask({ kind: 'insert', table, rows })) }
        if (rows.length === batch.length && size <= mostBytes) continue
        cut.push(table.name)
        break
      }
    }
    const copy = await ask({ kind: 'finish' })
    if (copy.kind !== 'copy') throw connectionFailed('other')
    return { bytes: copy.bytes, cut }
  } catch (error) {
    if (error instanceof DatabaseError) throw error
    throw Object.assign(connectionFailed(stop.signal.aborted ? 'timeout' : 'other'), { cause: error })
  } finally {
    clearTimeout(late)
    stop.abort()
  }
}

/** Splits rows into batches small enough that posting one to the worker does not block the event loop. */
async function* inBatches(pieces: AsyncIterable<CopiedRows>): AsyncGenerator<CopiedRows> {
  let batch: CopiedRows[number][] = []
  let bytes = 0
  for await (const rows of pieces) {
    for (const row of rows) {
      batch.push(row)
      bytes += toBytes(row)
      if (batch.length < batchRows && bytes < batchBytes) continue
      yield batch
      batch = []
      bytes = 0
    }
  }
  if (batch.length > 0) yield batch
}

/** The approximate size of a row in bytes. */
function toBytes(row: CopiedRows[number]): number {
  return row.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0)
}
