import type { BackendError, ContactMessage, MessageMode, WaitingMessage } from './backend/port.ts'
import { contactMessages } from './features/contact-form.ts'
import { email, forEachField, namesOf, parseValues, required, type Rule, type Rules } from './form.ts'
import type { IconName } from './looks.ts'
import { formMessages } from './messages.ts'
import { plainText } from './drafts.ts'
import type { Site } from './site.ts'
import { factText } from './text.ts'

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

/** The subject of a message about a service, by its id in the address of the page; empty for one that is not there. */
export function subjectAbout({ content }: Pick<Site, 'content'>, id: string | null): string {
  const service = content.services?.items.find((item) => item.id === id)
  if (service === undefined) return ''
  return contactMessages.about(plainText(service.title), factText(service.price, content))
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

/** The subject of an e-mail that a visitor writes: the business, and which of its places is meant. */
export function questionSubject(business: string, places: readonly string[], place: string): string {
  const question = contactMessages.question(business)
  return places.length > 1 ? contactMessages.aboutPlace(question, place) : question
}

/** What is said of a message that waits for a network, and the button that sends it now. */
export function waitingTexts(
  { perhapsSent }: Pick<WaitingMessage, 'perhapsSent'>,
  attempt: 'none' | 'running' | 'failed'
): { title: string; lead: string; send: string } {
  const say = contactMessages
  const send = attempt === 'running' ? say.sending : perhapsSent ? say.sendAgain : say.sendNow
  if (perhapsSent) return { title: say.perhapsTitle, lead: say.perhaps, send }
  return { title: say.keptTitle, lead: attempt === 'failed' ? say.keptStill : say.kept, send }
}

/** State of a message: accepted, waiting for a network, or not sent at all, as in a draft. */
export type ReceiptState = 'taken' | 'waits' | 'nothing'

/** Icon of a receipt. Where nothing was sent, the pencil of drafts stands in its place. */
export const receiptIcons = {
  taken: 'done',
  waits: 'no-network'
} as const satisfies Record<Exclude<ReceiptState, 'nothing'>, IconName>

/** An e-mail to open in the visitor's mail program. */
export interface MailDraft {
  to: string
  subject: string
  body: string
}

/** Mail programs truncate or refuse longer addresses. */
const longest = 1800

/** A mailto URL (RFC 6068). A body that would be too long is truncated. */
export function mailLink({ to, subject, body }: MailDraft): string {
  const start = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
  let text = Array.from(body)
  let link = withBody(start, text)
  while (link.length > longest && text.length > 0) {
    text = text.slice(0, Math.floor(text.length * 0.9))
    link = withBody(start, text)
  }
  return link
}

function withBody(start: string, text: readonly string[]): string {
  // Line breaks are CR LF, in a mailto URL too.
  return `${start}&body=${encodeURIComponent(text.join('').replace(/\r?\n/g, '\r\n'))}`
}
