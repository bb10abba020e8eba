import type { BackendError, ContactMessage } from './backend/port.ts'
import { email, formReducer, required, type Rules } from './form.ts'
import { formMessages } from './messages.ts'
import { contactMessages } from './messages/contact.ts'

export const emptyMessage = {
  name: '',
  email: '',
  subject: '',
  message: '',
  trap: ''
} as const satisfies ContactMessage

/** What every receiver takes: as many characters of a line, and of a message. */
export const fieldBytesMax = { line: 180, message: 9000 } as const

/** The subject is optional. */
export const contactRules: Rules<ContactMessage> = {
  name: [required(formMessages.missing('your name')), maxBytes(fieldBytesMax.line)],
  email: [
    required(formMessages.missing('your e-mail address')),
    email(formMessages.email),
    maxBytes(fieldBytesMax.line)
  ],
  subject: [maxBytes(fieldBytesMax.line)],
  message: [required(contactMessages.noMessage), maxBytes(fieldBytesMax.message)]
}

export const contactReducer = formReducer(contactRules)

/** Refuses a text that a receiver would refuse. */
export function maxBytes(most: number): (value: string) => string | undefined {
  return (value) => (new TextEncoder().encode(value).length > most ? contactMessages.long(most) : undefined)
}

/** Why a message was not sent, in words for the visitor, whose text is still there. */
export function failureText({ code, words }: { code: BackendError; words?: string }): string {
  if (code === 'full') return contactMessages.full
  return code === 'refused' || words !== undefined
    ? contactMessages.refused(words?.replace(/[.\s]+$/, ''))
    : contactMessages.unanswered
}

/** The draft that was kept, as far as it can still be read. */
export function parseDraft(kept: unknown): ContactMessage {
  const draft: ContactMessage = { ...emptyMessage }
  if (typeof kept !== 'object' || kept === null) return draft
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    const value: unknown = Reflect.get(kept, name)
    if (typeof value === 'string') draft[name] = value
  }
  return draft
}

/** True where a draft holds something worth keeping. */
export function hasText(draft: ContactMessage): boolean {
  return Object.values(draft).some((text) => text.trim() !== '')
}
