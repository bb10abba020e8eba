import type { Site } from '../site.ts'
import { localTime, timeZoneOf } from '../time-zone.ts'
import { markProvided } from './delivery.ts'
import type {
  Backend,
  Booking,
  Change,
  Notification,
  Profile,
  Result,
  Visitor,
  VisitorReview
} from './port.ts'
import {
  createChangeEmitter,
  isBooking,
  isNotification,
  isReview,
  isView,
  isVisitor,
  storageKeys,
  storedList,
  type Store
} from './storage.ts'

export interface SimulatedOptions extends Pick<SimulationContext, 'site' | 'store' | 'now'> {
  /** Returns a number from 0 up to, but not including, 1. */
  random: () => number
  wait?: (milliseconds: number) => Promise<void>
  /** The calls of the features that the site has. */
  calls: readonly SimulatedCalls[]
}

/**
 * A backend without a server: it responds after a delay, and stores what the visitor enters in this browser. Calls of
 * features that the site does not have are absent: none of its pages makes them.
 */
export function simulatedBackend(options: SimulatedOptions): Backend {
  const { site, store, now, random, calls, wait = sleep } = options
  const { subscribe, emit } = createChangeEmitter()
  const status = { kind: 'simulated', durable: store.durable } as const
  const newId = () => `${now().toString(36)}-${Math.floor(random() * 2 ** 40).toString(36)}`
  const context = { site, store, now, newId, wait, emit }
  const core: Partial<Backend> = {
    kind: 'simulated',
    isSimulated: () => true,
    messages: 'draft',
    requests: 'draft',

    async sendContact() {
      await wait(simulatedDelays.contact)
      return { ok: true, value: { id: newId(), delivery: 'sent' } }
    },
    waiting: () => [],
    discard() {},
    release() {},

    status: () => status,
    subscribe,
    async flush() {}
  }
  return markProvided(Object.assign(core, ...calls.map((each) => each(context))) as Backend)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** What the simulated calls of a feature work with. */
export interface SimulationContext {
  site: Site
  store: Store
  /** Milliseconds since 1970. */
  now: () => number
  newId: () => string
  wait: (milliseconds: number) => Promise<void>
  emit: (change: Change) => void
}

/** The simulated calls of a feature. */
export type SimulatedCalls = (context: SimulationContext) => Partial<Backend>

/** Entries that are stored in the browser before the oldest is dropped. */
export const limits = { views: 3000, notifications: 50 } as const

/** Bookings that are stored in this browser. */
export const simulatedBookings: SimulatedCalls = ({ store, newId, emit }) => {
  const bookings = () => storedList(store, storageKeys.bookings, isBooking)
  return {
    async book(request) {
      const known = bookings()
      const same = (booking: Booking) => booking.day === request.day && booking.time === request.time
      if (request.time !== '' && known.some(same)) {
        return { ok: false, code: 'taken', field: 'time' }
      }
      const booking: Booking = { ...request, id: newId(), delivery: 'sent', confirmed: false }
      const result = store.set(storageKeys.bookings, [...known, booking])
      if (!result.ok) return result
      emit({ kind: 'booking', booking })
      return succeed(booking)
    },
    async cancelBooking(id) {
      const result = store.set(
        storageKeys.bookings,
        bookings().filter((booking) => booking.id !== id)
      )
      if (result.ok) emit({ kind: 'booking-cancelled', id })
      return result
    },
    async bookings() {
      return succeed([...bookings()].sort((a, b) => a.day.localeCompare(b.day)))
    },
    async takenTimes(day) {
      return succeed(
        bookings()
          .filter((booking) => booking.day === day)
          .map((booking) => booking.time)
      )
    }
  }
}

/** Reviews that are stored in this browser. */
export const simulatedReviews: SimulatedCalls = ({ store, now, newId, emit }) => ({
  async addReview(draft) {
    const review: VisitorReview = { ...draft, id: newId(), date: toDay(now()), delivery: 'sent' }
    const result = store.set(storageKeys.reviews, [
      review,
      ...storedList(store, storageKeys.reviews, isReview)
    ])
    if (!result.ok) return result
    emit({ kind: 'review', review })
    return succeed(review)
  },
  async reviews() {
    return succeed(storedList(store, storageKeys.reviews, isReview))
  }
})

/** Payments that charge nothing. */
export const simulatedPayments: SimulatedCalls = ({ newId, wait, emit }) => ({
  async pay({ declined }) {
    await wait(simulatedDelays.payment)
    if (declined) return { ok: false, code: 'refused' }
    emit({ kind: 'payment' })
    return succeed({ kind: 'paid', id: newId() })
  }
})

/** A search that takes its time. */
export const simulatedSearch: SimulatedCalls = ({ wait }) => ({
  async search(query, find) {
    await wait(simulatedDelays.search)
    return find(query)
  }
})

/** A chat that answers from the content of the site. What it answers with is loaded with the first question. */
export const simulatedChat: SimulatedCalls = ({ site, now, wait }) => ({
  async chatReply(messages) {
    const loading = import('../chat/answer.ts').catch(() => undefined)
    await wait(simulatedDelays.chatReply)
    const asked = messages.findLast(({ sender }) => sender === 'user')
    if (asked === undefined) return { ok: false, code: 'failed' }
    const loaded = await loading
    if (loaded === undefined) return { ok: false, code: 'unreachable' }
    return succeed(loaded.findReply(asked.text, site, localTime(new Date(now()), timeZoneOf(site))))
  }
})

/** Page views that this browser counts. */
export const simulatedVisits: SimulatedCalls = ({ store, emit }) => ({
  async countVisit(view) {
    const result = store.set(
      storageKeys.views,
      [...storedList(store, storageKeys.views, isView), view].slice(-limits.views)
    )
    if (result.ok) emit({ kind: 'visits' })
    return result
  },
  async visits() {
    return succeed(storedList(store, storageKeys.views, isView))
  }
})

/** Notifications that are stored in this browser. */
export const simulatedNotifications: SimulatedCalls = ({ store, now, newId, emit }) => ({
  async notifications() {
    return succeed(storedList(store, storageKeys.notifications, isNotification))
  },
  async addNotification(draft) {
    const notification: Notification = { ...draft, id: newId(), timestamp: now(), read: false }
    const known = storedList(store, storageKeys.notifications, isNotification)
    const result = store.set(
      storageKeys.notifications,
      [notification, ...known].slice(0, limits.notifications)
    )
    if (!result.ok) return result
    emit({ kind: 'notifications' })
    return succeed(notification)
  },
  async readNotifications(ids) {
    const known = storedList(store, storageKeys.notifications, isNotification)
    const result = store.set(
      storageKeys.notifications,
      known.map((item) => (ids === 'all' || ids.includes(item.id) ? { ...item, read: true } : item))
    )
    if (result.ok) emit({ kind: 'notifications' })
    return result
  }
})

function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

/** The day in the visitor's own time zone, as YYYY-MM-DD. */
function toDay(time: number): string {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/**
 * Accounts in this browser. Passwords are neither stored nor checked: a check in the visitor's own browser protects
 * nothing, and what is not stored cannot leak.
 */
export const simulatedAccounts: SimulatedCalls = ({ store, now, newId, wait, emit }) => {
  const accounts = () => storedList(store, storageKeys.accounts, isVisitor)
  const current = () => {
    const id = store.get(storageKeys.session)
    return accounts().find((account) => account.id === id) ?? null
  }

  function keep(visitor: Visitor): Result<Visitor> {
    const others = accounts().filter((account) => account.id !== visitor.id)
    const kept = store.set(storageKeys.accounts, [...others, visitor])
    if (!kept.ok) return kept
    const session = store.set(storageKeys.session, visitor.id)
    if (!session.ok) return session
    emit({ kind: 'visitor', visitor })
    return { ok: true, value: visitor }
  }

  function enter(email: string, name: string, invented: { invented?: true } = {}): Result<Visitor> {
    const known = accounts().find((account) => sameAddress(account.email, email))
    return keep({
      ...(known ?? { ...emptyProfile, ...invented, id: newId(), email, name }),
      signedInAt: now()
    })
  }

  return {
    async signIn({ email }) {
      await wait(simulatedDelays.signIn)
      return enter(email, nameFrom(email))
    },
    async signInWith(provider) {
      await wait(simulatedDelays.signIn)
      const result = enter(`visitor@${provider}.example`, 'Visitor', { invented: true })
      return result.ok ? { ok: true, value: { kind: 'signed-in', visitor: result.value } } : result
    },
    async register({ name, email }) {
      await wait(simulatedDelays.register)
      if (accounts().some((account) => sameAddress(account.email, email))) {
        return { ok: false, code: 'taken', field: 'email' }
      }
      return enter(email, name)
    },
    async signOut() {
      store.remove(storageKeys.session)
      emit({ kind: 'visitor', visitor: null })
      return { ok: true, value: undefined }
    },
    async currentVisitor() {
      return { ok: true, value: current() }
    },
    async saveProfile(profile) {
      await wait(simulatedDelays.profile)
      const visitor = current()
      return visitor === null ? { ok: false, code: 'signed-out' } : keep({ ...visitor, ...profile })
    }
  }
}

/** The default profile of a new visitor. */
export const emptyProfile: Profile = {
  name: '',
  email: '',
  phone: '',
  bio: '',
  company: '',
  website: '',
  notifications: { email: true, sms: false, push: false }
}

function sameAddress(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase()
}

function nameFrom(email: string): string {
  const name = email.split('@')[0] ?? ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Milliseconds that each action of the simulated backend takes. */
export const simulatedDelays = {
  contact: 1000,
  signIn: 1000,
  register: 1000,
  profile: 1000,
  search: 500,
  payment: 2000,
  chatReply: 1500
} as const
