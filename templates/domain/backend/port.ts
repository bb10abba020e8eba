import type { BookingFieldName } from '../booking.ts'
import type { ContactFieldName } from '../contact.ts'

/** Every call that the site makes to a server, whether one answers it or it is simulated in the browser. */
export interface Backend {
  readonly kind: 'simulated' | 'rest'
  /** Whether a call is simulated in the browser, without a server. */
  isSimulated(call: BackendCall): boolean
  /** How messages from the contact form are handled. */
  readonly messages: MessageMode
  /** How booking requests are handled. */
  readonly requests: MessageMode
  /** Name of the recipient of messages, as visitors are told it; absent where nothing is sent. */
  readonly receiver?: string
  /** Name of the recipient of booking requests; absent where nothing is sent. */
  readonly requestReceiver?: string
  /** Target of the form on a page without JavaScript; absent where there is none. */
  readonly plainForm?: PlainForm

  /** Sends a message from the contact form. Simulated delay: 1 s. */
  sendContact(message: ContactMessage): Promise<Result<Receipt>>
  /** The messages in the outbox, the oldest first. */
  waiting(): readonly WaitingMessage[]
  /** Removes a message from the outbox without sending it. */
  discard(id: string): void
  /** Allows a message to be sent again that may have arrived already. */
  release(id: string): void

  /** Requests an appointment; `taken` if the time is no longer free. Only a server can confirm it. */
  book(request: BookingRequest): Promise<Result<Booking>>
  cancelBooking(id: string): Promise<Result<void>>
  /** The visitor's own appointments, the next one first. */
  bookings(): Promise<Result<readonly Booking[]>>
  /** Times of a day that can no longer be booked, as HH:MM. */
  takenTimes(day: string): Promise<Result<readonly string[]>>

  addReview(draft: ReviewDraft): Promise<Result<VisitorReview>>
  /** Reviews that visitors wrote, the latest first, without those of site.json. */
  reviews(): Promise<Result<readonly VisitorReview[]>>

  /** Simulated delay: 2 s; nothing is charged or stored. A real server responds with the address of its checkout. */
  pay(request: PaymentRequest): Promise<Result<Payment>>

  /** Simulated delay: 1 s, as for `register` and `saveProfile`. */
  signIn(credentials: Credentials): Promise<Result<Visitor>>
  signInWith(provider: string): Promise<Result<ProviderSignIn>>
  register(registration: Registration): Promise<Result<Visitor>>
  signOut(): Promise<Result<void>>
  /** The visitor who is signed in, or null. */
  currentVisitor(): Promise<Result<Visitor | null>>
  saveProfile(profile: Profile): Promise<Result<Visitor>>

  /** Runs `find` over the site's own content. Simulated delay: 0.5 s. */
  search<Found>(query: string, find: (query: string) => readonly Found[]): Promise<readonly Found[]>

  /** The reply to the visitor's last message. Simulated delay: 1.5 s. */
  chatReply(messages: readonly ChatTurn[]): Promise<Result<ChatReply>>

  countVisit(view: PageView): Promise<Result<void>>
  /** The recorded page views, the oldest first. */
  visits(): Promise<Result<readonly PageView[]>>

  notifications(): Promise<Result<readonly Notification[]>>
  addNotification(draft: NotificationDraft): Promise<Result<Notification>>
  /** Marks these notifications as read, or all. */
  readNotifications(ids: readonly string[] | 'all'): Promise<Result<void>>

  /** The connection status; the same object until it changes, as `useSyncExternalStore` needs it. */
  status(): BackendStatus
  /** Calls the listener at every change until the returned function is called. */
  subscribe(listener: (change: Change) => void): () => void
  /** Sends the outbox. Call it at the start, when the network returns, and when the page becomes visible again. */
  flush(): Promise<void>
}

/** Name of a call of the backend. */
export type BackendCall = {
  [Name in keyof Backend]-?: Backend[Name] extends (...given: never[]) => unknown ? Name : never
}[keyof Backend]

/**
 * How a message or booking request is handled:
 * - draft: not sent, only stored in this browser to try the form out
 * - call: there is no form; the visitor calls, or writes an e-mail
 * - carried: a form service, a function or a script delivers it to the business
 * - server: the business's own server processes it
 */
export type MessageMode = 'draft' | 'call' | 'carried' | 'server'

export type Result<Value> =
  | { ok: true; value: Value }
  /** `words`: the error message of the receiver. */
  | { ok: false; code: BackendError; field?: string; words?: string }

