import { dateIn } from '../lib/zoned-day.ts'
import { dateRangeMessages } from './messages.ts'

/** Ranges by name, which move on with the days. */
export const datePresets = ['today', 'last-7-days', 'last-30-days'] as const
export type DatePreset = (typeof datePresets)[number]

/** Days as `2026-11-22`, both included. */
export interface Days {
  from: string
  to: string
}

export type DateRange = { kind: 'preset'; preset: DatePreset } | ({ kind: 'days' } & Days)

const lengths: Record<DatePreset, number> = { today: 1, 'last-7-days': 7, 'last-30-days': 30 }

/** A day as an address has it; undefined where the text is none. */
export function readDay(text: string | null): string | undefined {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay ? text : undefined
}

/** The day that it is in a time zone. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  return dateIn(now.getTime(), timeZone)
}

/** The days of a range, as seen from today. */
export function daysOf(range: DateRange, today: string): Days {
  if (range.kind === 'days') return { from: range.from, to: range.to }
  const first = new Date(`${today}T00:00:00Z`)
  first.setUTCDate(first.getUTCDate() - lengths[range.preset] + 1)
  return { from: first.toISOString().slice(0, 10), to: today }
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC'
})

/** A range in short: `7 days`, or `12 – 19 Nov 2026`. */
export function formatDateRange(range: DateRange | undefined): string {
  if (range === undefined) return dateRangeMessages.any
  if (range.kind === 'preset') return dateRangeMessages[range.preset]
  return dayFormat.formatRange(new Date(range.from), new Date(range.to))
}

/** Why two days are no range; undefined where they are. */
export function findDaysProblem({ from, to }: Days, today: string): string | undefined {
  if (from === '' || to === '') return dateRangeMessages.incomplete
  if (from > to) return dateRangeMessages.reversed
  return to > today ? dateRangeMessages.future : undefined
}
