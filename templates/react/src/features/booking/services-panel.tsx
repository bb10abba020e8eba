import { bookingMessages } from '../../domain/messages/booking.ts'
import { SampleBadge } from '../../ui/sample-badge.tsx'
import type { BookingFlowProps } from './use-booking.ts'

/** The services with price and duration; one can be chosen at once, or later with the details. */
export function ServicesPanel({ state, dispatch, services }: BookingFlowProps) {
  return (
    <aside className="panel panel-tint" aria-label={bookingMessages.services}>
      <fieldset className="choice">
        <legend className="legend">{bookingMessages.service}</legend>
        {services.map(({ id, title, price, duration, sample }) => (
          <label key={id}>
            <input
              type="radio"
              name="service"
              value={title}
              checked={title === state.form.service}
              onChange={() => dispatch({ type: 'change', values: { service: title } })}
            />
            <span>{title}</span>
            {price && <span className="num">{price}</span>}
            {(duration || sample) && (
              <span className="soft">
                {duration} <SampleBadge when={sample === true} />
              </span>
            )}
          </label>
        ))}
      </fieldset>
    </aside>
  )
}
