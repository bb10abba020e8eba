import sqlite3InitModule from '@sqlite.org/sqlite-wasm'
import type { DatabaseEngine, ResultPart } from '../../src/engine.ts'
import { DatabaseError } from '../../src/failures.ts'
import { createSqliteEngine } from '../../src/sqlite/engine.ts'
import { serveJobs } from '../worker-job.ts'
import type { ReadJob, ReadOutcome, ReadSource } from './read-job.ts'

// A caller that stops waiting ends this worker.
const { signal } = new AbortController()
let engine: DatabaseEngine | undefined
let parts: AsyncGenerator<ResultPart> | undefined

serveJobs(async (job: ReadJob): Promise<ReadOutcome> => {
  try {
    return await answer(job)
  } catch (error) {
    if (error instanceof DatabaseError) return { kind: 'failed', failure: error.failure }
    throw error
  }
})

async function answer(job: ReadJob): Promise<ReadOutcome> {
  if (job.kind === 'open') {
    engine = await openEngine(job.source)
    return { kind: 'value', value: undefined }
  }
  if (engine === undefined) throw new Error('There is no copy to read')
  switch (job.kind) {
    case 'test':
      return { kind: 'value', value: await engine.test() }
    case 'schema':
      return { kind: 'value', value: await engine.readSchema() }
    case 'performance':
      return { kind: 'value', value: await engine.readPerformance?.() }
    case 'page':
      return { kind: 'value', value: await engine.readPage?.(job.request, { signal }) }
    case 'read':
      parts = engine.read(job.query, { limits: job.limits, signal })
      return nextPart(parts)
    case 'next':
      return nextPart(parts)
  }
}

async function nextPart(reading: typeof parts): Promise<ReadOutcome> {
  const next = await reading?.next()
  return next === undefined || next.done === true ? { kind: 'end' } : { kind: 'part', part: next.value }
}

/** The engine that the demo has too; nothing is left out of a copy that holds nothing secret. */
async function openEngine({ bytes, heapBytes }: ReadSource): Promise<DatabaseEngine> {
  const sqlite3 = await sqlite3InitModule()
  return createSqliteEngine({
    sqlite3,
    bytes: () => new Uint8Array(bytes),
    secrets: [],
    heapBytes: bytes.byteLength + heapBytes
  })
}
