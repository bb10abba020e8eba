import { dayFormats } from '../../domain/calendar.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { formatTime } from '../../domain/opening-times.ts'
import { DayText } from '../../ui/day.tsx'
import { useLocale } from '../../ui/use-client.ts'
import { Words } from '../../ui/words.tsx'
import type { BookingProps } from './use-booking.ts'

/** What has been chosen so far. */
export function SummaryPanel({ form, place, service }: BookingProps) {
  const locale = useLocale()
  const { values } = form
  return (
    <aside className="panel panel-tint" aria-label={bookingMessages.yourVisit}>
      <h2>{bookingMessages.yourVisit}</h2>
      <dl className="pairs">
        <div>
          <dt>{bookingMessages.service}</dt>
          <dd>{values.service || '–'}</dd>
        </div>
        {values.when !== '' && place.day === undefined && (
          <div>
            <dt>{bookingMessages.when}</dt>
            <dd>{values.when}</dd>
          </div>
        )}
        <div>
          <dt>{bookingMessages.day}</dt>
          <dd>{place.day === undefined ? '–' : <DayText day={place.day} format={dayFormats.short} />}</dd>
        </div>
        <div>
          <dt>{bookingMessages.time}</dt>
          <dd>{place.time === undefined ? '–' : formatTime(place.time, locale)}</dd>
        </div>
        {service?.price && (
          <div>
            <dt>{bookingMessages.price}</dt>
            <dd>
              <Words of={service.price} />
            </dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
