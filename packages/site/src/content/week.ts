import { toWeek } from '../reading/days.ts'
import { weekFor } from '../reading/opening.ts'
import type { BusinessReading } from '../reading/reading.ts'
import { weekdays, type OpeningHours, type TimeSpan } from './content.ts'

/**
 * The opening hours of a site: those that the description gives day by day, or else a week that contradicts nothing in
 * it; undefined where it says more than a week can.
 * @param usual the times of an open day where the text names none
 */
export function weekOf(
  { hours }: BusinessReading,
  description: string,
  usual?: readonly TimeSpan[]
): OpeningHours['week'] | undefined {
  const timed = weekdays.some((day) => typeof hours[day] === 'object' && hours[day].length > 0)
  const fallback = weekFor(description, usual)
  if (!timed) return fallback
  return toWeek((day) => {
    const spans = hours[day] ?? []
    return spans === 'open' ? (fallback?.[day] ?? []) : spans
  })
}
