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
import { ZoneNote } from './zone-note.tsx'

/** Step 2: one of the day's times. */
export function TimeStep({ heading, ...flow }: BookingFlowProps & { heading: Ref<HTMLHeadingElement> }) {
  const { place, schedule, go, choose, mode } = flow
  const locale = useLocale()
  const taken = useTaken(place.day)
  const day = place.day ?? ''
  const times = timesOf(day, schedule, taken.kind === 'ready' ? taken.times : [])
  const chosen = times.some((slot) => slot.free && slot.time === place.time)
  return (
    <div className="two book">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {bookingMessages.chooseTime(
            dayText(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })
          )}
        </h2>
        {taken.kind === 'failed' && <Notice tone="warning">{taken.message}</Notice>}
        {taken.kind === 'loading' ? (
          <Spinner />
        ) : (
          <TimeSlots
            times={times}
            selected={place.time}
            onSelect={(time) => choose({ step: 'time', day, time })}
          />
        )}
        <ZoneNote day={day} />
        <p className="actions">
          <Button disabled={!chosen} onClick={() => go({ ...place, step: 'details' })}>
            {mode === 'call' ? bookingMessages.toLetter : bookingMessages.toDetails}
          </Button>
          <Button look="quiet" onClick={() => go({ ...place, step: 'date' })}>
            {bookingMessages.toDates}
          </Button>
        </p>
      </div>
      <SummaryPanel {...flow} />
    </div>
  )
}
