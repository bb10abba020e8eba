import { plainText } from './drafts.ts'
import {
  weekdays,
  type Duration,
  type HoursException,
  type OpeningHours,
  type Span,
  type Text
} from './site.ts'
import { dateFormat } from './text.ts'

/** A calendar day as YYYY-MM-DD: without hour and time zone, so it sorts and compares as text. */
export type Day = string

/** A month as YYYY-MM. */
export type Month = string

/** The day in the visitor's time zone. */
export function dayOf(time: Date): Day {
  return [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-')
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: Day): number {
  return noon(day).getUTCDay()
}

export function addDays(day: Day, count: number): Day {
  const time = noon(day)
  time.setUTCDate(time.getUTCDate() + count)
  return time.toISOString().slice(0, 10)
}

/** The same day of another month, or that month's last day where it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const first = noon(`${monthOf(day)}-01`)
  first.setUTCMonth(first.getUTCMonth() + count)
  const month = first.toISOString().slice(0, 7)
  first.setUTCMonth(first.getUTCMonth() + 1, 0)
  return `${month}-${two(Math.min(Number(day.slice(8)), first.getUTCDate()))}`
}

/** The six weeks that contain the month: always six, so that the calendar keeps its height. */
export function weeksOf(month: Month, weekStart: number): Day[][] {
  const first = `${month}-01`
  const start = addDays(first, -((weekday(first) - weekStart + 7) % 7))
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day))
  )
}

/** The day that a key moves the focus to, by the date grid pattern of ARIA; undefined for other keys. */
export function dayAfterKey(day: Day, key: string, weekStart: number, rightToLeft: boolean): Day | undefined {
  const forward = rightToLeft ? -1 : 1
  const column = (weekday(day) - weekStart + 7) % 7
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward)
    case 'ArrowLeft':
      return addDays(day, -forward)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return addDays(day, -column)
    case 'End':
      return addDays(day, 6 - column)
    case 'PageDown':
      return addMonths(day, 1)
    case 'PageUp':
      return addMonths(day, -1)
    default:
      return undefined
  }
}

/** The day that a key moves the focus to, which stays where it would leave the month of today for an earlier one. */
export function walkedDay(
  day: Day,
  key: string,
  options: { today: Day; weekStart: number; rightToLeft: boolean }
): Day | undefined {
  const next = dayAfterKey(day, key, options.weekStart, options.rightToLeft)
  return next !== undefined && monthOf(next) < monthOf(options.today) ? day : next
}

/** The day that has the focus after a turn to another month: the same one, but none before today. */
export function turnedDay(day: Day, months: 1 | -1, today: Day): Day {
  const next = addMonths(day, months)
  return next < today ? today : next
}

/** True for a real day of the calendar written as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = noon(text)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === text
}

/** How a whole date is written. */
export const dayFormats = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  soon: { weekday: 'long', day: 'numeric', month: 'long' }
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A day, formatted for the locale. */
export function dayText(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(noon(day))
}

/** Several days, formatted for the locale. */
export function daysText(from: Day, to: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).formatRange(noon(from), noon(to))
}