/**
 * - offline: no network, and the action cannot be queued
 * - unreachable: there is a network, but the server could not be reached
 * - timeout: the server did not respond in time
 * - full: the storage quota of the browser or the limit of the outbox is reached
 * - taken: the time, or the e-mail address of an account, is no longer free
 * - signed-out: the server requires a session
 * - refused: the server rejected the input
 * - failed: the server had an error, or its response is invalid
 */
export type BackendError =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'full'
  | 'taken'
  | 'signed-out'
  | 'refused'
  | 'failed'

export type BackendStatus =
  | { kind: 'simulated'; durable: boolean }
  | { kind: 'rest'; address: string; reachable: 'unknown' | 'yes' | 'no'; waiting: number }

/** A change event of the backend. */
export type Change =
  | { kind: 'contact'; delivery: Delivery }
  | { kind: 'booking'; booking: Booking }
  | { kind: 'booking-cancelled'; id: string }
  | { kind: 'review'; review: VisitorReview }
  | { kind: 'payment' }
  | { kind: 'visitor'; visitor: Visitor | null }
  | { kind: 'notifications' }
  | { kind: 'visits' }
  | { kind: 'status' }
  /** A queued request was accepted by the server. */
  | { kind: 'waiting-sent'; id: string; what: string }
  /** A queued request was rejected by the server, and is not sent again. */
  | { kind: 'waiting-refused'; what: string }

/** `queued`: it is in the outbox until there is a network. */
export type Delivery = 'sent' | 'queued'

export interface Receipt {
  id: string
  delivery: Delivery
}

export interface ContactMessage extends Record<ContactFieldName, string> {
  /** Value of the honeypot field. */
  trap?: string
}

/** A form that a browser posts without JavaScript. */
export interface PlainForm {
  action: string
  /** Hidden fields by name. */
  fields: Readonly<Record<string, string>>
  /** Name of the honeypot field. */
  trap: string
}

/** A message or booking request in the outbox, as it is shown to the visitor. */
export interface WaitingMessage {
  id: string
  kind: 'contact' | 'booking' | 'other'
  /** Milliseconds since 1970. */
  since: number
  /** The visitor's own text, and the contact details for the reply. */
  text: string
  email: string
  /** The page was left while it was being sent: it may have arrived, so it is not sent again automatically. */
  perhapsSent: boolean
}

export interface BookingRequest extends Record<BookingFieldName, string> {
  /** Day as YYYY-MM-DD in the time zone of the business; empty where the visitor proposes a time in words. */
  day: string
  /** Time of the business as HH:MM; empty where there are no opening hours to choose from. */
  time: string
  /** Value of the honeypot field. */
  trap?: string
}

export interface Booking extends BookingRequest {
  id: string
  delivery: Delivery
  /** True once a server has confirmed the appointment; until then it is a request. */
  confirmed: boolean
}

export interface ReviewDraft {
  name: string
  /** 1 to 5. */
  rating: number
  comment: string
}

export interface VisitorReview extends ReviewDraft {
  id: string
  /** Day as YYYY-MM-DD. */
  date: string
  delivery: Delivery
}

/** A payment without card details: card numbers never reach the backend port. */
export interface PaymentRequest {
  name: string
  email: string
  /** As entered, in the currency of the site. */
  amount: string
  /** The test card that is always declined was entered; only the simulated backend reads this. */
  declined?: true
}

export type Payment = { kind: 'paid'; id: string } | { kind: 'checkout'; url: string }

export interface Credentials {
  email: string
  password: string
}

export interface Registration extends Credentials {
  name: string
}

export type ProviderSignIn = { kind: 'signed-in'; visitor: Visitor } | { kind: 'redirect'; url: string }

export interface NotificationChoices {
  email: boolean
  sms: boolean
  push: boolean
}

export interface Profile {
  name: string
  email: string
  phone: string
  bio: string
  company: string
  website: string
  notifications: NotificationChoices
}

export interface Visitor extends Profile {
  id: string
  /** Milliseconds since 1970. */
  signedInAt: number
  /** A made-up profile of the simulated backend, as for social sign-in. */
  invented?: true
}

export interface ChatReply {
  text: string
  /** Pages where that stands, the best one first: a site does not have all of them. */
  pages?: readonly string[]
  /** Id of the service that it is about. */
  service?: string
}

export interface ChatTurn extends ChatReply {
  sender: 'user' | 'agent'
}

export interface PageView {
  path: string
  /** Milliseconds since 1970. */
  at: number
  /** Visitor id, where a server counts several visitors. */
  visitor?: string
}

export type NotificationType = 'info' | 'success' | 'warning' | 'error'

export interface NotificationDraft {
  type: NotificationType
  title: string
  message: string
}

export interface Notification extends NotificationDraft {
  id: string
  /** Milliseconds since 1970. */
  timestamp: number
  read: boolean
}
