import { contactMessages } from '../features/contact-form.ts'
import { createOutbox, createRetryKeys, type OutboxEntry, type SendOutcome } from './outbox.ts'
import type {
  Backend,
  BackendCall,
  Booking,
  BookingRequest,
  ContactMessage,
  PlainForm,
  Result
} from './port.ts'
import { toBookingFields, toMessageFields, type MessageFields, type PostOutcome } from './post-form.ts'
import { createChangeEmitter, isBooking, storageKeys, storedList, type Store } from './storage.ts'

/** Sends one message to the business. The idempotency key stays the same when the same message is retried. */
export type MessageTransport = (values: MessageFields, key: string) => Promise<PostOutcome>

export interface DeliveryOptions {
  /** Handles everything but messages and booking requests. */
  base: Backend
  carrier: MessageTransport
  plainForm?: PlainForm
  /** Name of the recipient, see `Backend.receiver`. */
  receiver: string
  /** Whether the receiver deduplicates by idempotency key. */
  once: boolean
  /** True while the page unloads: a request that fails then may have arrived. */
  left?: () => boolean
  /** Holds the outbox. */
  store: Store
  /** Business name, for the subject of a message. */
  business: string
  newId: () => string
  /** Milliseconds since 1970. */
  now: () => number
}

type AcceptedResult = Result<{ id: string; delivery: 'sent' | 'queued' }>

/**
 * Sends messages and booking requests to the business by a transport; everything else is handled by `base`. A booking
 * that was sent is only a request: the business has not confirmed it, and taken times are unknown here.
 */
export function deliveryBackend(options: DeliveryOptions): Backend {
  const { base, carrier, plainForm, receiver, once, left, store, business, newId, now } = options
  const { subscribe, emit } = createChangeEmitter()
  const waiting = createOutbox(store, { once, ...(left === undefined ? {} : { left }) })
  const requests = () => storedList(store, storageKeys.requests, isBooking)
  const retries = createRetryKeys(newId)

  async function sendOrKeep(path: string, body: ContactMessage | BookingRequest): Promise<AcceptedResult> {
    const id = retries.keyOf(body)
    const posted = await carrier(toFields(path, body), id)
    if (posted.ok) {
      retries.done()
      return { ok: true, value: { id, delivery: 'sent' } }
    }
    if (posted.code !== 'offline') return posted
    const kept = waiting.add({ id, path, body, since: now() })
    if (!kept.ok) return kept
    retries.done()
    emit({ kind: 'status' })
    return { ok: true, value: { id, delivery: 'queued' } }
  }

  function toFields(path: string, body: ContactMessage | BookingRequest): MessageFields {
    const fields =
      path === '/bookings'
        ? toBookingFields(body as BookingRequest, business)
        : toMessageFields(body as ContactMessage)
    return body.trap ? { ...fields, trap: body.trap } : fields
  }

  async function send({ id, path, body }: OutboxEntry): Promise<SendOutcome> {
    const posted = await carrier(toFields(path, body as ContactMessage | BookingRequest), id)
    if (posted.ok) return 'sent'
    return posted.code === 'refused' ? 'refused' : 'later'
  }

  function discard(id: string): void {
    waiting.remove(id)
    store.set(
      storageKeys.requests,
      requests().filter((request) => request.id !== id)
    )
    emit({ kind: 'booking-cancelled', id })
    emit({ kind: 'status' })
  }

  function keep(booking: Booking): Result<void> {
    return store.set(storageKeys.requests, [...requests().filter(({ id }) => id !== booking.id), booking])
  }

  function settled({ id, path }: OutboxEntry, outcome: 'sent' | 'refused'): void {
    const request = requests().find((each) => each.id === id)
    if (request !== undefined && outcome === 'sent') keep({ ...request, delivery: 'sent' })
    emit(
      outcome === 'sent' ? { kind: 'waiting-sent', id, what: path } : { kind: 'waiting-refused', what: path }
    )
  }

  return {
    ...base,
    messages: 'carried',
    requests: 'carried',
    receiver,
    requestReceiver: receiver,
    ...(plainForm === undefined ? {} : { plainForm }),

    async sendContact(message) {
      const result = await sendOrKeep('/contact', message)
      if (result.ok) emit({ kind: 'contact', delivery: result.value.delivery })
      return result
    },
    waiting: () => waiting.waiting(),
    release: (id) => waiting.release(id),
    discard,

    async book(request) {
      const result = await sendOrKeep('/bookings', request)
      if (!result.ok) return result
      const { trap: _, ...asked } = request
      const booking: Booking = { ...asked, ...result.value, confirmed: false }
      // The request is sent or queued already, so a full storage is no error.
      keep(booking)
      emit({ kind: 'booking', booking })
      return { ok: true, value: booking }
    },
    async cancelBooking(id) {
      discard(id)
      return { ok: true, value: undefined }
    },
    bookings: async () => ({ ok: true, value: [...requests()].sort((a, b) => a.day.localeCompare(b.day)) }),
    takenTimes: async () => ({ ok: true, value: [] }),

    subscribe(listener) {
      const stops = [subscribe(listener), base.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    },
    async flush() {
      await base.flush()
      if (waiting.size() === 0) return
      await waiting.flush(send, settled)
      emit({ kind: 'status' })
    }
  }
}

/** A backend without a contact form: the visitor calls, or writes an e-mail. Everything else is handled by `base`. */
export function callBackend(base: Backend): Backend {
  return { ...base, messages: 'call', requests: 'call' }
}

/** A backend whose messages and booking requests go to `trial`; everything else is handled by `base`. */
export function trialBackend(base: Backend, trial: Backend): Backend {
  const { sendContact, waiting, discard, release, book, cancelBooking, bookings, takenTimes } = trial
  return {
    ...base,
    messages: 'draft',
    requests: 'draft',
    sendContact,
    waiting,
    discard,
    release,
    book,
    cancelBooking,
    bookings,
    takenTimes,
    subscribe(listener) {
      const stops = [trial.subscribe(listener), base.subscribe(listener)]
      return () => stops.forEach((stop) => stop())
    }
  }
}

const provided = new WeakSet<object>()

/** Marks the calls of a backend that comes with the template: the configured delivery may replace them. */
export function markProvided(backend: Backend): Backend {
  for (const call of Object.values(backend)) if (typeof call === 'function') provided.add(call)
  return backend
}

// The composed backend forwards the events of the base, and flushes its outbox.
const shared: readonly string[] = ['isSimulated', 'subscribe', 'flush']

/** The calls of a backend that a developer wrote or replaced. */
export function ownCallsOf(backend: Backend): BackendCall[] {
  const names = Object.keys(backend) as (keyof Backend)[]
  return names.filter((name): name is BackendCall => {
    const call = backend[name]
    return typeof call === 'function' && !provided.has(call) && !shared.includes(name)
  })
}

/**
 * The composed backend, in which calls that a developer wrote for the base take precedence. A developer who writes one
 * has a server: what it accepts is neither a draft nor sent by the configured delivery.
 */
export function withOwnCalls(composed: Backend, base: Backend): Backend {
  const own = ownCallsOf(base)
  if (own.length === 0) return composed
  const { plainForm: _, ...scripted } = composed
  return {
    ...(own.includes('sendContact') ? scripted : composed),
    ...Object.fromEntries(own.map((name) => [name, base[name]])),
    isSimulated: (call) => !own.includes(call) && composed.isSimulated(call),
    ...(own.includes('sendContact') ? { messages: 'server', receiver: contactMessages.ownServer } : {}),
    ...(own.includes('book') ? { requests: 'server', requestReceiver: contactMessages.ownServer } : {})
  }
}
