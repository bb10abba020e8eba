import { dateTimeFormat } from './intl-formats.ts'

const minute = 60_000
const day = 24 * 60 * minute

const dateParts = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit'
} as const

/** The first millisecond of a day such as `2026-11-22` in a time zone. @default the browser's zone */
export function startOfDay(date: string, timeZone?: string): number {
  // No zone is further from UTC than 14 hours, and all change their clocks at full minutes. The first minute that the
  // zone's calendar calls this day is searched for, since a day may begin at 1:00 where clocks change at midnight.
  const midnight = Date.parse(`${date}T00:00:00Z`)
  let before = (midnight - day) / minute
  let within = (midnight + day) / minute
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (dateIn(middle * minute, timeZone) < date) before = middle
    else within = middle
  }
  return within * minute
}

/** The last millisecond of a day in a time zone. @default the browser's zone */
export function endOfDay(date: string, timeZone?: string): number {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10)
  return startOfDay(next, timeZone) - 1
}

/** The zone of the browser, such as `Europe/Warsaw`. */
export function browserTimeZone(): string {
  return dateTimeFormat(undefined, {}).resolvedOptions().timeZone
}

/**
 * The day that it is at a time in a time zone, as `2026-11-22`. It is put together from its parts: how a locale writes a
 * date differs between engines and their versions.
 */
export function dateIn(at: number, timeZone?: string): string {
  const parts = dateTimeFormat('en', { ...dateParts, timeZone }).formatToParts(at)
  const part = (type: 'year' | 'month' | 'day'): string =>
    parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
