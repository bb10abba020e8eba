import type { Booking } from '../../domain/backend/port.ts'
import { timeText } from '../../domain/booking.ts'
import { dayText } from '../../domain/calendar.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Button } from '../../ui/button.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { useLocale } from '../../ui/use-client.ts'
import { saveCalendarFile } from './save-calendar-file.ts'

/** Step 4: the booking as a ticket. */
export function Confirmation({ booking, onAnother }: { booking: Booking; onAnother: () => void }) {
  const simulated = useBackend().kind === 'simulated'
  const { businessInfo, content } = useSite()
  const locale = useLocale()
  const service = content.services.items.find((one) => one.title === booking.service)
  const place = content.locations[0]?.address ?? businessInfo.location
  return (
    <>
      <div className="ticket book">
        <div className="ticket-date">
          <span>{dayText(booking.day, locale, { weekday: 'long' })}</span>
          <b>{dayText(booking.day, locale, { day: 'numeric' })}</b>
          <span>{dayText(booking.day, locale, { month: 'long', year: 'numeric' })}</span>
          <span>{timeText(booking.time, locale)}</span>
        </div>
        <div className="ticket-body stack">
          <h2>{booking.service}</h2>
          <dl className="pairs">
            <div>
              <dt>{bookingMessages.who}</dt>
              <dd>{booking.name}</dd>
            </div>
            <div>
              <dt>{bookingMessages.where}</dt>
              <dd>{place}</dd>
            </div>
            {service?.price && (
              <div>
                <dt>{bookingMessages.price}</dt>
                <dd>{service.price}</dd>
              </div>
            )}
          </dl>
          <p className="actions">
            <Button
              onClick={() => saveCalendarFile(booking, businessInfo.businessName, place, service?.duration)}
            >
              {bookingMessages.addToCalendar}
            </Button>
            <Button look="quiet" onClick={onAnother}>
              {bookingMessages.bookAnother}
            </Button>
          </p>
        </div>
      </div>
      {simulated && <p className="hint demo-note">{bookingMessages.demonstration}</p>}
    </>
  )
}
