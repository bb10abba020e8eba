import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { isBookable, type Schedule } from '../../domain/booking.ts'
import { addMonths, dayAfterKey, dayText, monthOf, weeksOf, type Day } from '../../domain/calendar.ts'
import { firstWeekday } from '../../domain/locale.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { useLocale } from '../../ui/use-client.ts'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarFrame } from './calendar-frame.tsx'

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
    const next = dayAfterKey(active, event.key, weekStart, rightToLeft)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    if (monthOf(next) < monthOf(today) || next === active) return
    walking.current = true
    setActive(next)
  }

  function turn(by: 1 | -1) {
    const next = addMonths(active, by)
    setActive(next < today ? today : next)
  }

  return (
    <div className="cal">
      <div className="cal-bar">
        <IconButton
          icon="back"
          label={bookingMessages.previousMonth}
          disabled={month <= monthOf(today)}
          onClick={() => turn(-1)}
        />
        <h3 id={title} aria-live="polite">
          {dayText(active, locale, { month: 'long', year: 'numeric' })}
        </h3>
        <IconButton icon="arrow" label={bookingMessages.nextMonth} onClick={() => turn(1)} />
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
