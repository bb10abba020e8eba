import type { FeatureDefinition } from '../feature.ts'
import { bookingMessages } from '../messages/booking.ts'

/** Booking: a day, a time, and it is booked. */
export const booking = {
  id: 'booking',
  routes: [{ page: 'booking', path: '/booking', title: bookingMessages.title }],
  nav: [{ page: 'booking', label: bookingMessages.title, icon: 'booking', order: 30 }],
  slots: {
    home: { order: 10, page: 'booking' },
    profile: { order: 20 }
  }
} as const satisfies FeatureDefinition
