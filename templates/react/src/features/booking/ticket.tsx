import { saveCalendarFile } from '../../browser/save-calendar-file.ts'
import type { Booking } from '../../domain/backend/port.ts'
import { dayText } from '../../domain/calendar.ts'
import { plainText } from '../../domain/drafts.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { formatTime } from '../../domain/opening-times.ts'
import type { Service } from '../../domain/site.ts'
import { Button } from '../../ui/button.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { useLocale } from '../../ui/use-client.ts'
import { useZone } from './use-schedule.ts'

interface TicketProps {
  booking: Booking
  service?: Service
  onAnother: () => void
}

/** The request as a ticket: dashed and light until a server confirmed it. */
export function Ticket({ booking, service, onAnother }: TicketProps) {
  const { businessInfo, content } = useSite()
  const zone = useZone()
  const place = content.locations[0]?.address || businessInfo.location
  const price = plainText(service?.price)
  const pairs = [
    [bookingMessages.who, booking.name],
    [bookingMessages.where, place],
    [bookingMessages.price, price],
    [bookingMessages.answerTo, booking.email]
  ].filter((pair): pair is [string, string] => Boolean(pair[1]))
  return (
    <div className={booking.confirmed ? 'ticket book' : 'ticket book asked'}>
      <TicketDate {...booking} />
      <div className="ticket-body stack">
        <h2>{booking.service || businessInfo.businessName}</h2>
        <dl className="pairs">
          {pairs.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="actions">
          {booking.confirmed && booking.day !== '' && (
            <Button
              onClick={() =>
                saveCalendarFile(booking, {
                  title: [booking.service, businessInfo.businessName].filter(Boolean).join(', '),
                  place,
                  duration: plainText(service?.duration),
                  zone
                })
              }
            >
              {bookingMessages.addToCalendar}
            </Button>
          )}
          <Button look="quiet" onClick={onAnother}>
            {bookingMessages.bookAnother}
          </Button>
        </p>
      </div>
    </div>
  )
}

function TicketDate({ day, time, when }: Booking) {
  const locale = useLocale()
  if (day === '')
    return (
      <div className="ticket-date ticket-words">
        <span>{when}</span>
      </div>
    )
  return (
    <div className="ticket-date">
      <span>{dayText(day, locale, { weekday: 'long' })}</span>
      <b>{dayText(day, locale, { day: 'numeric' })}</b>
      <span>{dayText(day, locale, { month: 'long', year: 'numeric' })}</span>
      <span>{formatTime(time, locale)}</span>
    </div>
  )
}
