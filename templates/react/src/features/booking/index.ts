import { bookingMessages } from '../../domain/messages/booking.ts'
import type { Feature } from '../../feature.ts'
import { BookOnline } from './book-online.tsx'
import { ProfileBookings } from './profile-bookings.tsx'

/** Booking: a day, a time, and it is booked. */
export const booking: Feature = {
  id: 'booking',
  routes: [
    { page: 'booking', path: '/booking', title: bookingMessages.title, load: () => import('./page.tsx') }
  ],
  nav: [{ page: 'booking', label: bookingMessages.title, icon: 'booking', order: 30 }],
  slots: {
    home: { order: 10, page: 'booking', Component: BookOnline },
    profile: { order: 20, Component: ProfileBookings }
  }
}
