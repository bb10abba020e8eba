import type { ContactMessage } from './backend/port.ts'
import { email, formReducer, required, type Rules } from './form.ts'
import { formMessages } from './messages.ts'
import { contactMessages } from './messages/contact.ts'

export const emptyMessage: ContactMessage = { name: '', email: '', subject: '', message: '' }

/** The subject is optional. */
export const contactRules: Rules<ContactMessage> = {
  name: [required(formMessages.missing('your name'))],
  email: [required(formMessages.missing('your e-mail address')), email(formMessages.email)],
  message: [required(contactMessages.noMessage)]
}

export const contactReducer = formReducer(contactRules)

/** The draft that was kept, as far as it can still be read. */
export function draftFrom(kept: unknown): ContactMessage {
  const draft = { ...emptyMessage }
  if (typeof kept !== 'object' || kept === null) return draft
  for (const name of Object.keys(draft) as (keyof ContactMessage)[]) {
    const value: unknown = Reflect.get(kept, name)
    if (typeof value === 'string') draft[name] = value
  }
  return draft
}

/** True where a draft holds something worth keeping. */
export function isStarted(draft: ContactMessage): boolean {
  return Object.values(draft).some((text) => text.trim() !== '')
}
