import type { BackendError, ContactMessage } from './backend/port.ts'
import { contactFieldNames, contactFields, forEachField } from './contact-fields.ts'
import type { Rules } from './form.ts'
import { contactMessages } from './messages/contact.ts'

export const emptyMessage: Required<ContactMessage> = { ...forEachField(() => ''), trap: '' }

export const contactRules: Rules<ContactMessage> = forEachField(({ rules }) => rules)

/** The error message for a message that was not sent; the form keeps its text. */
export function failureText(
  { code, words }: { code: BackendError; words?: string },
  receiver: string = contactMessages.ownMailer
): string {
  if (code === 'full') return contactMessages.full
  if (code === 'refused' || words !== undefined)
    return contactMessages.refused(receiver, words?.replace(/[.\s]+$/, ''))
  return code === 'failed' ? contactMessages.broken(receiver) : contactMessages.unanswered(receiver)
}

/** Parses a stored draft; invalid fields are dropped. */
export function parseDraft(kept: unknown): ContactMessage {
  const draft: ContactMessage = { ...emptyMessage }
  if (typeof kept !== 'object' || kept === null) return draft
  for (const name of contactFieldNames) {
    const value: unknown = Reflect.get(kept, name)
    if (typeof value === 'string') draft[name] = value
  }
  return draft
}

/** Whether a draft is worth storing: a field has text. */
export function hasText(draft: ContactMessage): boolean {
  return Object.values(draft).some((text) => text.trim() !== '')
}

/** The message as an e-mail for the visitor's mail program, which adds the sender itself. */
export function asMail(values: ContactMessage): { subject: string; body: string } {
  const { subject, message } = values
  const more = contactFieldNames.filter((name) => !inMail.has(name) && values[name].trim() !== '')
  const lines = more.map((name) => `${contactFields[name].label}: ${values[name]}`)
  return { subject, body: [message, lines.join('\n')].filter((part) => part !== '').join('\n\n') }
}

const inMail: ReadonlySet<string> = new Set(['name', 'email', 'subject', 'message'])
