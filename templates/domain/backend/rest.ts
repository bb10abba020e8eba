import { markProvided } from './delivery.ts'
import { createOutbox, createRetryKeys, type OutboxEntry, type SendOutcome } from './outbox.ts'
import type { Backend, BackendError, BackendStatus, Delivery, Result, Visitor } from './port.ts'
import {
  createChangeEmitter,
  hasShape,
  isBooking,
  isNotification,
  isReview,
  isView,
  isVisitor,
  type Store
} from './storage.ts'

export interface RestOptions {
  /** Base URL of the server; a trailing slash is ignored. */
  address: string
  fetch: typeof fetch
  /** Holds the outbox. */
  store: Store
  /** Creates a unique id. */
  newId: () => string
  /** Milliseconds after which a request is aborted. @default 10000 */
  timeout?: number
  /** Milliseconds since 1970. */
  now?: () => number
  /** `navigator.onLine`: false where there certainly is no network. */
  online: () => boolean
}

/** Errors of a server that did not respond. */
const silent: readonly BackendError[] = ['offline', 'unreachable', 'timeout']

/**
 * A backend that calls a JSON API. The session is a cookie of the server. Requests that may be repeated carry an
 * Idempotency-Key, so that the server processes them once. The routes are those of the calls below; their types are
 * those of port.ts.
 */
export function restBackend(options: RestOptions): Backend {
  const { address, fetch, store, newId, online, timeout = 10_000, now = Date.now } = options
  const server = { address: address.replace(/\/+$/, ''), fetch, timeout, online }
  const retries = createRetryKeys(newId)
  const { subscribe, emit } = createChangeEmitter()
  const waiting = createOutbox(store, { once: true })
  let status: BackendStatus = {
    kind: 'rest',
    address: server.address,
    reachable: 'unknown',
    waiting: waiting.size()
  }

  function report(reachable: 'yes' | 'no'): void {
    const size = waiting.size()
    if (status.kind === 'rest' && status.reachable === reachable && status.waiting === size) return
    status = { kind: 'rest', address: server.address, reachable, waiting: size }
    emit({ kind: 'status' })
  }

  async function ask(call: ServerRequest): Promise<Result<unknown>> {
    const result = await request(server, call)
    report(result.ok || !silent.includes(result.code) ? 'yes' : 'no')
    return result
  }

  async function askFor<Value>(
    call: ServerRequest,
    is: (value: unknown) => value is Value
  ): Promise<Result<Value>> {
    const result = await ask(call)
    if (!result.ok) return result
    return is(result.value) ? { ok: true, value: result.value } : { ok: false, code: 'failed' }
  }

  async function askForList<Entry>(path: string, is: (value: unknown) => value is Entry) {
    return askFor({ method: 'GET', path }, (value): value is readonly Entry[] => {
      return Array.isArray(value) && value.every(is)
    })
  }

  async function tellServer(call: ServerRequest): Promise<Result<void>> {
    const result = await ask(call)
    return result.ok ? { ok: true, value: undefined } : result
  }

  /** Sends a request now, or queues it in the outbox where there is no network. */
  async function sendOrKeep(
    path: string,
    body: unknown
  ): Promise<Result<{ id: string; delivery: Delivery; confirmed: boolean }>> {
    const id = retries.keyOf(body)
    const result = await ask({ method: 'POST', path, body, key: id })
    if (result.ok) {
      retries.done()
      const known = { id: idIn(result.value) ?? id, confirmed: isConfirmed(result.value) }
      return { ok: true, value: { ...known, delivery: 'sent' } }
    }
    // A server that does not respond is an error; only a visitor without a network is asked to wait for one.
    if (result.code !== 'offline') return result
    const kept = waiting.add({ id, path, body, since: now() })
    if (!kept.ok) return kept
    retries.done()
    report('no')
    return { ok: true, value: { id, delivery: 'queued', confirmed: false } }
  }

  async function send(entry: OutboxEntry): Promise<SendOutcome> {
    const result = await ask({ method: 'POST', path: entry.path, body: entry.body, key: entry.id })
    if (result.ok) return 'sent'
    return result.code === 'refused' || result.code === 'taken' ? 'refused' : 'later'
  }

  function signedIn(result: Result<Visitor>): Result<Visitor> {
    if (result.ok) emit({ kind: 'visitor', visitor: result.value })
    return result
  }

  const receiver = new URL(server.address, 'https://localhost').host
  return markProvided({
    kind: 'rest',
    isSimulated: () => false,
    messages: 'server',
    requests: 'server',
    receiver,
    requestReceiver: receiver,

    async sendContact({ trap = '', ...message }) {
      // The honeypot field is filled in: report success, so that the bot learns nothing.
      if (trap !== '') return { ok: true, value: { id: newId(), delivery: 'sent' } }
      const result = await sendOrKeep('/contact', message)
      if (!result.ok) return result
      emit({ kind: 'contact', delivery: result.value.delivery })
      return { ok: true, value: { id: result.value.id, delivery: result.value.delivery } }
    },
    waiting: () => waiting.waiting(),
    release: (id) => waiting.release(id),
    discard(id) {
      waiting.remove(id)
      report(status.kind === 'rest' && status.reachable === 'no' ? 'no' : 'yes')
    },

    async book({ trap = '', ...wish }) {
      if (trap !== '')
        return { ok: true, value: { ...wish, id: newId(), delivery: 'sent', confirmed: false } }
      const result = await sendOrKeep('/bookings', wish)
      if (!result.ok) return result
      const booking = { ...wish, ...result.value }
      emit({ kind: 'booking', booking })
      return { ok: true, value: booking }
    },
    async cancelBooking(id) {
      const result = await tellServer({ method: 'DELETE', path: `/bookings/${encodeURIComponent(id)}` })
      if (result.ok) emit({ kind: 'booking-cancelled', id })
      return result
    },
    bookings: () => askForList('/bookings', isBooking),
    takenTimes: (day) => askForList(`/bookings/taken?day=${encodeURIComponent(day)}`, isText),

    async addReview(draft) {
      const result = await sendOrKeep('/reviews', draft)
      if (!result.ok) return result
      const { id, delivery } = result.value
      const review = { ...draft, id, delivery, date: new Date().toISOString().slice(0, 10) }
      emit({ kind: 'review', review })
      return { ok: true, value: review }
    },
    reviews: () => askForList('/reviews', isReview),

    async pay(wish) {
      const result = await askFor({ method: 'POST', path: '/payments', body: wish, key: newId() }, isCheckout)
      return result.ok ? { ok: true, value: { kind: 'checkout', url: result.value.url } } : result
    },

    async signIn(credentials) {
      return signedIn(await askFor({ method: 'POST', path: '/session', body: credentials }, isVisitor))
    },
    async signInWith(provider) {
      return {
        ok: true,
        value: { kind: 'redirect', url: `${server.address}/session/${encodeURIComponent(provider)}` }
      }
    },
    async register(registration) {
      return signedIn(await askFor({ method: 'POST', path: '/visitors', body: registration }, isVisitor))
    },
    async signOut() {
      const result = await tellServer({ method: 'DELETE', path: '/session' })
      if (result.ok) emit({ kind: 'visitor', visitor: null })
      return result
    },
    async currentVisitor() {
      const result = await ask({ method: 'GET', path: '/session' })
      // Without a session a server may respond with null, an empty body, or 401.
      const nobody = result.ok ? (result.value ?? null) === null : result.code === 'signed-out'
      if (nobody) return { ok: true, value: null }
      if (!result.ok) return result
      return isVisitor(result.value) ? { ok: true, value: result.value } : { ok: false, code: 'failed' }
    },
    async saveProfile(profile) {
      return signedIn(await askFor({ method: 'PUT', path: '/profile', body: profile }, isVisitor))
    },

    // The site's content is in the browser already; a request would only fail offline.
    search: async (query, find) => find(query),

    async chatReply(messages) {
      const result = await askFor({ method: 'POST', path: '/chat', body: { messages } }, isReply)
      return result.ok ? { ok: true, value: { text: result.value.text } } : result
    },

    countVisit: (view) => tellServer({ method: 'POST', path: '/visits', body: view }),
    visits: () => askForList('/visits', isView),

    notifications: () => askForList('/notifications', isNotification),
    async addNotification(draft) {
      const result = await askFor({ method: 'POST', path: '/notifications', body: draft }, isNotification)
      if (result.ok) emit({ kind: 'notifications' })
      return result
    },
    async readNotifications(ids) {
      const result = await tellServer({ method: 'POST', path: '/notifications/read', body: { ids } })
      if (result.ok) emit({ kind: 'notifications' })
      return result
    },

    status: () => status,
    subscribe,
    async flush() {
      if (waiting.size() === 0) return
      await waiting.flush(send, ({ id, path }, outcome) =>
        emit(
          outcome === 'sent'
            ? { kind: 'waiting-sent', id, what: path }
            : { kind: 'waiting-refused', what: path }
        )
      )
      report(status.kind === 'rest' && status.reachable === 'no' ? 'no' : 'yes')
    }
  })
}

