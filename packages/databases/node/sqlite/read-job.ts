import type { DatabaseQuery, ResultPart } from '../../src/engine.ts'
import type { DatabaseError } from '../../src/failures.ts'
import type { ReadLimits } from '../../src/limits.ts'
import type { PageRequest } from '../../src/rows.ts'

/** The copy that is read, and how much memory a statement may take beyond it. */
export interface ReadSource {
  bytes: SharedArrayBuffer
  heapBytes: number
}

/** What a worker that reads a copy is asked, once it has opened it; a reading goes on with `next`. */
export type ReadJob =
  | { kind: 'open'; source: ReadSource }
  | { kind: 'test' | 'schema' | 'performance' }
  | { kind: 'page'; request: PageRequest }
  | { kind: 'read'; query: DatabaseQuery; limits: ReadLimits }
  | { kind: 'next' }

/** The worker's response to a job. */
export type ReadOutcome =
  | { kind: 'value'; value: unknown }
  | { kind: 'part'; part: ResultPart }
  | { kind: 'end' }
  | { kind: 'failed'; failure: DatabaseError['failure'] }
