import type { BackendError, ContactMessage, MessageMode } from './backend/port.ts'
import { contactFieldNames, contactFields } from './contact-fields.ts'
import { forEachField, parseValues, type Rules } from './form.ts'
import { contactMessages } from './messages/contact.ts'
import type { Site } from './site.ts'

export const emptyMessage: Required<ContactMessage> = { ...forEachField(contactFields, () => ''), trap: '' }

export const contactRules: Rules<ContactMessage> = forEachField(contactFields, ({ rules }) => rules)

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
  return { ...parseValues(contactFields, kept), trap: '' }
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

/** Title and introduction of the contact page, with a form or without one. */
export function contactHead(
  { contactPhone, contactEmail }: Pick<Site['businessInfo'], 'contactPhone' | 'contactEmail'>,
  hasForm: boolean
): { title: string; lede: string } {
  const say = contactMessages
  if (hasForm) return { title: say.title, lede: contactPhone === '' ? say.introWrite : say.intro }
  const title =
    contactPhone === '' ? say.writeTitle : contactEmail === '' ? say.callTitle : say.callOrWriteTitle
  return { title, lede: say.noForm }
}

/** Who receives what is written in the form. */
export function recipientText(mode: MessageMode, business: string): string {
  if (mode === 'draft') return contactMessages.nothingLeaves
  return mode === 'server' ? contactMessages.goesToServer(business) : contactMessages.goesTo(business)
}
