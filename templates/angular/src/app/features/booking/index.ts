import { simulatedBookings } from '../../../domain/backend/simulated.ts'
import { booking as definition } from '../../../domain/features/booking.ts'
import type { FeatureOf } from '../../feature.ts'

/** Booking: a day, a time, and it is booked. */
export const booking: FeatureOf<typeof definition> = {
  ...definition,
  load: { booking: () => import('./booking-page.ts').then((module) => module.BookingPage) },
  loadComponents: {
    home: () => import('./book-online.ts').then((module) => module.BookOnline),
    profile: () => import('./profile-bookings.ts').then((module) => module.ProfileBookings)
  },
  simulated: simulatedBookings
}
