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
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(noon(day))
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
