import type { Ref } from 'react'
import { toLastStepText } from '../../domain/booking-texts.ts'
import { plainText } from '../../domain/drafts.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Words } from '../../ui/words.tsx'
import { BookingCalendar } from './booking-calendar.tsx'
import type { BookingProps } from './use-booking.ts'

interface DateStepProps extends BookingProps {
  /** False while the page is written: it does not know today. */
  started: boolean
  heading: Ref<HTMLHeadingElement>
}

/** Step 1: a day, and beside it the services. Without opening hours, the visitor's own words for day and time. */
export function DateStep({ started, heading, ...flow }: DateStepProps) {
  const { place, schedule, booking } = flow
  const own = schedule.hours === undefined
  return (
    <div className="two book">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {own ? bookingMessages.whichTime : bookingMessages.whichDay}
        </h2>
        {own ? (
          <WhenForm {...flow} />
        ) : (
          <>
            <BookingCalendar
              schedule={started ? schedule : undefined}
              selected={place.day}
              onSelect={booking.chooseDay}
            />
            <p className="hint">{bookingMessages.closed}</p>
            <p className="actions">
              <Button disabled={place.day === undefined} onClick={() => booking.goTo('time')}>
                {bookingMessages.toTimes}
              </Button>
            </p>
          </>
        )}
      </div>
      {booking.services.length > 0 && <ServicesPanel {...flow} />}
    </div>
  )
}

/** Day and time in the visitor's own words, where the business has no hours to choose from. */
function WhenForm({ booking, form, whenMissing }: BookingProps) {
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        booking.proposeWhen()
      }}
    >
      <Field
        name="when"
        label={bookingMessages.when}
        hint={bookingMessages.whenHint}
        value={form.values.when}
        required
        autoComplete="off"
        error={whenMissing ? bookingMessages.noWhen : undefined}
        onChange={(event) => form.set({ when: event.target.value })}
      />
      <p className="actions">
        <Button type="submit">{toLastStepText(booking.mode)}</Button>
      </p>
    </form>
  )
}

/** The services with price and duration; one can be chosen at once, or later with the details. */
function ServicesPanel({ booking, form }: BookingProps) {
  return (
    <aside className="panel panel-tint" aria-label={bookingMessages.services}>
      <fieldset className="choice">
        <legend className="legend">{bookingMessages.service}</legend>
        {booking.services.map(({ id, title, price, duration }) => (
          <label key={id}>
            <input
              type="radio"
              name="service"
              value={plainText(title)}
              checked={plainText(title) === form.values.service}
              onChange={() => form.set({ service: plainText(title) })}
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
