import { bookingMessages } from '../../domain/messages/booking.ts'
import { formatTime } from '../../domain/opening-times.ts'
import { DayText } from '../../ui/day.tsx'
import { useLocale } from '../../ui/use-client.ts'
import { Words } from '../../ui/words.tsx'
import type { BookingFlowProps } from './use-booking.ts'

const short = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** What has been chosen so far. */
export function SummaryPanel({ state, place, service }: BookingFlowProps) {
  const locale = useLocale()
  return (
    <aside className="panel panel-tint" aria-label={bookingMessages.yourVisit}>
      <h2>{bookingMessages.yourVisit}</h2>
      <dl className="pairs">
        <div>
          <dt>{bookingMessages.service}</dt>
          <dd>{state.form.service || '–'}</dd>
        </div>
        {state.form.when !== '' && place.day === undefined && (
          <div>
            <dt>{bookingMessages.when}</dt>
            <dd>{state.form.when}</dd>
          </div>
        )}
        <div>
          <dt>{bookingMessages.day}</dt>
          <dd>{place.day === undefined ? '–' : <DayText day={place.day} format={short} />}</dd>
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
