const hour = 3_600_000

/**
 * Exponential backoff with jitter, in whole milliseconds, as the database stores times: `firstMs`, doubled with each
 * attempt, up to an hour, and then varied by a quarter up or down.
 */
export function backoffMs(firstMs: number, attempts: number, random: () => number): number {
  return Math.round(Math.min(hour, firstMs * 2 ** (attempts - 1)) * (0.75 + random() / 2))
}
