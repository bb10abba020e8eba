import { simulatedBookings } from '#lib/domain/backend/simulated.ts'
import { booking as definition } from '#lib/domain/features/booking.ts'
import type { FeatureOf } from '#lib/feature.ts'
import BookOnline from './BookOnline.svelte'
import ProfileBookings from './ProfileBookings.svelte'

/** Booking: a day, a time, and it is booked. */
export const booking: FeatureOf<typeof definition> = {
  ...definition,
  components: { home: BookOnline, profile: ProfileBookings },
  simulated: simulatedBookings
}
