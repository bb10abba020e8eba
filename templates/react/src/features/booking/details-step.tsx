import type { Ref } from 'react'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { BookingForm } from './booking-form.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import type { BookingFlowProps } from './use-booking.ts'

/** Step 3: who is coming, and beside it what has been chosen. */
export function DetailsStep({ heading, ...flow }: BookingFlowProps & { heading: Ref<HTMLHeadingElement> }) {
  return (
    <div className="two book">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {bookingMessages.whoIsComing}
        </h2>
        <BookingForm {...flow} />
      </div>
      <SummaryPanel {...flow} />
    </div>
  )
}
