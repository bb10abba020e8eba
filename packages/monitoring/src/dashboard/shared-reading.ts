/** Caches a reading for all callers within a time; a reading that fails is not cached. */
export function shareReading<T>(read: () => Promise<T>, forMs: number, now: () => number): () => Promise<T> {
  let kept: { at: number; reading: Promise<T> } | undefined
  return () => {
    const at = now()
    // After the clock was set back nothing counts as cached.
    if (kept !== undefined && at >= kept.at && at - kept.at < forMs) return kept.reading
    const fresh = { at, reading: read() }
    kept = fresh
    fresh.reading.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh.reading
  }
}
