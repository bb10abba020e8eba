import { DatabaseError, queryFailed } from '../../src/failures.ts'
import { createWorkerJob } from '../worker-job.ts'
import type { ReadJob, ReadOutcome } from './read-job.ts'

/** Bytes that SQLite may take beyond the copy, such as to sort. */
const heapBytes = 64_000_000
/** What a worker may take for the values of JavaScript, such as the rows of a batch. */
const heapMb = 192
/** Milliseconds until a worker has started and has loaded the copy, on a busy machine too. */
const startMs = 10_000
/** Milliseconds that SQLite gets to end a statement by itself. */
const graceMs = 500

/** Time limit and abort signal of a read. */
export interface ReadBudget {
  milliseconds: number
  signal?: AbortSignal
}

/** A worker over a copy. */
export interface CopyReader {
  /** Asks it for something, which fails as a DatabaseError: also where the worker took too long or too much, or was stopped. */
  ask: (job: ReadJob) => Promise<ReadOutcome>
  /** Terminates the worker, also while it works. */
  end: () => void
}

/** Starts a worker over a copy, for one read; its time and memory limits hold for that read alone. */
export async function openReader(
  bytes: SharedArrayBuffer,
  { milliseconds, signal }: ReadBudget,
  onEnd: () => void
): Promise<CopyReader> {
  const stop = new AbortController()
  const send = createWorkerJob<ReadOutcome>({
    script: new URL('./sqlite-read-worker.ts', import.meta.url),
    deadlineMs: Math.max(startMs, milliseconds + graceMs),
    heapMb,
    signal: stop.signal
  })
  let isLate = false

  async function askWithin(ms: number, job: ReadJob): Promise<ReadOutcome> {
    const late = setTimeout(() => {
      isLate = true
      stop.abort()
    }, ms)
    const outcome = await send(job)
    clearTimeout(late)
    if (signal?.aborted === true) throw queryFailed('cancelled')
    if (outcome === undefined) throw queryFailed(isLate ? 'timeout' : 'too-large')
    if (outcome.kind === 'failed') throw new DatabaseError(outcome.failure)
    return outcome
  }

  const end = (): void => {
    signal?.removeEventListener('abort', end)
    stop.abort()
    onEnd()
  }
  // Also between two parts, where nobody may ask for the next one any more.
  signal?.addEventListener('abort', end, { once: true })
  try {
    await askWithin(startMs, { kind: 'open', source: { bytes, heapBytes } })
    return { ask: (job) => askWithin(milliseconds + graceMs, job), end }
  } catch (error) {
    end()
    throw error
  }
}
