import { dayFormats, dayText } from '../domain/calendar.ts'
import { useLocale } from './use-client.ts'

interface DayProps {
  /** YYYY-MM-DD */
  day: string
  format?: Intl.DateTimeFormatOptions
}

/** A date in the visitor's own way of writing dates. The way of the page's language stands there until then. */
export function DayText({ day, format = dayFormats.date }: DayProps) {
  const locale = useLocale()
  return (
    <time dateTime={day} suppressHydrationWarning>
      {dayText(day, locale, format)}
    </time>
  )
}
