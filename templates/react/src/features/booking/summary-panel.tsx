import { timeText } from '../../domain/booking.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { DayText } from '../../ui/day.tsx'
import { useLocale } from '../../ui/use-client.ts'
import type { BookingFlowProps } from './use-booking.ts'

const short = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** What has been chosen so far. */
export function SummaryPanel({ state, service }: BookingFlowProps) {
  const locale = useLocale()
  return (
    <aside className="panel panel-tint" aria-label={bookingMessages.yourVisit}>
      <h2>{bookingMessages.yourVisit}</h2>
      <dl className="pairs">
        <div>
          <dt>{bookingMessages.service}</dt>
          <dd>{state.form.service || '–'}</dd>
        </div>
        <div>
          <dt>{bookingMessages.day}</dt>
          <dd>{state.day === undefined ? '–' : <DayText day={state.day} format={short} />}</dd>
        </div>
        <div>
          <dt>{bookingMessages.time}</dt>
          <dd>{state.time === undefined ? '–' : timeText(state.time, locale)}</dd>
        </div>
        {service?.price && (
          <div>
            <dt>{bookingMessages.price}</dt>
            <dd>{service.price}</dd>
          </div>
        )}
      </dl>
    </aside>
  )
}
