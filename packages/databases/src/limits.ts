/** Limits of one read. */
export interface ReadLimits {
  rows: number
  /** Characters of all cells together. */
  size: number
  /** Characters of one cell. A longer one is cut, with its whole length. */
  cell: number
  milliseconds: number
}

/** Bounds of the limits that users may set, and fixed limits. */
export const readLimits = {
  rows: { usual: 1000, most: 10_000 },
  seconds: { usual: 15, most: 120 },
  size: 8_000_000,
  cell: 64_000,
  /** Characters of a statement. */
  statement: 100_000,
  parameters: 100,
  /** Milliseconds until a connection has to stand. */
  connectMs: 8000,
  /** Milliseconds for which a statement waits for a lock. */
  lockMs: 2000,
  /** Bytes from the engine until a connection stands, its encryption and its greeting with them. */
  signInBytes: 1_000_000,
  /** Bytes from the engine for one batch of rows or another answer; one row that is larger is not read. */
  batchBytes: 16_000_000,
  /** Milliseconds that the export of a whole result may take in the engine. */
  exportMs: 600_000,
  /** Tables of a schema that are listed. */
  tables: 2000
} as const
