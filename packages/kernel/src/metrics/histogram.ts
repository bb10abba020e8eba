/** Upper ends of the buckets of a latency, in milliseconds; the last bucket has none. */
export const latencyBounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const

/** The number of the bucket that a latency falls into. */
export function bucketOf(ms: number): number {
  let bucket = 0
  while (bucket < latencyBounds.length && ms > (latencyBounds[bucket] ?? 0)) bucket += 1
  return bucket
}

/** No calls in any bucket. */
export function emptyBuckets(): number[] {
  return Array.from({ length: latencyBounds.length + 1 }, () => 0)
}

/** Adds the calls of one list of buckets to another. */
export function addBuckets(to: number[], from: readonly number[]): void {
  for (const [bucket, count] of from.entries()) to[bucket] = (to[bucket] ?? 0) + count
}

/**
 * Estimates a quantile from buckets, by a straight line within the bucket that holds it; undefined without calls. It
 * never exceeds `most`, the longest latency that was measured.
 */
export function quantileOf(buckets: readonly number[], share: number, most: number): number | undefined {
  const total = buckets.reduce((sum, count) => sum + count, 0)
  if (total === 0) return undefined
  const rank = share * total
  let before = 0
  for (const [bucket, count] of buckets.entries()) {
    if (count > 0 && before + count >= rank) {
      const from = latencyBounds[bucket - 1] ?? 0
      const to = Math.min(latencyBounds[bucket] ?? most, most)
      return Math.min(most, from + Math.max(0, to - from) * ((rank - before) / count))
    }
    before += count
  }
  return most
}
