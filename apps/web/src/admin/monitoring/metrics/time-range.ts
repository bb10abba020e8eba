/** How far back the charts look, with the windows that are drawn. */
export const ranges = {
  '15m': { ms: 15 * 60_000, resolution: 10 },
  '1h': { ms: 3_600_000, resolution: 60 },
  '6h': { ms: 6 * 3_600_000, resolution: 60 },
  '1d': { ms: 24 * 3_600_000, resolution: 60 },
  '7d': { ms: 7 * 24 * 3_600_000, resolution: 3600 }
} as const

export type RangeName = keyof typeof ranges

/** A range of whole windows, in milliseconds since 1970: from `from` to before `to`. */
export interface ShownRange {
  from: number
  to: number
  resolution: 10 | 60 | 3600
}

export function isRangeName(text: string | null): text is RangeName {
  return text !== null && Object.hasOwn(ranges, text)
}

/** The range that ends with the last whole window. */
export function toRange(name: RangeName, now: number): ShownRange {
  const { ms, resolution } = ranges[name]
  const windowMs = resolution * 1000
  const to = Math.floor(now / windowMs) * windowMs
  return { from: to - ms, to, resolution }
}

/** The whole hours of the week before a range, from which its usual values are taken. */
export function weekBefore({ from }: ShownRange): ShownRange {
  const hour = 3_600_000
  const to = Math.ceil(from / hour) * hour
  return { from: to - 7 * 24 * hour, to, resolution: 3600 }
}
