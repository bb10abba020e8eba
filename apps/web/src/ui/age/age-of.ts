/** Where a live number comes from, and when it was measured. */
export interface Measured {
  /** Milliseconds since 1970. */
  at: number
  /** It is measured so often. */
  everyMs: number
  /** `event stream`, `users table`. */
  source: string
}

/** The age of a number, by when it was measured. */
export interface AgeOf {
  /** Full ticks of four. */
  ticks: 0 | 1 | 2 | 3 | 4
  /** Three intervals have passed without a new one. */
  isStale: boolean
  /** `2 s`, `16 min`, `3 h`, `2 d`. */
  text: string
}

/** After so many intervals a number is stale. */
const staleAfter = 3

const units = [
  { below: 60_000, size: 1000, sign: 's' },
  { below: 3_600_000, size: 60_000, sign: 'min' },
  { below: 86_400_000, size: 3_600_000, sign: 'h' },
  { below: Infinity, size: 86_400_000, sign: 'd' }
] as const

/** The age of what was measured at a time, and is measured every so many milliseconds. */
export function ageOf(at: number, everyMs: number, now: number): AgeOf {
  // A clock that was set back makes nothing older than it is, or newer than now.
  const passed = Math.max(0, now - at)
  const limit = everyMs * staleAfter
  const left = Math.max(0, Math.ceil((1 - passed / limit) * 4))
  return { ticks: tickCounts[Math.min(4, left)] ?? 0, isStale: passed >= limit, text: formatAge(passed) }
}

const tickCounts = [0, 1, 2, 3, 4] as const

/** A span of time in its largest unit, cut off. */
export function formatAge(ms: number): string {
  const unit = units.find(({ below }) => ms < below) ?? units[3]
  return `${Math.floor(ms / unit.size)} ${unit.sign}`
}
