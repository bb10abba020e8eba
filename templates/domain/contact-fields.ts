import type { ContactMessage } from './backend/port.ts'
import { email, required, type Rule } from './form.ts'
import { namesOf } from './form-fields.ts'
import { formMessages } from './messages.ts'
import { contactMessages } from './messages/contact.ts'

/** A field of the contact form. */
interface ContactField {
  label: string
  /** The field in the list of collected data on the privacy page. */
  asks: string
  /** Validation rules, in order; a field without `required` is optional. */
  rules: readonly Rule<ContactMessage, ContactFieldName>[]
}

/** Byte limits that every receiver accepts, of a line and of a message. */
export const fieldBytesMax = { line: 180, message: 9000 } as const

const line = maxBytes(fieldBytesMax.line)

/**
 * The fields of the contact form. The message, its draft, validation, delivery, e-mail and the privacy page are derived
 * from this list: a new field takes an entry here and its control in the form.
 */
export const contactFields = {
  name: {
    label: contactMessages.name,
    asks: 'your name',
    rules: [required(formMessages.missing('your name')), line]
  },
  email: {
    label: contactMessages.email,
    asks: 'your e-mail address',
    rules: [required(formMessages.missing('your e-mail address')), email(formMessages.email), line]
  },
  subject: { label: contactMessages.subject, asks: 'a subject', rules: [line] },
  message: {
    label: contactMessages.message,
    asks: 'the message',
    rules: [required(contactMessages.noMessage), maxBytes(fieldBytesMax.message)]
  }
} as const satisfies Record<string, Omit<ContactField, 'rules'> & { rules: readonly unknown[] }>

export type ContactFieldName = keyof typeof contactFields

export const contactFieldNames = namesOf(contactFields)

/** Refuses a text longer than the byte limit of receivers. */
export function maxBytes(most: number): (value: string) => string | undefined {
  return (value) => (new TextEncoder().encode(value).length > most ? contactMessages.long(most) : undefined)
}