function idIn(value: unknown): string | null {
  return hasShape(value, { id: 'string' }) ? (value as { id: string }).id : null
}

function isConfirmed(value: unknown): boolean {
  return hasShape(value, { confirmed: 'boolean' }) && (value as { confirmed: boolean }).confirmed
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isReply(value: unknown): value is { text: string } {
  return hasShape(value, { text: 'string' })
}

/** Only an https address is a checkout: other schemes could run a script, and http can be read in transit. */
function isCheckout(value: unknown): value is { url: string } {
  return hasShape(value, { url: 'string' }) && (value as { url: string }).url.startsWith('https://')
}

export interface RequestOptions {
  /** Base URL of the server, without a trailing slash. */
  address: string
  fetch: typeof fetch
  /** Milliseconds after which a request is aborted. */
  timeout: number
  /** `navigator.onLine`: false where there certainly is no network. */
  online: () => boolean
}

export interface ServerRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  /** Idempotency key: the server processes a repeated request with the same key once. */
  key?: string
}

/** Sends one JSON request. Never throws: errors are values. The session is a cookie of the server. */
export async function request(options: RequestOptions, call: ServerRequest): Promise<Result<unknown>> {
  try {
    const response = await options.fetch(options.address + call.path, {
      method: call.method,
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(call.key === undefined ? {} : { 'Idempotency-Key': call.key })
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(options.timeout)
    })
    if (!response.ok) return { ok: false, code: toErrorCode(response.status) }
    const text = await response.text()
    return { ok: true, value: text === '' ? undefined : JSON.parse(text) }
  } catch (error) {
    return { ok: false, code: toFailureCode(error, options.online()) }
  }
}

function toErrorCode(status: number): BackendError {
  if (status === 401) return 'signed-out'
  if (status === 409) return 'taken'
  if (status === 408 || status === 504) return 'timeout'
  return status >= 500 || status === 429 ? 'failed' : 'refused'
}

function toFailureCode(error: unknown, online: boolean): BackendError {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  // A body that is not JSON throws a SyntaxError. fetch rejects the same way without a network, for a server that
  // cannot be reached, and where CORS forbids the request.
  if (name === 'SyntaxError') return 'failed'
  return online ? 'unreachable' : 'offline'
}
