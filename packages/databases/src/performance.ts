/** Why figures are missing. The user can mend each cause, except that the engine does not record a figure, or failed. */
export const performanceGaps = [
  'not-loaded',
  'not-created',
  'performance-schema-off',
  'needs-performance-schema',
  'needs-process',
  'not-counted',
  'not-kept',
  'failed'
] as const

export type PerformanceGap = (typeof performanceGaps)[number]

/** Figures with their source, or why they are missing. */
export type PerformancePart<Value> =
  | {
      kind: 'measured'
      /** The view or function of the engine. */
      source: string
      /** Since when the engine counts, in milliseconds since 1970; null for what is so now, or where it does not say. */
      since: number | null
      value: Value
    }
  | { kind: 'missing'; source: string; reason: PerformanceGap }

export interface TableSize {
  schema: string
  table: string
  /** Bytes with all indexes. */
  size: number
  indexSize: number
  /** As the engine estimates; null where it has not counted. */
  rows: number | null
}

/** Connections to the server, of all databases, of those that it takes. */
export interface ConnectionUse {
  used: number
  most: number
}

/** Reads that memory answered, of all. */
export interface CacheUse {
  /** From 0 to 1. */
  share: number
  reads: number
}

/** A statement that runs now, or a transaction that waits for its next one. */
export interface RunningStatement {
  /** What names this run of it to `cancelStatement`. */
  id: string
  processId: number
  user: string | null
  application: string | null
  /** As the engine names it. */
  state: string
  /** Whether it waits for a lock. */
  isWaiting: boolean
  seconds: number
  statement: string
  /** Whether the role of the connection may stop it. */
  cancellable: boolean
}

/** What runs now, as far as the role sees it. */
export interface RunningStatements {
  statements: RunningStatement[]
  /** Sessions of other roles, of which the role sees nothing; null where the engine does not count them for it. */
  hidden: number | null
}

/** A session that waits for a lock. */
export interface LockWait {
  processId: number
  user: string | null
  /** What it waits for, such as a table; null where the engine does not say. */
  target: string | null
  mode: string | null
  seconds: number | null
  /** The sessions that it waits for. */
  blockedBy: number[]
  statement: string | null
}

/** An index that nothing has used. */
export interface UnusedIndex {
  schema: string
  table: string
  index: string
  /** Bytes; null where the engine does not say. */
  size: number | null
}

/** A table that was read without an index. */
export interface ScannedTable {
  schema: string
  table: string
  /** Rows that it has, as the engine estimates; null where it has not counted. */
  rows: number | null
  /** Times that it was read from end to end; null where the engine counts rows alone. */
  scans: number | null
  rowsRead: number
  /** Times that an index was used instead, or rows that it found; null where the engine does not say. */
  indexReads: number | null
}

/** A statement by what all its runs took. */
export interface SlowStatement {
  /** Null where the role may not see it. */
  statement: string | null
  calls: number
  totalMs: number
  meanMs: number
  rows: number
  /** Of the time of all statements of the database, from 0 to 1. */
  share: number
}

/** How a database performs, part by part. */
export interface DatabasePerformance {
  /** Bytes of the database. */
  size: PerformancePart<number>
  tables: PerformancePart<TableSize[]>
  connections: PerformancePart<ConnectionUse>
  cache: PerformancePart<CacheUse>
  running: PerformancePart<RunningStatements>
  waits: PerformancePart<LockWait[]>
  unusedIndexes: PerformancePart<UnusedIndex[]>
  scannedTables: PerformancePart<ScannedTable[]>
  statements: PerformancePart<SlowStatement[]>
}

/** Limits of the performance figures. */
export const performanceLimits = {
  /** Entries of each list. */
  entries: 20,
  /** Characters of a statement. */
  statement: 1000,
  /** Rows below which reading a whole table is usual. */
  scannedRows: 1000,
  /** Milliseconds that one part may take. */
  partMs: 5000
} as const
