import type { Ref } from 'react'
import { timesOf } from '../../domain/booking.ts'
import { dayText } from '../../domain/calendar.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useLocale } from '../../ui/use-client.ts'
import { SummaryPanel } from './summary-panel.tsx'
import { TimeSlots } from './time-slots.tsx'
import type { BookingFlowProps } from './use-booking.ts'
import { useTaken } from './use-taken.ts'

interface TimeStepProps extends BookingFlowProps {
  now: Date
  heading: Ref<HTMLHeadingElement>
}

/** Step 2: one of the day's times. */
export function TimeStep({ now, heading, ...flow }: TimeStepProps) {
  const { state, dispatch } = flow
  const locale = useLocale()
  const taken = useTaken(state.day)
  const day = state.day ?? ''
  const times = timesOf(day, now, taken.kind === 'ready' ? taken.times : [])
  const chosen = times.some((slot) => slot.free && slot.time === state.time)
  return (
    <div className="two book">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {bookingMessages.chooseTime(
            dayText(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
          )}
        </h2>
        {state.failure !== undefined && (
          <Notice tone="error" role="alert">
            {state.failure}
          </Notice>
        )}
        {taken.kind === 'failed' && <Notice tone="warning">{taken.message}</Notice>}
        {taken.kind === 'loading' ? (
          <Spinner />
        ) : (
          <TimeSlots
            times={times}
            selected={state.time}
            onSelect={(time) => dispatch({ type: 'choose-time', time })}
          />
        )}
        <p className="actions">
          <Button disabled={!chosen} onClick={() => dispatch({ type: 'go', step: 'details' })}>
            {bookingMessages.toDetails}
          </Button>
          <Button look="quiet" onClick={() => dispatch({ type: 'go', step: 'date' })}>
            {bookingMessages.toDates}
          </Button>
        </p>
      </div>
      <SummaryPanel {...flow} />
    </div>
  )
}
