import { bookingFields, type BookingField, type BookingFieldName } from './booking-fields.ts'
import { fieldBytesMax, maxBytes } from './contact-fields.ts'
import { email, required, type Rules } from './form.ts'
import { forEachField, parseValues } from './form-fields.ts'
import { formMessages } from './messages.ts'

/** The values of the booking form; `trap` is the honeypot field. */
export type BookingForm = Record<BookingFieldName | 'trap', string>

/** What decides which fields of the booking form are required. */
export interface BookingChoices {
  /** Whether days and times can be chosen; otherwise the visitor proposes them in words. */
  times: boolean
  /** Whether there are services to choose from. */
  services: boolean
}

export const emptyBooking: BookingForm = { ...forEachField(bookingFields, () => ''), trap: '' }

/** The validation rules of the booking form. */
export function bookingRules(choices: BookingChoices): Rules<BookingForm> {
  return forEachField(bookingFields, ({ kind, missing, requiredWhere = 'always' }: BookingField) => {
    // Where times can be chosen, nobody is asked for words.
    if (requiredWhere === 'no times' && choices.times) return []
    const optional = missing === undefined || (requiredWhere === 'services' && !choices.services)
    return [
      ...(optional ? [] : [required(missing)]),
      ...(kind === 'email' ? [email(formMessages.email)] : []),
      maxBytes(kind === 'text' ? fieldBytesMax.message : fieldBytesMax.line)
    ]
  })
}

/** Parses a stored booking form; invalid fields are dropped. */
export function parseBookingForm(kept: unknown): BookingForm {
  return { ...parseValues(bookingFields, kept), trap: '' }
}
