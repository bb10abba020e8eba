import type { ContactFieldName } from '../contact-fields.ts'

/** Everything that the site asks of a server. `simulated.ts` and `rest.ts` are the two that answer. */
export interface Backend {
  readonly kind: 'simulated' | 'rest'
  /** Whether a call only pretends: nobody but this browser answers it. */
  isSimulated(call: BackendCall): boolean
  /** What becomes of messages from the contact form. */
  readonly messages: MessageMode
  /** What becomes of requests for a date. */
  readonly requests: MessageMode
  /** Who takes messages, by a name that visitors can look up; absent where nothing is sent. */
  readonly receiver?: string
  /** Who takes requests for a date, likewise. */
  readonly requestReceiver?: string
  /** Where a page without JavaScript posts a form; absent where it cannot. */
  readonly plainForm?: PlainForm

  /** Passes a message from the contact form on. Simulated wait: 1 s. */
  sendContact(message: ContactMessage): Promise<Result<Receipt>>
  /** Messages that wait in this browser for a network, the oldest first. */
  waiting(): readonly WaitingMessage[]
  /** Deletes one that waits: it is not sent. */
  discard(id: string): void
  /** Lets one be sent again that may have arrived already. */
  release(id: string): void

  /** Asks for an appointment; `taken` where someone else has that time. Only a server can confirm it. */
  book(request: BookingRequest): Promise<Result<Booking>>
  cancelBooking(id: string): Promise<Result<void>>
  /** The visitor's own appointments, the next one first. */
  bookings(): Promise<Result<readonly Booking[]>>
  /** Times of a day that can no longer be booked, written as they were booked. */
  takenTimes(day: string): Promise<Result<readonly string[]>>

  addReview(draft: ReviewDraft): Promise<Result<VisitorReview>>
  /** Reviews that visitors wrote, the latest first; those of site.json are not among them. */
  reviews(): Promise<Result<readonly VisitorReview[]>>

  /** Simulated wait: 2 s, nothing is charged or kept. A real server answers with the address of its checkout. */
  pay(request: PaymentRequest): Promise<Result<Payment>>

  /** Simulated wait: 1 s, as for `register` and `saveProfile`. */
  signIn(credentials: Credentials): Promise<Result<Visitor>>
  signInWith(provider: string): Promise<Result<ProviderSignIn>>
  register(registration: Registration): Promise<Result<Visitor>>
  signOut(): Promise<Result<void>>
  /** The visitor who is signed in, or null. */
  currentVisitor(): Promise<Result<Visitor | null>>
  saveProfile(profile: Profile): Promise<Result<Visitor>>

  /** Runs `find` over the site's own content. Simulated wait: 0.5 s. */
  search<Found>(query: string, find: (query: string) => readonly Found[]): Promise<readonly Found[]>

  /** The reply to the visitor's last message. Simulated wait: 1.5 s. */
  chatReply(messages: readonly ChatTurn[]): Promise<Result<string>>

  countVisit(view: PageView): Promise<Result<void>>
  /** Page views that are known, the oldest first. */
  visits(): Promise<Result<readonly PageView[]>>

  notifications(): Promise<Result<readonly Notification[]>>
  addNotification(draft: NotificationDraft): Promise<Result<Notification>>
  /** Marks these as read, or all. */
  readNotifications(ids: readonly string[] | 'all'): Promise<Result<void>>

  /** The same object until something about the connection changes. */
  status(): BackendStatus
  /** Tells of every change until the returned function is called. */
  subscribe(listener: (change: Change) => void): () => void
  /** Sends what waited for a network. Call it at the start, when the network returns, when the page is shown again. */
  flush(): Promise<void>
}

/** A call of the backend, by its name. */
export type BackendCall = {
  [Name in keyof Backend]-?: Backend[Name] extends (...given: never[]) => unknown ? Name : never
}[keyof Backend]

/**
 * What becomes of a message or a request for a date:
 * - draft: nothing, it is tried out and kept in this browser
 * - call: there is no form; the visitor calls, or writes an e-mail of their own
 * - carried: a service, a function or a script hands it to the business
 * - server: a server of the business enters it
 */
export type MessageMode = 'draft' | 'call' | 'carried' | 'server'

export type Result<Value> =
  | { ok: true; value: Value }
  /** `words`: what the receiver says about it. */
  | { ok: false; code: BackendError; field?: string; words?: string }

/**
 * - offline: no network, and the action cannot wait
 * - unreachable: there is a network, and no answer
 * - timeout: the server did not answer in time
 * - full: the browser has no room left to keep it
 * - taken: the time or the address of an account is no longer free
 * - signed-out: the server wants the visitor to sign in
 * - refused: the server does not accept what was entered
 * - failed: the server had an error, or its answer makes no sense
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

/** What happened, for features that show it elsewhere. */
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
  /** What had waited for a network was taken. */
  | { kind: 'waiting-sent'; id: string; what: string }
  /** A server refused for good what had waited for a network. */
  | { kind: 'waiting-refused'; what: string }

/** `queued` waits in this browser for a network. */
export type Delivery = 'sent' | 'queued'

export interface Receipt {
  id: string
  delivery: Delivery
}

export interface ContactMessage extends Record<ContactFieldName, string> {
  /** What stands in the field that people do not see. */
  trap?: string
}

/** A form that a browser posts by itself. */
export interface PlainForm {
  action: string
  /** Hidden fields. */
  fields: Readonly<Record<string, string>>
  /** Name of the field that people do not see. */
  trap: string
}

/** A message or request that waits in this browser. */
export interface WaitingMessage {
  id: string
  kind: 'contact' | 'booking' | 'other'
  /** Milliseconds since 1970. */
  since: number
  /** The visitor's own words, and where the answer goes. */
  text: string
  email: string
  /** Its page was left while it was on its way: it may have arrived, and is not sent again by itself. */
  perhapsSent: boolean
}

export interface BookingRequest {
  /** Day as YYYY-MM-DD, in the time zone of the business; empty where the visitor proposes a time in words. */
  day: string
  /** Time of the business as HH:MM; empty where there is none to choose. */
  time: string
  /** The visitor's own words for day and time, where the business has no opening hours to choose from. */
  when: string
  name: string
  email: string
  phone: string
  service: string
  notes: string
  /** What stands in the field that people do not see. */
  trap?: string
}

export interface Booking extends BookingRequest {
  id: string
  delivery: Delivery
  /** A server said that the date is booked. Without that it is a request. */
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

/** What a payment is for. Card numbers never reach the port. */
export interface PaymentRequest {
  name: string
  email: string
  /** As entered, in the site's currency. */
  amount: string
  /** The demonstration's test card that is always declined was entered; only the simulated backend reads it. */
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
  /** Invented by the simulated backend, as for an account from elsewhere. */
  invented?: true
}

export interface ChatTurn {
  sender: 'user' | 'agent'
  text: string
}

export interface PageView {
  /** Path of the page. */
  path: string
  /** Milliseconds since 1970. */
  at: number
  /** Who, where a server counts several visitors. */
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
