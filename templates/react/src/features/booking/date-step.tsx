import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { toLastStepText } from '../../domain/booking-form.ts'
import { isBookable, type Schedule } from '../../domain/booking.ts'
import {
  dayFormats,
  dayText,
  monthOf,
  turnedDay,
  walkedDay,
  weeksOf,
  type Day
} from '../../domain/calendar.ts'
import { plainText } from '../../domain/drafts.ts'
import { bookingMessages } from '../../domain/features/booking.ts'
import { firstWeekday } from '../../domain/text.ts'
import { pageMessages } from '../../domain/messages.ts'
import { Button, IconButton } from '../../ui/controls.tsx'
import { Field } from '../../ui/field.tsx'
import { useLocale } from '../../ui/hooks.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'
import type { BookingProps } from './summary.tsx'

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
        {booking.services.map((service) => (
          <label key={service.id}>
            <input
              type="radio"
              name="service"
              value={plainText(service.title)}
              checked={plainText(service.title) === form.values.service}
              onChange={() => form.set({ service: plainText(service.title) })}
            />
            <span>
              <Words of={service} field="title" />
            </span>
            {service.price && (
              <span className="num">
                <Words of={service} field="price" />
              </span>
            )}
            {service.duration && (
              <span className="soft">
                <Words of={service} field="duration" />
              </span>
            )}
          </label>
        ))}
      </fieldset>
    </aside>
  )
}

interface BookingCalendarProps {
  /** Unknown until the page has started: an empty frame of the same size stands there. */
  schedule?: Schedule
  selected?: Day
  onSelect: (day: Day) => void
}

/** A month of days, past and closed ones unavailable, to be walked through by keyboard. */
export function BookingCalendar({ schedule, ...rest }: BookingCalendarProps) {
  return schedule === undefined ? <CalendarFrame /> : <Calendar schedule={schedule} {...rest} />
}

/** Skeleton of the calendar before today is known: as large as the real one, so that nothing shifts. */
function CalendarFrame() {
  return (
    <div className="cal cal-wait" aria-busy="true">
      <p role="status">{pageMessages.loading}</p>
    </div>
  )
}

function Calendar({ schedule, selected, onSelect }: BookingCalendarProps & { schedule: Schedule }) {
  const locale = useLocale()
  const rightToLeft = useContent().direction === 'rtl'
  const today = schedule.now.day
  const weekStart = firstWeekday(locale)
  const [active, setActive] = useState<Day>(selected ?? today)
  const month = monthOf(active)
  const weeks = weeksOf(month, weekStart)
  const title = useId()
  const keys = useId()
  const grid = useRef<HTMLTableElement>(null)
  const walking = useRef(false)

  useEffect(() => {
    if (walking.current) grid.current?.querySelector<HTMLButtonElement>('[tabindex="0"]')?.focus()
    walking.current = false
  }, [active])

  function walk(event: KeyboardEvent) {
    const next = walkedDay(active, event.key, { today, weekStart, rightToLeft })
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (next === active) return
    walking.current = true
    setActive(next)
  }

  return (
    <div className="cal">
      <div className="cal-bar">
        <IconButton
          icon="back"
          label={bookingMessages.previousMonth}
          disabled={month <= monthOf(today)}
          onClick={() => setActive(turnedDay(active, -1, today))}
        />
        <h3 id={title} aria-live="polite">
          {dayText(active, locale, { month: 'long', year: 'numeric' })}
        </h3>
        <IconButton
          icon="arrow"
          label={bookingMessages.nextMonth}
          onClick={() => setActive(turnedDay(active, 1, today))}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the date grid of ARIA is a table with this role */}
      <table ref={grid} role="grid" aria-labelledby={title} aria-describedby={keys} onKeyDown={walk}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={dayText(day, locale, { weekday: 'long' })}>
                {dayText(day, locale, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <CalendarDay
                    day={day}
                    locale={locale}
                    available={isBookable(day, schedule)}
                    today={day === today}
                    selected={day === selected}
                    otherMonth={monthOf(day) !== month}
                    active={day === active}
                    onChoose={() => {
                      setActive(day)
                      onSelect(day)
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sr" id={keys}>
        {bookingMessages.keys}
      </p>
    </div>
  )
}

interface CalendarDayProps {
  day: Day
  locale: string
  available: boolean
  today: boolean
  selected: boolean
  otherMonth: boolean
  /** The one day that the Tab key reaches. */
  active: boolean
  onChoose: () => void
}

/** A day to choose. One that is not available can be walked over, so that arrow keys never get stuck. */
function CalendarDay(props: CalendarDayProps) {
  const { day, locale, available, today, selected, otherMonth, active, onChoose } = props
  return (
    <button
      className={otherMonth ? 'day day-other' : 'day'}
      type="button"
      tabIndex={active ? 0 : -1}
      aria-label={dayText(day, locale, dayFormats.full)}
      aria-disabled={!available || undefined}
      aria-pressed={available ? selected : undefined}
      aria-current={today ? 'date' : undefined}
      onClick={available ? onChoose : undefined}
    >
      {dayText(day, locale, { day: 'numeric' })}
    </button>
  )
}
