/** Texts of ages: read out, an age stands between `before` and `after`. */
export const ageMessages = {
  source: (source: string) => `Source: ${source}`,
  before: { measured: 'Measured ', stale: 'Stale: last measured ' },
  after: (source: string) => ` ago, ${source}`
} as const
