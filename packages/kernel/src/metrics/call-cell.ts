import { addBuckets, bucketOf, emptyBuckets } from './histogram.ts'

/** Calls of one route within some time. */
export interface CallCell {
  calls: number
  /** Calls that failed on the side of the server: status 500 and above. */
  failures: number
  /** Sum of their latencies in milliseconds, and the longest. */
  total: number
  most: number
  /** Calls by latency, in the buckets of `latencyBounds`. */
  buckets: number[]
}

/** A cell without calls. */
export function emptyCalls(): CallCell {
  return { calls: 0, failures: 0, total: 0, most: 0, buckets: emptyBuckets() }
}

/** Counts one call. */
export function countCall(cell: CallCell, { status, ms }: { status: number; ms: number }): void {
  cell.calls += 1
  if (status >= 500) cell.failures += 1
  cell.total += ms
  if (ms > cell.most) cell.most = ms
  const bucket = bucketOf(ms)
  cell.buckets[bucket] = (cell.buckets[bucket] ?? 0) + 1
}

/** Adds the calls of one cell to another. */
export function addCalls(to: CallCell, from: CallCell): void {
  to.calls += from.calls
  to.failures += from.failures
  to.total += from.total
  to.most = Math.max(to.most, from.most)
  addBuckets(to.buckets, from.buckets)
}

/** Measurements of one quantity within some time. */
export interface GaugeCell {
  samples: number
  total: number
  least: number
  most: number
}

/** A cell without measurements. */
export function emptyGauge(): GaugeCell {
  return { samples: 0, total: 0, least: Infinity, most: -Infinity }
}

/** Adds the measurements of one cell to another. */
export function addGauge(to: GaugeCell, from: GaugeCell): void {
  to.samples += from.samples
  to.total += from.total
  to.least = Math.min(to.least, from.least)
  to.most = Math.max(to.most, from.most)
}