/** Noon in UTC stands for the day, so that no daylight saving time moves it to another. */
function noon(day: Day): Date {
  return new Date(`${day}T12:00:00Z`)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** A moment in milliseconds since 1970 as HTML writes it, in UTC. */
export function toDateTime(time: number): string {
  return new Date(time).toISOString()
}

/** Day and minute in the time zone of the business. */
export interface LocalTime {
  day: Day
  /** Minutes after midnight. */
  minutes: number
}

/** A possible start time as HH:MM. */
export interface StartTime {
  time: string
  minutes: number
}

/** How many days ahead can be booked. */
export const bookingDaysMax = 365

/** Minutes of a service that does not state its duration. */
export const defaultMinutes = 60

/** The exception that opening hours make of a day. */
export function exceptionOn(day: Day, { exceptions }: OpeningHours): HoursException | undefined {
  return exceptions?.find(({ from, to = from }) => from <= day && day <= to)
}

/** Opening hours of a day: those of an exception, or else those of its weekday. */
export function spansOn(day: Day, hours: OpeningHours): readonly Span[] {
  const name = weekdays[(weekday(day) + 6) % 7] ?? 'mon'
  return exceptionOn(day, hours)?.spans ?? hours.week[name]
}

/** Opening spans of a day in minutes; a closing time after midnight is beyond 24 hours. */
export function openSpans(day: Day, hours: OpeningHours): { opens: number; closes: number }[] {
  return spansOn(day, hours)
    .map((span) => ({ opens: parseMinutes(span.opens), closes: parseMinutes(span.closes) }))
    .filter(({ opens, closes }) => opens >= 0 && closes >= 0)
    .map(({ opens, closes }) => ({ opens, closes: closes <= opens ? closes + 1440 : closes }))
    .sort((a, b) => a.opens - b.opens)
}

/**
 * Start times of a day at which something of this length, in minutes, fits into the opening hours, with a buffer that
 * stays free before the next one.
 */
export function startTimes(
  day: Day,
  hours: OpeningHours,
  length: number = defaultMinutes,
  buffer = 0
): StartTime[] {
  const step = (length <= 15 ? 15 : length <= 30 ? 30 : 60) + buffer
  const starts = new Set<number>()
  for (const { opens, closes } of openSpans(day, hours))
    for (let minutes = opens; minutes + length <= closes && minutes < 1440; minutes += step)
      starts.add(minutes)
  return [...starts].sort((a, b) => a - b).map((minutes) => ({ time: toTime(minutes), minutes }))
}

/** The start times of a day that are still ahead. */
export function upcomingStartTimes(
  day: Day,
  hours: OpeningHours,
  now: LocalTime,
  length: number = defaultMinutes,
  buffer = 0
): StartTime[] {
  if (day < now.day || day > addDays(now.day, bookingDaysMax)) return []
  return startTimes(day, hours, length, buffer).filter(
    ({ minutes }) => day > now.day || minutes > now.minutes
  )
}

/**
 * Whether something of this length, in minutes, fits into the opening hours of any weekday, or of an exception that is
 * not over.
 */
export function fitsAnyDay(
  { week, exceptions = [] }: OpeningHours,
  length: number = defaultMinutes,
  today: Day = ''
): boolean {
  // Any seven consecutive days cover every weekday.
  const usual = Array.from({ length: 7 }, (_, count) => addDays('2026-01-05', count))
  const fits = (day: Day, hours: OpeningHours): boolean => startTimes(day, hours, length).length > 0
  return (
    usual.some((day) => fits(day, { week })) ||
    exceptions.some(({ from, to = from }) => to >= today && fits(from, { week, exceptions }))
  )
}

/** The next days with a start time ahead, including today, for something of this length with its buffer. */
export function nextOpenDays(
  hours: OpeningHours,
  now: LocalTime,
  count: number,
  length: number = defaultMinutes,
  buffer = 0
): Day[] {
  const days: Day[] = []
  const last = addDays(now.day, bookingDaysMax)
  for (let day = now.day; days.length < count && day <= last; day = addDays(day, 1))
    if (upcomingStartTimes(day, hours, now, length, buffer).length > 0) days.push(day)
  return days
}

/** Parses HH:MM to minutes after midnight; -1 where it is invalid. */
export function parseMinutes(time: string): number {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  const minutes = match === null ? -1 : Number(match[1]) * 60 + Number(match[2])
  return minutes > 1440 ? -1 : minutes
}

export function toTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Formats a time of day for the locale. */
export function formatTime(time: string, locale: string): string {
  const minutes = parseMinutes(time)
  if (minutes < 0) return time
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  return dateFormat(locale, options).format(minutes * 60_000)
}

/** The minutes that a service takes, at most; undefined where its duration says none. */
export function durationMinutes(duration: Text | Duration | undefined): number | undefined {
  if (typeof duration === 'object' && 'minutes' in duration) return duration.to ?? duration.minutes
  return parseDuration(plainText(duration))
}

/** Parses a duration to minutes: '45 min', '1 h 30', '2 hours'; undefined for 'half a day'. */
export function parseDuration(text: string | undefined): number | undefined {
  const lower = (text ?? '').toLowerCase().replace(',', '.')
  const hours = /(\d+(?:\.\d+)?)\s*(?:h\b|hr|hour|std|stunde|ore\b)/.exec(lower)
  const minutes = /(\d{1,3})\s*(?:m\b|min)/.exec(lower) ?? (hours ? /h\s*(\d{1,2})\b/.exec(lower) : null)
  if (hours === null && minutes === null) return undefined
  const total = Math.round(Number(hours?.[1] ?? 0) * 60) + Number(minutes?.[1] ?? 0)
  return total > 0 && total <= 1440 ? total : undefined
}
