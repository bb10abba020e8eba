import { comparisonLimits, type ComparisonQuery } from '@sitewright/api'
import type { Resolution } from '@sitewright/kernel/db'

const [hour, day] = [3_600_000, 24 * 3_600_000]

/** Retention of windows by their length, and how many of them are read at most. */
const retention: readonly { resolution: Resolution; ms: number; most: number }[] = [
  { resolution: 10, ms: 3 * hour, most: 90 },
  { resolution: 60, ms: 3 * day, most: 180 }
]

/** A range in milliseconds since 1970, from `from` to before `to`. */
export interface Span {
  from: number
  to: number
}

/** A range in whole metric windows, and the ranges that it is compared with. */
export interface ComparedSpans extends Span {
  resolution: Resolution
  baseline: { resolution: Resolution; spans: readonly Span[] }
}

/** Chooses the shortest metric windows that are still stored for a range and the one before it. */
export function toComparedSpans({ from, to, against }: ComparisonQuery, now: number): ComparedSpans {
  const length = to - from
  const oldest = against === 'before' ? from - length : from
  const resolution =
    retention.find(
      ({ resolution: seconds, ms, most }) => length <= most * seconds * 1000 && now - oldest < ms
    )?.resolution ?? 3600
  const within = align({ from, to }, resolution)
  const before = { from: 2 * within.from - within.to, to: within.from }
  return {
    ...within,
    resolution,
    baseline:
      against === 'before'
        ? { resolution, spans: [before] }
        : { resolution: 3600, spans: sameHoursBefore(within) }
  }
}

/** The same whole hours of each of the seven days before. */
function sameHoursBefore(within: Span): Span[] {
  const hours = align(within, 3600)
  return Array.from({ length: 7 }, (_none, index) => ({
    from: hours.from - (index + 1) * day,
    to: hours.to - (index + 1) * day
  }))
}

function align({ from, to }: Span, resolution: Resolution): Span {
  const ms = resolution * 1000
  return { from: Math.floor(from / ms) * ms, to: Math.ceil(to / ms) * ms }
}

/** Why a range cannot be compared; undefined where it can. */
export function findWindowProblem({
  from,
  to,
  against
}: ComparisonQuery): 'order' | 'long' | 'usual' | undefined {
  if (to <= from) return 'order'
  if (to - from > comparisonLimits.windowMs) return 'long'
  return against === 'usual' && to - from > comparisonLimits.usualWindowMs ? 'usual' : undefined
}
