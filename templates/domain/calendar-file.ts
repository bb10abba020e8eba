import type { Booking } from './backend/port.ts'
import { plainText } from './drafts.ts'
import { durationMinutes, parseMinutes } from './calendar.ts'
import type { Site } from './site.ts'
import { addressText, factText } from './text.ts'
import { timeZoneOf, toInstant } from './time-zone.ts'

export interface Appointment {
  title: string
  place: string
  /** How long it takes, where the service says so. */
  minutes?: number
  price?: string
  /** IANA time zone of the business; without one, the file has local times. */
  zone?: string
}

/** What the site says of a booking: where it is, and the price and duration of its service. */
export function appointmentOf(
  { service: title }: Booking,
  { businessInfo, content }: Pick<Site, 'businessInfo' | 'content'>
): Appointment {
  const service = content.services?.items.find((each) => plainText(each.title) === title)
  return {
    title: [title, businessInfo.businessName].filter((part) => part !== '').join(', '),
    place: addressText(content.locations[0]?.address || businessInfo.location),
    minutes: durationMinutes(service?.duration),
    price: factText(service?.price, content),
    zone: timeZoneOf({ content })
  }
}

/** An iCalendar file of a confirmed appointment (RFC 5545). */
export function calendarFile(booking: Booking, event: Appointment & { stamp: Date }): string {
  const { minutes } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Booking//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${escape(booking.id)}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${startOf(booking, event.zone)}`,
    ...(minutes === undefined ? [] : [`DURATION:PT${minutes}M`]),
    `SUMMARY:${escape(event.title)}`,
    `LOCATION:${escape(event.place)}`,
    `DESCRIPTION:${escape(booking.notes)}`,
    'END:VEVENT',
    'END:VCALENDAR'
  ]
  return lines.map(fold).join('\r\n') + '\r\n'
}

function startOf({ day, time }: Booking, zone: string | undefined): string {
  if (zone !== undefined) return utc(toInstant(day, parseMinutes(time), zone))
  return `${day.split('-').join('')}T${time.replace(':', '')}00`
}

function utc(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, '')
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
