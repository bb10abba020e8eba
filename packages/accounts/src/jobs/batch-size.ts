/** How long a batch may take: requests of this server wait for it at most that long. */
const targetMs = 50
/** Below the smallest, a batch takes as long as its commit, and more of them would only take longer. */
const [smallest, largest] = [128, 512]

/** Size of the first batch of a run. */
export const firstBatchSize = 128

/** Size of the next batch, after one that took some milliseconds: batches are small in time, not in number. */
export function nextBatchSize(size: number, ms: number): number {
  if (ms > targetMs) return Math.max(smallest, size / 2)
  if (ms < targetMs / 2) return Math.min(largest, size * 2)
  return size
}
