import type { Booking } from './backend/port.ts'
import { minutesOf } from './booking.ts'

/** An appointment as a calendar file (RFC 5545), in the local time of whoever opens it. */
export function calendarFile(
  booking: Booking,
  event: { title: string; place: string; stamp: Date; minutes?: number }
): string {
  const start = minutesOf(booking.time)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(event.title)}//Booking//EN`,
    'BEGIN:VEVENT',
    `UID:${escape(booking.id)}`,
    `DTSTAMP:${event.stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART:${booking.day.split('-').join('')}T${clock(start)}`,
    ...(event.minutes === undefined ? [] : [`DURATION:PT${event.minutes}M`]),
    `SUMMARY:${escape(event.title)}`,
    `LOCATION:${escape(event.place)}`,
    `DESCRIPTION:${escape(booking.notes)}`,
    'END:VEVENT',
    'END:VCALENDAR'
  ]
  return lines.map(fold).join('\r\n') + '\r\n'
}

/** The minutes that a service takes where its duration says so, such as '45 min'. */
export function minutesIn(duration: string | undefined): number | undefined {
  const match = /^(\d{1,3})\s*min/i.exec(duration ?? '')
  return match === null ? undefined : Number(match[1])
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60, 0].map((part) => String(part).padStart(2, '0')).join('')
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n')
}

/** Lines are folded after 75 octets, never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
