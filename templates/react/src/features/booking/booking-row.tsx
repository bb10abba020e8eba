import type { Booking } from '../../domain/backend/port.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useWhen } from './use-when.ts'

/** A request of the list. One that was carried to the business cannot be called back from here. */
export function BookingRow({ booking, onCancel }: { booking: Booking; onCancel: () => void }) {
  const { messages } = useBackend()
  const when = useWhen()
  const waits = booking.delivery === 'queued'
  const state = waits
    ? bookingMessages.queued
    : booking.confirmed
      ? bookingMessages.isConfirmed
      : bookingMessages.asksStill
  return (
    <li className="upcoming-row">
      <p>
        <b>{when(booking)}</b>
        <span className="soft">{booking.service}</span>
        {messages !== 'draft' && <Badge tone={booking.confirmed ? undefined : 'warn'}>{state}</Badge>}
      </p>
      {(messages !== 'carried' || waits) && (
        <Button
          look="quiet"
          aria-label={bookingMessages.cancelOf(booking.service || when(booking))}
          onClick={onCancel}
        >
          {bookingMessages.cancel}
        </Button>
      )}
    </li>
  )
}
