import { findAnswer } from '../chat-answers.ts'
import { knowledgeOf } from '../chat-knowledge.ts'
import type { Site } from '../site.ts'
import type { Backend, Booking, Change, Notification, Result, VisitorReview } from './port.ts'
import { simulatedDelays } from './simulated-delays.ts'
import { storedList, type Store } from './storage.ts'
import { isBooking, isNotification, isReview, isView, storageKeys } from './stored-entries.ts'

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

/** A chat that answers from the content of the site. */
export const simulatedChat: SimulatedCalls = ({ site, wait }) => ({
  async chatReply(messages) {
    await wait(simulatedDelays.chatReply)
    const asked = messages.findLast(({ sender }) => sender === 'user')
    return asked === undefined
      ? { ok: false, code: 'failed' }
      : succeed(findAnswer(asked.text, knowledgeOf(site)))
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
