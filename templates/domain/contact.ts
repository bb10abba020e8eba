import type { BackendError, ContactMessage } from './backend/port.ts'
import { contactFieldNames, contactFields, forEachField } from './contact-fields.ts'
import { formReducer, type Rules } from './form.ts'
import { contactMessages } from './messages/contact.ts'

export const emptyMessage: Required<ContactMessage> = { ...forEachField(() => ''), trap: '' }

export const contactRules: Rules<ContactMessage> = forEachField(({ rules }) => rules)

export const contactReducer = formReducer(contactRules)

/** Why a message was not sent, in words for the visitor, whose text is still there. */
export function failureText(
  { code, words }: { code: BackendError; words?: string },
  receiver: string = contactMessages.ownMailer
): string {
  if (code === 'full') return contactMessages.full
  if (code === 'refused' || words !== undefined)
    return contactMessages.refused(receiver, words?.replace(/[.\s]+$/, ''))
  return code === 'failed' ? contactMessages.broken(receiver) : contactMessages.unanswered(receiver)
}

/** The draft that was kept, as far as it can still be read. */
export function parseDraft(kept: unknown): ContactMessage {
  const draft: ContactMessage = { ...emptyMessage }
  if (typeof kept !== 'object' || kept === null) return draft
  for (const name of contactFieldNames) {
    const value: unknown = Reflect.get(kept, name)
    if (typeof value === 'string') draft[name] = value
  }
  return draft
}

/** True where a draft holds something worth keeping. */
export function hasText(draft: ContactMessage): boolean {
  return Object.values(draft).some((text) => text.trim() !== '')
}

/** The visitor's text with what else the form asked for, as an e-mail of their own: that names them by itself. */
export function asMail(values: ContactMessage): { subject: string; body: string } {
  const { subject, message } = values
  const more = contactFieldNames.filter((name) => !inMail.has(name) && values[name].trim() !== '')
  const lines = more.map((name) => `${contactFields[name].label}: ${values[name]}`)
  return { subject, body: [message, lines.join('\n')].filter((part) => part !== '').join('\n\n') }
}

const inMail: ReadonlySet<string> = new Set(['name', 'email', 'subject', 'message'])
