import type { Ref } from 'react'
import { stepBefore, toLastStepText, zoneText } from '../../domain/booking-form.ts'
import { whenText, type TimeSlot } from '../../domain/booking.ts'
import { dayFormats, dayText, formatTime, type Day } from '../../domain/calendar.ts'
import { plainText } from '../../domain/drafts.ts'
import { bookingMessages } from '../../domain/features/booking.ts'
import { timeZoneOf } from '../../domain/time-zone.ts'
import { Button, Spinner } from '../../ui/controls.tsx'
import { useLocale, useNow } from '../../ui/hooks.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Phone } from '../../ui/reach.tsx'
import { Letter } from '../../ui/receipt.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { SummaryPanel, type BookingProps } from './summary.tsx'

/** Step 2: one of the day's times. */
export function TimeStep({ heading, ...flow }: BookingProps & { heading: Ref<HTMLHeadingElement> }) {
  const { place, times, timesFailure, booking } = flow
  const locale = useLocale()
  const { day = '' } = place
  const chosen = times?.some((slot) => slot.free && slot.time === place.time)
  return (
    <div className="two book">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {bookingMessages.chooseTime(dayText(day, locale, dayFormats.soon))}
        </h2>
        {timesFailure && <Notice tone="warning">{timesFailure}</Notice>}
        {times ? (
          <TimeSlots times={times} selected={place.time} onSelect={booking.chooseTime} />
        ) : (
          <Spinner />
        )}
        <ZoneNote day={day} />
        <p className="actions">
          <Button disabled={!chosen} onClick={() => booking.goTo('details')}>
            {toLastStepText(booking.mode)}
          </Button>
          <Button look="quiet" onClick={() => booking.goTo('date')}>
            {bookingMessages.toDates}
          </Button>
        </p>
      </div>
      <SummaryPanel {...flow} />
    </div>
  )
}

interface TimeSlotsProps {
  times: readonly TimeSlot[]
  selected?: string
  onSelect: (time: string) => void
}

/** The times of a day as radio buttons, morning and afternoon. */
function TimeSlots({ times, ...rest }: TimeSlotsProps) {
  if (!times.some((slot) => slot.free)) return <p role="status">{bookingMessages.noneFree}</p>
  return (
    <fieldset>
      <legend className="sr">{bookingMessages.time}</legend>
      <Half title={bookingMessages.morning} times={times.filter((slot) => slot.morning)} {...rest} />
      <Half title={bookingMessages.afternoon} times={times.filter((slot) => !slot.morning)} {...rest} />
    </fieldset>
  )
}

/** The half of a day that has times; the other is left out. */
function Half({ title, times, selected, onSelect }: TimeSlotsProps & { title: string }) {
  const locale = useLocale()
  if (times.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <div className="slots">
        {times.map(({ time, free }) => (
          <label key={time} className="time-slot">
            <input
              type="radio"
              name="time"
              value={time}
              disabled={!free}
              checked={free && time === selected}
              onChange={() => onSelect(time)}
            />
            {formatTime(time, locale)}
          </label>
        ))}
      </div>
    </>
  )
}

/** Says whose clock the times are of, where it is another than the visitor's. */
function ZoneNote({ day }: { day: Day }) {
  const zone = timeZoneOf(useSite())
  const now = useNow()
  const locale = useLocale()
  const text = now && zoneText(day, { zone, now, locale })
  return text === undefined ? null : <p className="hint">{text}</p>
}

/** The last step where there is no form: the number to call, and an e-mail that asks for the date. */
export function AskStep({ heading, ...flow }: BookingProps & { heading: Ref<HTMLHeadingElement> }) {
  const { place, schedule, service, form, booking } = flow
  const { businessInfo, content } = useSite()
  const { businessName, contactPhone, contactEmail } = businessInfo
  const { day = '', time = '' } = place
  const when = whenText({ day, time, when: form.values.when }, useLocale())
  const what = plainText(service?.title)
  const before = stepBefore(schedule)
  return (
    <div className="two book">
      <div className="stack">
        <h2 ref={heading} tabIndex={-1}>
          {bookingMessages.askByCall}
        </h2>
        {contactPhone !== '' && (
          <p>
            {bookingMessages.callNow}: <Phone />
          </p>
        )}
        {contactEmail !== '' && (
          <Letter
            subject={bookingMessages.requestSubject(what || businessName, when)}
            body={bookingMessages.letter(when, what, content.trade?.asks)}
          />
        )}
        <p className="actions">
          <Button look="quiet" onClick={() => booking.goTo(before.step)}>
            {before.label}
          </Button>
        </p>
        <p className="small soft">{bookingMessages.asksOnly}</p>
      </div>
      <SummaryPanel {...flow} />
    </div>
  )
}
