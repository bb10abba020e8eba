import { createChangeEmitter } from './change-emitter.ts'
import { isBooking, isNotification, isReview, isView, storageKeys } from './stored-entries.ts'
import { markProvided } from './own-calls.ts'
import type { Backend, Booking, Notification, Result, VisitorReview } from './port.ts'
import { simulatedAccounts } from './simulated-accounts.ts'
import { storedList, type Store } from './storage.ts'
import { simulatedDelays } from './simulated-delays.ts'

/** Entries that are stored in the browser before the oldest is dropped. */
export const limits = { views: 3000, notifications: 50 } as const

export interface SimulatedOptions {
  store: Store
  /** Replies to a chat message. */
  answer: (message: string) => string
  /** Milliseconds since 1970. */
  now: () => number
  /** Returns a number from 0 up to, but not including, 1. */
  random: () => number
  wait?: (milliseconds: number) => Promise<void>
}

/** A backend without a server: it responds after a delay, and stores what the visitor enters in this browser. */
export function simulatedBackend(options: SimulatedOptions): Backend {
  const { store, answer, now, random, wait = sleep } = options
  const { subscribe, emit } = createChangeEmitter()
  const status = { kind: 'simulated', durable: store.durable } as const
  const newId = () => `${now().toString(36)}-${Math.floor(random() * 2 ** 40).toString(36)}`

  const bookings = () => storedList(store, storageKeys.bookings, isBooking)

  return markProvided({
    kind: 'simulated',
    isSimulated: () => true,
    messages: 'draft',
    requests: 'draft',
    ...simulatedAccounts({ store, now, newId, wait, emit }),

    async sendContact() {
      await wait(simulatedDelays.contact)
      return succeed({ id: newId(), delivery: 'sent' })
    },
    waiting: () => [],
    discard() {},
    release() {},

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
    },

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
    },

    async pay({ declined }) {
      await wait(simulatedDelays.payment)
      if (declined) return { ok: false, code: 'refused' }
      emit({ kind: 'payment' })
      return succeed({ kind: 'paid', id: newId() })
    },

    async search(query, find) {
      await wait(simulatedDelays.search)
      return find(query)
    },

    async chatReply(messages) {
      await wait(simulatedDelays.chatReply)
      const asked = messages.findLast(({ sender }) => sender === 'user')
      return asked === undefined ? { ok: false, code: 'failed' } : succeed(answer(asked.text))
    },

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
    },

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
    },

    status: () => status,
    subscribe,
    async flush() {}
  })
}

function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

/** The day in the visitor's own time zone, as YYYY-MM-DD. */
function toDay(time: number): string {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
