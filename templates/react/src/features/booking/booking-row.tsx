import type { Booking } from '../../domain/backend/port.ts'
import { timeText } from '../../domain/booking.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DayText } from '../../ui/day.tsx'
import { useLocale } from '../../ui/use-client.ts'

const format = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** A booking of the list. */
export function BookingRow({ booking, onCancel }: { booking: Booking; onCancel: () => void }) {
  const locale = useLocale()
  return (
    <li className="upcoming-row">
      <p>
        <b>
          <DayText day={booking.day} format={format} />, {timeText(booking.time, locale)}
        </b>
        <span className="soft">{booking.service}</span>
        {booking.delivery === 'queued' && <Badge tone="warn">{bookingMessages.queued}</Badge>}
      </p>
      <Button look="quiet" aria-label={bookingMessages.cancelOf(booking.service)} onClick={onCancel}>
        {bookingMessages.cancel}
      </Button>
    </li>
  )
}
