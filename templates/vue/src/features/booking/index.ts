import { simulatedBookings } from '../../domain/backend/simulated.ts'
import { booking as definition } from '../../domain/features/booking.ts'
import type { FeatureOf } from '../../feature.ts'
import BookOnline from './BookOnline.vue'
import ProfileBookings from './ProfileBookings.vue'

/** Booking: a day, a time, and it is booked. */
export const booking: FeatureOf<typeof definition> = {
  ...definition,
  load: { booking: () => import('./BookingPage.vue') },
  components: { home: BookOnline, profile: ProfileBookings },
  simulated: simulatedBookings
}
