/** Limits of comparisons. */
export const comparisonLimits = {
  /** The longest window, and the longest that can be compared with the usual values. */
  windowMs: 7 * 24 * 3_600_000,
  usualWindowMs: 12 * 3_600_000,
  /** With fewer calls or samples, a comparison is not significant. */
  fewestCalls: 20,
  fewestSamples: 3,
  /** Days of history that the usual values require. */
  fewestDays: 3,
  /** Maximum number of listed changes and entries. */
  changes: 40,
  entries: 50
} as const
