import type { Database } from '../db/database.ts'

/**
 * Target duration of a batch: every request of this server waits for the one connection of the embedded engine, but
 * only for the row locks of a Postgres.
 */
const targetMs = { sqlite: 25, postgres: 100 } as const satisfies Record<Database['engine'], number>

/** A smaller batch takes as long as its commit, and more of them would only take longer. */
const [smallest, largest] = [128, 512]

export const firstBatchSize = 128

/**
 * Size of the next batch, from the duration of the last one in milliseconds: batches are bounded in time, not in
 * number.
 */
export function nextBatchSize(size: number, ms: number, engine: Database['engine']): number {
  const target = targetMs[engine]
  if (ms > target) return Math.max(smallest, size / 2)
  if (ms < target / 2) return Math.min(largest, size * 2)
  return size
}
