import type { Ref } from 'react'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Button } from '../../ui/button.tsx'
import { BookingCalendar } from './booking-calendar.tsx'
import { ServicesPanel } from './services-panel.tsx'
import type { BookingFlowProps } from './use-booking.ts'
import { WhenStep } from './when-step.tsx'

interface DateStepProps extends BookingFlowProps {
  /** False while the page is written: it does not know today. */
  started: boolean
  heading: Ref<HTMLHeadingElement>
}

/** Step 1: a day, and beside it the services. Without opening hours, the visitor's own words for day and time. */
export function DateStep({ started, heading, ...flow }: DateStepProps) {
  const { place, schedule, go, choose, services } = flow
  const own = schedule.hours === undefined
  return (
    <div className="two book">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {own ? bookingMessages.whichTime : bookingMessages.whichDay}
        </h2>
        {own ? (
          <WhenStep {...flow} />
        ) : (
          <>
            <BookingCalendar
              schedule={started ? schedule : undefined}
              selected={place.day}
              onSelect={(day) =>
                choose({ step: 'date', day, time: day === place.day ? place.time : undefined })
              }
            />
            <p className="hint">{bookingMessages.closed}</p>
            <p className="actions">
              <Button disabled={place.day === undefined} onClick={() => go({ ...place, step: 'time' })}>
                {bookingMessages.toTimes}
              </Button>
            </p>
          </>
        )}
      </div>
      {services.length > 0 && <ServicesPanel {...flow} />}
    </div>
  )
}
