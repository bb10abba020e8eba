import type { DatabaseEngine, TestOutcome } from '../../src/engine.ts'
import { connectionFailed, DatabaseError, queryFailed } from '../../src/failures.ts'
import type { DatabasePerformance } from '../../src/performance.ts'
import { readLimits } from '../../src/limits.ts'
import type { RowPage } from '../../src/rows.ts'
import type { DatabaseSchema } from '../../src/schema.ts'
import { createCachedCopy, type CopyFacts, type CopySource } from './cached-copy.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'
import { openReader, type CopyReader, type ReadBudget } from './copy-reader.ts'
import type { ReadJob } from './read-job.ts'

/** Concurrent reads, each in a worker of its own; further ones wait for a slot. */
const mostReadings = 4

/** A SQLite that is read from copies, and what the user reads about the current one. */
export interface CopiedSqlite {
  engine: DatabaseEngine
  /** When the cached copy was made, and what it lacks; undefined where there is none. */
  facts: () => CopyFacts | undefined
  /** Drops the cached copy. */
  close: () => void
}

/**
 * Creates an engine that reads copies of a database of ours. A copy holds what its source gives and nothing else; each
 * reading has a worker of its own over it, which ends with its budget of time and memory and takes nothing else along.
 */
export function createCopiedSqlite(source: CopySource): CopiedSqlite {
  const cached = createCachedCopy(source)
  const acquireSlot = createConcurrencyLimit({ atOnce: mostReadings, waitMs: readLimits.connectMs })

  const open = async (budget: ReadBudget): Promise<CopyReader> => {
    const bytes = await unlessCancelled(cached.get(), budget.signal)
    const releaseSlot = await acquireSlot()
    if (releaseSlot === undefined) throw connectionFailed('timeout')
    try {
      if (budget.signal?.aborted === true) throw queryFailed('cancelled')
      return await openReader(bytes, budget, releaseSlot)
    } catch (error) {
      releaseSlot()
      throw error
    }
  }

  async function askOnce<Value>(job: ReadJob, budget: ReadBudget): Promise<Value> {
    const { ask, end } = await open(budget)
    try {
      const outcome = await ask(job)
      if (outcome.kind !== 'value') throw queryFailed('lost')
      return outcome.value as Value
    } finally {
      end()
    }
  }

  const milliseconds = readLimits.seconds.usual * 1000
  return {
    facts: cached.facts,
    close: cached.forget,
    engine: {
      async test() {
        cached.forget()
        const begun = performance.now()
        try {
          const outcome = await askOnce<TestOutcome>({ kind: 'test' }, { milliseconds })
          return { ...outcome, milliseconds: performance.now() - begun }
        } catch (error) {
          if (!(error instanceof DatabaseError)) throw error
          const { failure } = error
          return { ok: false, reason: failure.kind === 'connection' ? failure.reason : 'other' }
        }
      },
      readSchema: () => askOnce<DatabaseSchema>({ kind: 'schema' }, { milliseconds }),
      readPerformance: () => askOnce<DatabasePerformance>({ kind: 'performance' }, { milliseconds }),
      readPage: (request, { signal }) =>
        askOnce<RowPage>({ kind: 'page', request }, { milliseconds, signal }),
      async *read(query, { limits, signal }) {
        if (query.text.length > readLimits.statement) throw queryFailed('too-large')
        const { ask, end } = await open({ milliseconds: limits.milliseconds, signal })
        try {
          let outcome = await ask({ kind: 'read', query, limits })
          while (outcome.kind === 'part') {
            yield outcome.part
            outcome = await ask({ kind: 'next' })
          }
        } finally {
          end()
        }
      }
    }
  }
}

/** Waits for a copy, but no longer than the caller does: making one takes longer than most statements may. */
async function unlessCancelled<Value>(
  coming: Promise<Value>,
  signal: AbortSignal | undefined
): Promise<Value> {
  const { promise: cancelled, reject } = Promise.withResolvers<never>()
  const cancel = (): void => reject(queryFailed('cancelled'))
  if (signal?.aborted === true) cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return await Promise.race([coming, cancelled])
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

export type { CopiedTable, CopiedType, CopiedValue } from './copied-table.ts'
export { mostCopiedRows, type CopiedRows, type CopyFacts } from './cached-copy.ts'
