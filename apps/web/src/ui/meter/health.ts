/** Two marks of a score from 0 to 100: healthy from the first on, a warning from the second on, critical below. */
export interface HealthMarks {
  healthy: number
  warning: number
}

/** The health rule where a host has no marks of its own. */
export const defaultMarks: HealthMarks = { healthy: 90, warning: 70 }

/** The health of a score. */
export function healthOf(
  score: number,
  { healthy, warning }: HealthMarks = defaultMarks
): 'healthy' | 'warning' | 'critical' {
  if (score >= healthy) return 'healthy'
  return score >= warning ? 'warning' : 'critical'
}

/** The score of a usage in percent: what is left (headroom). */
export function headroomOf(usage: number): number {
  return 100 - Math.min(100, Math.max(0, usage))
}

/** Above this percentage a store is nearly full. */
export const storageLimit = 80
