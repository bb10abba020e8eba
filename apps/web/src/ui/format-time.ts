import { dateTimeFormat } from '../lib/intl-formats.ts'
import { timeFormat } from '../lib/time-format.ts'

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit' } as const

/** Formats a time of day: `14:05`. */
export function formatTime(iso: string): string {
  return write(new Date(iso), time)
}

/** Formats a creation date: `today at 14:05`, or `on 5 January 2026 at 08:00`. */
export function formatCreatedAt(iso: string, now: Date): string {
  const made = new Date(iso)
  const when = isSameDay(made, now) ? 'today' : `on ${write(made, day)}`
  return `${when} at ${write(made, time)}`
}

/** Formats a timestamp in short: its time today, its day otherwise. */
export function formatTimeOrDate(iso: string, now: Date): string {
  const made = new Date(iso)
  return write(made, isSameDay(made, now) ? time : day)
}

function write(at: Date, parts: Intl.DateTimeFormatOptions): string {
  const { timeZone, hourCycle } = timeFormat.get()
  return dateTimeFormat('en-GB', { ...parts, timeZone, hourCycle }).format(at)
}

function isSameDay(one: Date, other: Date): boolean {
  return write(one, day) === write(other, day)
}
