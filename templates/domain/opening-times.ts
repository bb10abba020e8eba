import { addDays, weekday, type Day } from './calendar.ts'
import { weekdays, type OpeningHours, type Span } from './site.ts'

/** Day and minute at the business, whatever the visitor's clock says. */
export interface LocalTime {
  day: Day
  /** Minutes after midnight. */
  minutes: number
}

/** A time at which something can begin, as HH:MM. */
export interface StartTime {
  time: string
  minutes: number
}

/** How many days ahead can be booked. */
export const bookingDaysMax = 365

/** Duration in minutes of a service that does not say how long it takes. */
export const defaultMinutes = 60

/** When the business is open on a day, from and to in minutes; an end after midnight lies beyond 24 hours. */
export function openSpans(day: Day, hours: OpeningHours): { opens: number; closes: number }[] {
  const name = weekdays[(weekday(day) + 6) % 7]
  const spans: readonly Span[] = name === undefined ? [] : hours.week[name]
  return spans
    .map((span) => ({ opens: parseMinutes(span.opens), closes: parseMinutes(span.closes) }))
    .filter(({ opens, closes }) => opens >= 0 && closes >= 0)
    .map(({ opens, closes }) => ({ opens, closes: closes <= opens ? closes + 1440 : closes }))
    .sort((a, b) => a.opens - b.opens)
}

/** The times of a day at which something of this length can begin and end while the business is open. */
export function startTimes(day: Day, hours: OpeningHours, length: number = defaultMinutes): StartTime[] {
  const step = length <= 15 ? 15 : length <= 30 ? 30 : 60
  const starts = new Set<number>()
  for (const { opens, closes } of openSpans(day, hours))
    for (let minutes = opens; minutes + length <= closes && minutes < 1440; minutes += step)
      starts.add(minutes)
  return [...starts].sort((a, b) => a - b).map((minutes) => ({ time: toTime(minutes), minutes }))
}

/** The start times of a day that have not passed at the business. */
export function upcomingStartTimes(
  day: Day,
  hours: OpeningHours,
  now: LocalTime,
  length: number = defaultMinutes
): StartTime[] {
  if (day < now.day || day > addDays(now.day, bookingDaysMax)) return []
  return startTimes(day, hours, length).filter(({ minutes }) => day > now.day || minutes > now.minutes)
}

/** Whether something of this length fits into any day of the week. */
export function fitsAnyDay(hours: OpeningHours, length: number = defaultMinutes): boolean {
  // Any seven days hold every day of the week.
  return Array.from({ length: 7 }, (_, count) => addDays('2026-01-05', count)).some(
    (day) => startTimes(day, hours, length).length > 0
  )
}

/** The next days with a start time ahead, today included. */
export function nextOpenDays(hours: OpeningHours, now: LocalTime, count: number): Day[] {
  const days: Day[] = []
  const last = addDays(now.day, 28)
  for (let day = now.day; days.length < count && day <= last; day = addDays(day, 1))
    if (upcomingStartTimes(day, hours, now).length > 0) days.push(day)
  return days
}

/** Minutes after midnight of HH:MM; -1 where it is none. */
export function parseMinutes(time: string): number {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  const minutes = match === null ? -1 : Number(match[1]) * 60 + Number(match[2])
  return minutes > 1440 ? -1 : minutes
}

export function toTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A time of day as the locale writes it. */
export function formatTime(time: string, locale: string): string {
  const minutes = parseMinutes(time)
  if (minutes < 0) return time
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, options).format(minutes * 60_000)
}

/** The minutes that a text says something takes: '45 min', '1 h 30', '2 hours', 'half a day' has none. */
export function parseDuration(text: string | undefined): number | undefined {
  const lower = (text ?? '').toLowerCase().replace(',', '.')
  const hours = /(\d+(?:\.\d+)?)\s*(?:h\b|hr|hour|std|stunde|ore\b)/.exec(lower)
  const minutes = /(\d{1,3})\s*(?:m\b|min)/.exec(lower) ?? (hours ? /h\s*(\d{1,2})\b/.exec(lower) : null)
  if (hours === null && minutes === null) return undefined
  const total = Math.round(Number(hours?.[1] ?? 0) * 60) + Number(minutes?.[1] ?? 0)
  return total > 0 && total <= 1440 ? total : undefined
}
