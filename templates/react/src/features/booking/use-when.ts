import { useCallback } from 'react'
import type { BookingRequest } from '../../domain/backend/port.ts'
import { dayText } from '../../domain/calendar.ts'
import { formatTime } from '../../domain/opening-times.ts'
import { useLocale } from '../../ui/use-client.ts'

const format = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const

/** Writes when a request is for: its day and time, or the visitor's own words for them. */
export function useWhen(): (request: Pick<BookingRequest, 'day' | 'time' | 'when'>) => string {
  const locale = useLocale()
  return useCallback(
    ({ day, time, when }) =>
      day === '' ? when : `${dayText(day, locale, format)}, ${formatTime(time, locale)}`,
    [locale]
  )
}
