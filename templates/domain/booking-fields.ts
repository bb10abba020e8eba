import { namesOf } from './form-fields.ts'
import { formMessages } from './messages.ts'
import { bookingMessages } from './messages/booking.ts'

/** A field of the booking form. */
export interface BookingField {
  label: string
  /** The field in the list of collected data on the privacy page. */
  asks: string
  kind: 'line' | 'email' | 'text'
  /** Error message where the field is empty; a field without one is optional. */
  missing?: string
  /** When it may not be empty. @default 'always' */
  requiredWhere?: 'always' | 'no times' | 'services'
}

/**
 * The fields of the booking form, beside day and time, which are chosen. The request, what is kept of it, validation,
 * delivery and the privacy page are derived from this list: a new field takes an entry here and its control in the form.
 */
export const bookingFields = {
  /** Day and time in the visitor's words, where the business has no opening hours to choose from. */
  when: {
    label: bookingMessages.when,
    asks: 'the time that you want',
    kind: 'line',
    missing: bookingMessages.noWhen,
    requiredWhere: 'no times'
  },
  name: {
    label: bookingMessages.name,
    asks: 'your name',
    kind: 'line',
    missing: formMessages.missing('your name')
  },
  email: {
    label: bookingMessages.email,
    asks: 'your e-mail address',
    kind: 'email',
    missing: formMessages.missing('your e-mail address')
  },
  phone: {
    label: bookingMessages.phone,
    asks: 'your phone number',
    kind: 'line',
    missing: formMessages.missing('your phone number')
  },
  service: {
    label: bookingMessages.service,
    asks: 'the service',
    kind: 'line',
    missing: bookingMessages.noService,
    requiredWhere: 'services'
  },
  notes: { label: bookingMessages.notes, asks: 'notes', kind: 'text' }
} as const satisfies Record<string, BookingField>

export type BookingFieldName = keyof typeof bookingFields

export const bookingFieldNames = namesOf(bookingFields)
