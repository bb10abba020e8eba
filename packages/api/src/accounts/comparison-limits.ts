/** Limits of comparisons. */
export const comparisonLimits = {
  /** The longest window, and the longest that is compared with what is usual. */
  windowMs: 7 * 24 * 3_600_000,
  usualWindowMs: 12 * 3_600_000,
  /** Fewer calls or samples on one side say nothing. */
  fewestCalls: 20,
  fewestSamples: 3,
  /** Days that the usual has to be known of. */
  fewestDays: 3,
  /** Changes and entries that are told. */
  changes: 40,
  entries: 50
} as const
