import { simulatedBookings } from '../../../domain/backend/simulated.ts'
import { booking as definition } from '../../../domain/features/booking.ts'
import type { FeatureOf } from '../../feature.ts'
import { BookOnline } from './book-online.ts'
import { ProfileBookings } from './profile-bookings.ts'

/** Booking: a day, a time, and it is booked. */
export const booking: FeatureOf<typeof definition> = {
  ...definition,
  load: { booking: () => import('./booking-page.ts').then((module) => module.BookingPage) },
  components: { home: BookOnline, profile: ProfileBookings },
  simulated: simulatedBookings
}
