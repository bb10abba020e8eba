/** Texts of ages. */
export const ageMessages = {
  source: (source: string) => `Source: ${source}`,
  measured: (age: string, source: string) => `Measured ${age} ago, ${source}`,
  stale: (age: string, source: string) => `Stale: last measured ${age} ago, ${source}`
} as const
