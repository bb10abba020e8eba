import { upcoming } from '../../domain/booking.ts'
import { localTime } from '../../domain/time-zone.ts'
import { useBackend } from '../../ui/backend.tsx'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { BookingRow } from './booking-row.tsx'
import { CancelNotice } from './cancel-notice.tsx'
import { useBookings } from './use-bookings.ts'
import { useCancelling } from './use-cancelling.ts'
import { useZone } from './use-schedule.ts'

/** The visitor's bookings that are still to come. One that was cancelled can be taken back. */
export function Upcoming({ now, empty }: { now: Date; empty?: string }) {
  const { bookings, cancel, restore } = useBookings()
  const { notice, cancelOne, takeBack } = useCancelling(cancel, restore)
  const zone = useZone()
  const { messages } = useBackend()
  const coming = upcoming(bookings, localTime(now, zone))
  if (coming.length === 0 && notice === undefined && empty === undefined) return null
  return (
    <section className="upcoming" aria-labelledby="upcoming">
      <h2 id="upcoming">{bookingMessages.upcoming}</h2>
      {notice && <CancelNotice notice={notice} onUndo={takeBack} />}
      {coming.length === 0 && empty !== undefined && <p className="soft">{empty}</p>}
      <ul className="rules">
        {coming.map((booking) => (
          <BookingRow key={booking.id} booking={booking} onCancel={() => cancelOne(booking)} />
        ))}
      </ul>
      {messages === 'carried' && coming.length > 0 && (
        <p className="small soft">{bookingMessages.toChange}</p>
      )}
    </section>
  )
}
