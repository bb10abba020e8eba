import '../../styles/pages/booking.css'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { useNow } from '../../ui/use-client.ts'
import { Upcoming } from './upcoming.tsx'

/** The visitor's bookings on the profile page. */
export function ProfileBookings() {
  const now = useNow()
  return now ? <Upcoming now={now} empty={bookingMessages.none} /> : null
}
