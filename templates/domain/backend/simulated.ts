import { changes } from './changes.ts'
import { isBooking, isNotification, isReview, isView, keys } from './kept.ts'
import type { Backend, Booking, Notification, Result, VisitorReview } from './port.ts'
import { simulatedAccounts } from './simulated-accounts.ts'
import { keptList, type Store } from './storage.ts'
import { waits } from './waits.ts'

/** How much is kept in the browser before the oldest goes. */
export const limits = { views: 3000, notifications: 50 } as const

export interface SimulatedOptions {
  store: Store
  /** What the chat answers to a message. */
  answer: (message: string) => string
  /** Milliseconds since 1970. */
  now: () => number
  /** From 0 up to, but not including, 1. */
  random: () => number
  wait?: (milliseconds: number) => Promise<void>
}

/** Answers without a server: waits as a server would, and keeps what the visitor enters in this browser. */
export function simulatedBackend(options: SimulatedOptions): Backend {
  const { store, answer, now, random, wait = pause } = options
  const { subscribe, tell } = changes()
  const status = { kind: 'simulated', durable: store.durable } as const
  const newId = () => `${now().toString(36)}-${Math.floor(random() * 2 ** 40).toString(36)}`

  const bookings = () => keptList(store, keys.bookings, isBooking)

  return {
    kind: 'simulated',
    messages: 'draft',
    ...simulatedAccounts({ store, now, newId, wait, tell }),

    async sendContact() {
      await wait(waits.contact)
      return done({ id: newId(), delivery: 'sent' })
    },
    waiting: () => [],
    discard() {},

    async book(request) {
      const known = bookings()
      const same = (booking: Booking) => booking.day === request.day && booking.time === request.time
      if (request.time !== '' && known.some(same)) {
        return { ok: false, code: 'taken', field: 'time' }
      }
      const booking: Booking = { ...request, id: newId(), delivery: 'sent', confirmed: false }
      const result = store.set(keys.bookings, [...known, booking])
      if (!result.ok) return result
      tell({ kind: 'booking', booking })
      return done(booking)
    },
    async cancelBooking(id) {
      const result = store.set(
        keys.bookings,
        bookings().filter((booking) => booking.id !== id)
      )
      if (result.ok) tell({ kind: 'booking-cancelled', id })
      return result
    },
    async bookings() {
      return done([...bookings()].sort((a, b) => a.day.localeCompare(b.day)))
    },
    async takenTimes(day) {
      return done(
        bookings()
          .filter((booking) => booking.day === day)
          .map((booking) => booking.time)
      )
    },

    async addReview(draft) {
      const review: VisitorReview = { ...draft, id: newId(), date: dayOf(now()), delivery: 'sent' }
      const result = store.set(keys.reviews, [review, ...keptList(store, keys.reviews, isReview)])
      if (!result.ok) return result
      tell({ kind: 'review', review })
      return done(review)
    },
    async reviews() {
      return done(keptList(store, keys.reviews, isReview))
    },

    async pay({ declined }) {
      await wait(waits.payment)
      if (declined) return { ok: false, code: 'refused' }
      tell({ kind: 'payment' })
      return done({ kind: 'paid', id: newId() })
    },

    async search(query, find) {
      await wait(waits.search)
      return find(query)
    },

    async chatReply(messages) {
      await wait(waits.chatReply)
      const asked = messages.findLast(({ sender }) => sender === 'user')
      return asked === undefined ? { ok: false, code: 'failed' } : done(answer(asked.text))
    },

    async countVisit(view) {
      const result = store.set(
        keys.views,
        [...keptList(store, keys.views, isView), view].slice(-limits.views)
      )
      if (result.ok) tell({ kind: 'visits' })
      return result
    },
    async visits() {
      return done(keptList(store, keys.views, isView))
    },

    async notifications() {
      return done(keptList(store, keys.notifications, isNotification))
    },
    async addNotification(draft) {
      const notification: Notification = { ...draft, id: newId(), timestamp: now(), read: false }
      const known = keptList(store, keys.notifications, isNotification)
      const result = store.set(keys.notifications, [notification, ...known].slice(0, limits.notifications))
      if (!result.ok) return result
      tell({ kind: 'notifications' })
      return done(notification)
    },
    async readNotifications(ids) {
      const known = keptList(store, keys.notifications, isNotification)
      const result = store.set(
        keys.notifications,
        known.map((item) => (ids === 'all' || ids.includes(item.id) ? { ...item, read: true } : item))
      )
      if (result.ok) tell({ kind: 'notifications' })
      return result
    },

    status: () => status,
    subscribe,
    async flush() {}
  }
}

function done<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

/** The day in the visitor's own time zone, as YYYY-MM-DD. */
function dayOf(time: number): string {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
