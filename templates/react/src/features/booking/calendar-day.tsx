import { dayText, type Day } from '../../domain/calendar.ts'

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

const full = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** A day to choose. One that is not available can be walked over, so that arrow keys never get stuck. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, locale, available, today, selected, otherMonth, active, onChoose } = props
  return (
    <button
      className={otherMonth ? 'day day-other' : 'day'}
      type="button"
      tabIndex={active ? 0 : -1}
      aria-label={dayText(day, locale, full)}
      aria-disabled={!available || undefined}
      aria-pressed={available ? selected : undefined}
      aria-current={today ? 'date' : undefined}
      onClick={available ? onChoose : undefined}
    >
      {dayText(day, locale, { day: 'numeric' })}
    </button>
  )
}
