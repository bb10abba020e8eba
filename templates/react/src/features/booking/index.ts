import { simulatedBookings } from '../../domain/backend/simulated-calls.ts'
import { booking as definition } from '../../domain/features/booking.ts'
import type { FeatureOf } from '../../feature.ts'
import { BookOnline } from './book-online.tsx'
import { ProfileBookings } from './upcoming.tsx'

/** Booking: a day, a time, and it is booked. */
export const booking: FeatureOf<typeof definition> = {
  ...definition,
  load: { booking: () => import('./page.tsx') },
  components: { home: BookOnline, profile: ProfileBookings },
  simulated: simulatedBookings
}
