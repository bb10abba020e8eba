import { dateTimeFormat, relativeTimeFormat } from './intl-formats.ts'
import { dateIn } from './zoned-day.ts'

/** The current time and the reader's locale. */
export interface Clock {
  now: number
  /** @default the browser's language */
  locale?: string | undefined
  /** @default the browser's zone */
  timeZone?: string | undefined
  /** @default what is usual in the locale */
  hourCycle?: 'h12' | 'h23' | undefined
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The units of a relative time: below this many milliseconds, counted in this unit. */
const steps = [
  { below: hour, unit: 'minute', size: minute },
  { below: day, unit: 'hour', size: hour },
  { below: 30 * day, unit: 'day', size: day },
  { below: 365 * day, unit: 'month', size: 30 * day },
  { below: Infinity, unit: 'year', size: 365 * day }
] as const

/** A relative time, such as `2 hours ago`. */
export function formatRelativeTime(at: number, { now, locale }: Clock): string {
  const format = relativeTimeFormat(locale)
  const passed = Math.max(0, now - at)
  if (passed < minute) return format.format(0, 'second')
  const { unit, size } = steps.find(({ below }) => passed < below) ?? steps[4]
  return format.format(-Math.floor(passed / size), unit)
}

/** A day, such as `11 Jan 2025`. */
export function formatDay(at: number, { locale, timeZone }: Clock): string {
  return dateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone
  }).format(at)
}

/** A time of day, such as `06:02` or `06:02 am`. */
export function formatClockTime(at: number, { locale, timeZone, hourCycle }: Omit<Clock, 'now'>): string {
  return dateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone, hourCycle }).format(at)
}

/** A day and a time as in conversation: `Today 06:02`, `Yesterday 17:44`, `19 Nov 22:10`, `11 Jan 2025`. */
export function formatDateTime(at: number, clock: Clock): string {
  const text = formatDateTimeInText(at, clock)
  return `${text.charAt(0).toLocaleUpperCase(clock.locale)}${text.slice(1)}`
}

/** The same within a sentence: `today 06:02`. */
export function formatDateTimeInText(at: number, clock: Clock): string {
  const { now, locale, timeZone } = clock
  const time = formatClockTime(at, clock)
  const days = calendarDay(now, timeZone) - calendarDay(at, timeZone)
  if (days === 0 || days === 1) return `${relativeTimeFormat(locale).format(-days, 'day')} ${time}`
  if (days >= 365) return formatDay(at, clock)
  const date = dateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone }).format(at)
  return `${date} ${time}`
}

/** The number of a calendar day in a zone, so that days can be subtracted. */
function calendarDay(at: number, timeZone: string | undefined): number {
  return Date.parse(dateIn(at, timeZone)) / day
}
