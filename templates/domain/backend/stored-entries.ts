import { bookingFields } from '../booking-fields.ts'
import { forEachField } from '../form-fields.ts'
import type { Booking, Notification, PageView, Visitor, VisitorReview } from './port.ts'
import { hasShape } from './storage.ts'

/** Keys of the entries in browser storage. */
export const storageKeys = {
  bookings: 'bookings',
  requests: 'requests',
  reviews: 'reviews',
  accounts: 'accounts',
  session: 'session',
  views: 'views',
  notifications: 'notifications',
  outbox: 'outbox'
} as const

export function isBooking(value: unknown): value is Booking {
  return hasShape(value, {
    ...forEachField(bookingFields, () => 'string' as const),
    id: 'string',
    day: 'string',
    time: 'string',
    confirmed: 'boolean'
  })
}

export function isReview(value: unknown): value is VisitorReview {
  return hasShape(value, {
    id: 'string',
    name: 'string',
    rating: 'number',
    comment: 'string',
    date: 'string'
  })
}

export function isVisitor(value: unknown): value is Visitor {
  return (
    hasShape(value, {
      id: 'string',
      name: 'string',
      email: 'string',
      phone: 'string',
      bio: 'string',
      company: 'string',
      website: 'string',
      signedInAt: 'number'
    }) && hasShape((value as Visitor).notifications, { email: 'boolean', sms: 'boolean', push: 'boolean' })
  )
}

export function isView(value: unknown): value is PageView {
  return hasShape(value, { path: 'string', at: 'number' })
}

export function isNotification(value: unknown): value is Notification {
  return hasShape(value, {
    id: 'string',
    type: 'string',
    title: 'string',
    message: 'string',
    timestamp: 'number',
    read: 'boolean'
  })
}
