import type { DatabaseQuery, ResultCell, ResultColumn } from './engine.ts'
import type { EngineWords } from './failures.ts'

export type RowValues = Readonly<Record<string, string | null>>

/** A change of one row. What it had before is checked, so that nothing newer is overwritten. */
export type RowChange =
  | { kind: 'insert'; values: RowValues }
  | { kind: 'update'; key: RowValues; before: RowValues; values: RowValues }
  | { kind: 'delete'; key: RowValues; before: RowValues }

/** One statement, or changes of rows of one table. */
export type WriteRequest =
  | { kind: 'statement'; query: DatabaseQuery }
  | { kind: 'changes'; schema: string; table: string; changes: readonly RowChange[] }

/** Why a write failed, as it began or as it was committed. */
export type WriteFailure =
  | 'not-write'
  | 'read-only'
  | 'locked'
  | 'deadlock'
  | 'too-many'
  | 'changed'
  | 'no-key'
  | 'no-rollback'
  | 'timeout'
  | 'too-large'
  | 'failed'
  | 'lost'

/** The error of a write, with the engine's message where the engine refused it. */
export class WriteError extends Error {
  readonly reason: WriteFailure
  readonly words: EngineWords | null
  /** Rows that the write would touch, where they are too many. */
  readonly rows: number | null

  constructor(reason: WriteFailure, { words = null, rows = null }: Partial<Omit<WriteError, 'reason'>> = {}) {
    super(`The write failed: ${reason}`)
    this.name = 'WriteError'
    this.reason = reason
    this.words = words
    this.rows = rows
  }
}

/** Rows of a table that a write has touched, with those that triggers and cascades have. */
export interface TouchedTable {
  schema: string
  table: string
  inserted: number
  updated: number
  deleted: number
}

/** A row before and after; null where there is none on that side. */
export interface RowSample {
  before: ResultCell[] | null
  after: ResultCell[] | null
}

/** Why rows are not shown, or only as they are now. */
export type SampleGap = 'returning' | 'no-key' | 'key-changed' | 'unknown-rows' | 'too-large'

/** Why a write has no inverse. */
export type InverseGap = SampleGap | 'too-many-rows' | 'other-tables'

/** The effect of a held write. */
export interface WriteEffect {
  rows: number
  target: { schema: string; table: string }
  columns: ResultColumn[]
  /** Columns of the primary key. */
  key: string[]
  tables: TouchedTable[]
  sample: RowSample[]
  sampleGap: SampleGap | null
  /** Changes that undo it; null where they are unknown. */
  inverse: RowChange[] | null
  inverseGap: InverseGap | null
  /** Triggers of the table that run with its rows. */
  triggers: string[]
  /** What the role cannot see: triggers of the table, or whether other tables were touched. */
  unseen: ('triggers' | 'tables')[]
  /** Column of an auto-increment counter, which a rollback does not reset; null for none. */
  counter: string | null
  milliseconds: number
}

/** Locks of a held write, and the sessions that wait for them. */
export interface HeldLocks {
  locks: { table: string; mode: string }[]
  /** Null where the role may not see them. */
  waiting: { processId: number; user: string | null; seconds: number | null }[] | null
}

/** A write in a transaction that is open, until it is committed or rolled back. */
export interface HeldWrite {
  effect: WriteEffect
  readLocks: () => Promise<HeldLocks>
  commit: () => Promise<void>
  rollBack: () => Promise<void>
}

/** Limits of writes. */
export const writeLimits = {
  /** Rows that one write may touch. */
  rows: 100_000,
  /** Rows that are shown. */
  sample: 20,
  /** Rows up to which a write has an inverse. */
  inverse: 500,
  /** Characters of an inverse. */
  inverseSize: 1_000_000,
  /** Bytes of rows that are read at once, as they were or as they are; below `readLimits.batchBytes`. */
  rowBytes: 12_000_000,
  /** Changes of rows in one write. */
  changes: 200,
  /** Characters of a value of a row that is sent. */
  value: 100_000,
  /** Milliseconds that a statement may take. */
  statementMs: 15_000,
  /** Milliseconds that a write is held. */
  holdMs: 60_000
} as const
