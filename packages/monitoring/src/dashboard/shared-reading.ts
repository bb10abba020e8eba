/** Caches a reading for all callers within a time; a reading that fails is not cached. */
export function shareReading<T>(read: () => Promise<T>, forMs: number, now: () => number): () => Promise<T> {
  let cached: { at: number; reading: Promise<T> } | undefined
  return () => {
    const at = now()
    // After the clock was set back nothing counts as cached.
    if (cached !== undefined && at >= cached.at && at - cached.at < forMs) return cached.reading
    const fresh = { at, reading: read() }
    cached = fresh
    fresh.reading.catch(() => {
      if (cached === fresh) cached = undefined
    })
    return fresh.reading
  }
}
