import type { BookingRequest, ContactMessage } from './port.ts'
import { bookingMessages } from '../messages/booking.ts'

/** A message as plain form fields, the same for every transport: what the form asks for, whatever that is. */
export interface MessageFields {
  name: string
  email: string
  subject: string
  message: string
  /** Content of the honeypot field; a receiver drops a message that has it. */
  trap?: string
  [more: string]: string | undefined
}

/** Name of the honeypot field: people do not see it, only bots fill it in. */
export const honeypot = '_gotcha'

export function toMessageFields({ trap, ...fields }: ContactMessage): MessageFields {
  return { ...fields, ...(trap ? { trap } : {}) }
}

/** A booking request as a message, in words that its reader understands without this site. */
export function toBookingFields(request: BookingRequest, business: string): MessageFields {
  const { name, email, phone, service, notes } = request
  const when = preferredTime(request)
  const lines: readonly (readonly [string, string])[] = [
    [bookingMessages.when, when],
    [bookingMessages.service, service],
    [bookingMessages.name, name],
    [bookingMessages.email, email],
    [bookingMessages.phone, phone],
    [bookingMessages.notes, notes]
  ]
  return {
    name,
    email,
    ...(phone === '' ? {} : { phone }),
    subject: bookingMessages.requestSubject(service || business, when),
    message: lines
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n')
  }
}

/** Day and time as they were chosen, or the visitor's own words for them. */
export function preferredTime({ day, time, when }: Pick<BookingRequest, 'day' | 'time' | 'when'>): string {
  return day === '' ? when : [day, time].filter((part) => part !== '').join(' ')
}
