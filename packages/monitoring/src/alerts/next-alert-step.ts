import type { AlertComparison } from '@sitewright/api'

/** What a measurement says of the condition of a rule. */
export type Judgement = 'holds' | 'clear' | 'no-data'

/** Judges a value, which is null where nothing was measured recently. */
export function judge(
  value: number | null,
  { comparison, threshold }: { comparison: AlertComparison; threshold: number }
): Judgement {
  if (value === null) return 'no-data'
  return (comparison === 'above' ? value > threshold : value < threshold) ? 'holds' : 'clear'
}

/** What of an open alert decides on what happens to it next. */
export interface OpenAlert {
  started_at: number
  fired_at: number | null
  no_data_at: number | null
}

/**
 * What happens to the alert of a rule: it begins, begins anew, fires, is forgotten since it never fired, is resolved,
 * loses its data or gets it back.
 */
export type AlertStep = 'begin' | 'restart' | 'fire' | 'forget' | 'resolve' | 'lose-data' | 'regain-data'

/**
 * Decides what happens to the alert of a rule. Without data it neither fires nor resolves, and a duration counts from the
 * first measurement after a gap, or after the clock was set back.
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
