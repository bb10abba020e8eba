import { plainText } from '../../domain/drafts.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Words } from '../../ui/words.tsx'
import type { BookingFlowProps } from './use-booking.ts'

/** The services with price and duration; one can be chosen at once, or later with the details. */
export function ServicesPanel({ state, dispatch, services }: BookingFlowProps) {
  return (
    <aside className="panel panel-tint" aria-label={bookingMessages.services}>
      <fieldset className="choice">
        <legend className="legend">{bookingMessages.service}</legend>
        {services.map(({ id, title, price, duration }) => (
          <label key={id}>
            <input
              type="radio"
              name="service"
              value={plainText(title)}
              checked={plainText(title) === state.form.service}
              onChange={() => dispatch({ type: 'change', values: { service: plainText(title) } })}
            />
            <span>
              <Words of={title} />
            </span>
            {price && (
              <span className="num">
                <Words of={price} />
              </span>
            )}
            {duration && (
              <span className="soft">
                <Words of={duration} />
              </span>
            )}
          </label>
        ))}
      </fieldset>
    </aside>
  )
}
