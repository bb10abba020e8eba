import type { BookingRequest, ContactMessage } from './port.ts'
import { bookingFieldNames, bookingFields, type BookingFieldName } from '../booking-fields.ts'
import { bookingMessages } from '../messages/booking.ts'

/** A message as form fields, the same for every transport. The contact form has those of contactFields. */
export interface MessageFields {
  name: string
  email: string
  subject: string
  message: string
  /** Value of the honeypot field; receivers drop a message in which it is filled in. */
  trap?: string
  [more: string]: string | undefined
}

/** Name of the honeypot field, which is hidden from people and filled in by bots. */
export const honeypot = '_gotcha'

export function toMessageFields({ trap, ...fields }: ContactMessage): MessageFields {
  return { ...fields, ...(trap ? { trap } : {}) }
}

/** A booking request as a message that makes sense in a mailbox, without the site beside it. */
export function toBookingFields(request: BookingRequest, business: string): MessageFields {
  const { name, email, phone, service } = request
  const when = preferredTime(request)
  const values = { ...request, when }
  const names = new Set<BookingFieldName>(['when', 'service', ...bookingFieldNames])
  return {
    name,
    email,
    ...(phone === '' ? {} : { phone }),
    subject: bookingMessages.requestSubject(service || business, when),
    message: [...names]
      .filter((each) => values[each] !== '')
      .map((each) => `${bookingFields[each].label}: ${values[each]}`)
      .join('\n')
  }
}

/** Day and time as they were chosen, or the time that the visitor proposed in words. */
export function preferredTime({ day, time, when }: Pick<BookingRequest, 'day' | 'time' | 'when'>): string {
  return day === '' ? when : [day, time].filter((part) => part !== '').join(' ')
}
