const dayMs = 86_400_000

/** Whole days until a certificate expires; 0 on its last day and afterwards. */
export function daysUntil(expiresAt: number, now: number): number {
  return Math.max(0, Math.floor((expiresAt - now) / dayMs))
}
