import { honeypot, type MessageFields } from './message-fields.ts'
import type { BackendError, PlainForm } from './port.ts'

/** Where messages are posted, and how to tell that one was accepted. */
export interface PostAddress {
  address: string
  /** Who that is, for visitors. @default the host of the address */
  receiver?: string
  /** Extra fields of the receiver: the name of a form, an access key. */
  fields?: Readonly<Record<string, string>>
  /** Name of the honeypot field, where the receiver wants another. @default '_gotcha' */
  trap?: string
  /**
   * A receiver of the site's own gets an Idempotency-Key header. Others do not: a header that they do not allow fails
   * the CORS preflight.
   */
  ours?: boolean
  /** Whether a successful response says that the message was accepted. */
  taken: (answer: PostAnswer) => boolean
}

export interface PostAnswer {
  /** The parsed body; undefined where it is no JSON. */
  body: unknown
  headers: Headers
}

export type PostOutcome = { ok: true } | { ok: false; code: BackendError; words?: string }

export interface PostOptions {
  fetch: typeof fetch
  /** Milliseconds until the visitor is told that nobody answers. */
  timeout: number
  /** False where the browser knows that it has no network. */
  online: () => boolean
}

/** Who takes what is posted: visitors can look that name up. */
export function receiverOf({ address, receiver }: PostAddress): string {
  return receiver ?? (URL.canParse(address) ? new URL(address).host : address)
}

/** The same address as a plain HTML form, for browsers without JavaScript. */
export function toPlainForm({ address, fields = {}, trap = honeypot }: PostAddress): PlainForm {
  return { action: address, fields, trap }
}

/** The message as a form would send it, so that one receiver serves pages with and without JavaScript. */
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
    // fetch rejects alike where there is no network and where the receiver cannot be reached from here.
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

/** The error message of a receiver, as Formspree, Web3Forms, Basin and our own receivers write it. */
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
