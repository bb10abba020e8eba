import { bookingFieldNames, bookingFields, type BookingFieldName } from '../booking.ts'
import { bookingMessages } from '../features/booking.ts'
import type { BackendError, BookingRequest, ContactMessage, PlainForm } from './port.ts'

/** An endpoint that messages are posted to, and its success test. */
export interface PostAddress {
  address: string
  /** Name of the recipient for visitors. @default the host of the address */
  receiver?: string
  /** Extra fields that the receiver requires, such as a form name or an access key. */
  fields?: Readonly<Record<string, string>>
  /** Name of the honeypot field, where the receiver requires another. @default '_gotcha' */
  trap?: string
  /**
   * The receiver is the site's own, so it gets an Idempotency-Key header. Others do not: a header that they do not
   * allow fails the CORS preflight.
   */
  ours?: boolean
  /** Whether a successful response means that the message was accepted. */
  taken: (answer: PostAnswer) => boolean
}

export interface PostAnswer {
  /** The parsed body; undefined where it is not JSON. */
  body: unknown
  headers: Headers
}

export type PostOutcome = { ok: true } | { ok: false; code: BackendError; words?: string }

export interface PostOptions {
  fetch: typeof fetch
  /** Milliseconds after which a request is aborted. */
  timeout: number
  /** `navigator.onLine`: false where there certainly is no network. */
  online: () => boolean
}

/** The recipient's name for visitors: as configured, or the host of the address. */
export function receiverOf({ address, receiver }: PostAddress): string {
  return receiver ?? (URL.canParse(address) ? new URL(address).host : address)
}

/** The same endpoint as a plain HTML form, for browsers without JavaScript. */
export function toPlainForm({ address, fields = {}, trap = honeypot }: PostAddress): PlainForm {
  return { action: address, fields, trap }
}

/** The message as form data, so that one receiver serves pages with and without JavaScript. */
export function toFormData(
  { fields = {}, trap = honeypot }: PostAddress,
  values: MessageFields,
  key: string
): URLSearchParams {
  const { trap: caught = '', ...entered } = values
  const posted: [string, string][] = Object.entries(entered).map(([name, value]) => [name, value ?? ''])
  return new URLSearchParams([...Object.entries(fields), ...posted, ['reference', key], [trap, caught]])
}

/** Posts a message once. Never throws: errors are values, with the receiver's own message where it has one. */
export async function postForm(
  to: PostAddress,
  values: MessageFields,
  key: string,
  { fetch, timeout, online }: PostOptions
): Promise<PostOutcome> {
  try {
    const response = await fetch(to.address, {
      method: 'POST',
      headers: { Accept: 'application/json', ...(to.ours ? { 'Idempotency-Key': key } : {}) },
      body: toFormData(to, values, key),
      signal: AbortSignal.timeout(timeout)
    })
    const body = parseJson(await response.text())
    const words = findErrorText(body)
    if (response.ok && to.taken({ body, headers: response.headers })) return { ok: true }
    return { ok: false, code: toErrorCode(response), ...(words === undefined ? {} : { words }) }
  } catch (error) {
    const late = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)
    if (late) return { ok: false, code: 'timeout' }
    // fetch rejects the same way without a network and for a server that cannot be reached.
    return { ok: false, code: online() ? 'unreachable' : 'offline' }
  }
}

/** For receivers that confirm in JSON. */
export function isAccepted({ body }: PostAnswer): boolean {
  return isRecord(body) && (body['ok'] === true || body['success'] === true)
}

/** For form services: a successful status counts, unless its JSON reports an error or an HTML page came instead. */
export function isNotRefused({ body, headers }: PostAnswer): boolean {
  if (isRecord(body)) return body['ok'] !== false && body['success'] !== false && !hasErrors(body)
  return !(headers.get('Content-Type') ?? '').includes('text/html')
}

function toErrorCode({ ok, status }: Response): BackendError {
  if (status === 408 || status === 504) return 'timeout'
  return ok || (status >= 400 && status < 500 && status !== 429) ? 'refused' : 'failed'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The error message of a receiver, in the formats of Formspree, Web3Forms, Basin and our own receivers. */
function findErrorText(body: unknown): string | undefined {
  if (!isRecord(body)) return undefined
  const listed = Array.isArray(body['errors']) ? body['errors'].map(sentence).filter(Boolean).join(' ') : ''
  const words = [listed, sentence(body['error']), sentence(body['message'])].find((text) => text !== '')
  return words === undefined ? undefined : words.slice(0, 300)
}

function sentence(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return isRecord(value) && typeof value['message'] === 'string' ? value['message'].trim() : ''
}

function hasErrors(body: Readonly<Record<string, unknown>>): boolean {
  const { error, errors } = body
  return (
    (typeof error === 'string' && error !== '') ||
    error === true ||
    (Array.isArray(errors) && errors.length > 0)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Name under which Netlify detects the form in the built pages. */
export const netlifyFormName = 'message'

/**
 * Netlify Forms accepts a POST to the page whose HTML contains the form. Only Netlify sets its request id header: a
 * page that another host returns for a POST does not mean that the message was accepted.
 */
export function netlifyForm(origin = ''): PostAddress {
  return {
    address: `${origin}/__forms.html`,
    receiver: 'Netlify',
    fields: { 'form-name': netlifyFormName },
    taken: ({ headers }) => headers.has('x-nf-request-id')
  }
}

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
