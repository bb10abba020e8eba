import type { BillingPeriod } from '@sitewright/api'

const monthsOf: Readonly<Record<BillingPeriod, number>> = { monthly: 1, yearly: 12 }

/** A range in milliseconds since 1970; its end is not included. */
export interface Span {
  start: number
  end: number
}

/**
 * The first boundary of billing periods after a moment. Boundaries are counted from the anchor in UTC, at its time of
 * day; where a month is too short its last day counts, and the month after has the day of the anchor again.
 */
export function nextBoundary(anchor: number, period: BillingPeriod, after: number): number {
  const [first, last] = [new Date(anchor), new Date(after)]
  const months =
    (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth()
  const step = monthsOf[period]
  const index = Math.floor(months / step)
  const boundary = addMonths(anchor, index * step)
  return boundary > after ? boundary : addMonths(anchor, (index + 1) * step)
}

function addMonths(at: number, months: number): number {
  const date = new Date(at)
  const month = date.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const midnight = Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), lastDay))
  return midnight + (at - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()))
}
