import type { Ref } from 'react'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Button } from '../../ui/button.tsx'
import { BookingCalendar } from './booking-calendar.tsx'
import { ServicesPanel } from './services-panel.tsx'
import type { BookingFlowProps } from './use-booking.ts'

interface DateStepProps extends BookingFlowProps {
  now?: Date
  heading: Ref<HTMLHeadingElement>
}

/** Step 1: a day, and beside it the services. */
export function DateStep({ now, heading, ...flow }: DateStepProps) {
  const { state, dispatch } = flow
  return (
    <div className="two book">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {bookingMessages.whichDay}
        </h2>
        <BookingCalendar
          now={now}
          selected={state.day}
          onSelect={(day) => dispatch({ type: 'choose-day', day })}
        />
        <p className="hint">{bookingMessages.closed}</p>
        <p className="actions">
          <Button disabled={state.day === undefined} onClick={() => dispatch({ type: 'go', step: 'time' })}>
            {bookingMessages.toTimes}
          </Button>
        </p>
      </div>
      <ServicesPanel {...flow} />
    </div>
  )
}
