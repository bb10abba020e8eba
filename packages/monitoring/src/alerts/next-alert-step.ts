import type { AlertComparison } from '@sitewright/api'

/** Result of comparing a measurement with the condition of a rule. */
export type Judgement = 'holds' | 'clear' | 'no-data'

/** Compares a value with the condition; null is a missing measurement. */
export function judge(
  value: number | null,
  { comparison, threshold }: { comparison: AlertComparison; threshold: number }
): Judgement {
  if (value === null) return 'no-data'
  return (comparison === 'above' ? value > threshold : value < threshold) ? 'holds' : 'clear'
}

/** The state of an open alert that the next step depends on. */
export interface OpenAlert {
  started_at: number
  fired_at: number | null
  no_data_at: number | null
}

/**
 * A state transition of an alert: it begins, begins anew, fires, is forgotten since it never fired, is resolved, loses
 * its data or gets it back.
 */
export type AlertStep = 'begin' | 'restart' | 'fire' | 'forget' | 'resolve' | 'lose-data' | 'regain-data'

/**
 * Returns the next state transition of an alert. Without data it neither fires nor resolves, and its duration counts
 * from the first measurement after a gap, or after the clock was set back.
 */
export function nextStep(
  open: OpenAlert | undefined,
  judgement: Judgement,
  { now, forMs }: { now: number; forMs: number }
): AlertStep | undefined {
  if (open === undefined) return judgement === 'holds' ? 'begin' : undefined
  const isPending = open.fired_at === null
  if (judgement === 'no-data') return open.no_data_at === null ? 'lose-data' : undefined
  if (judgement === 'clear') return isPending ? 'forget' : 'resolve'
  if (!isPending) return open.no_data_at === null ? undefined : 'regain-data'
  if (open.no_data_at !== null || open.started_at > now) return 'restart'
  return now - open.started_at >= forMs ? 'fire' : undefined
}
