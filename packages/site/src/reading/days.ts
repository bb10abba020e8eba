import { weekdays, type OpeningHours, type TimeSpan, type Weekday } from '../content/content.ts'

/** The days from one to another, both included; over the weekend where the second one comes first in the week. */
export function daysBetween(first: Weekday, last: Weekday): Weekday[] {
  const from = weekdays.indexOf(first)
  const length = ((weekdays.indexOf(last) - from + 7) % 7) + 1
  return Array.from({ length }, (_, step) => weekdays[(from + step) % 7] ?? first)
}

/** The hours of a week, day by day. */
export function toWeek(hoursOn: (day: Weekday) => readonly TimeSpan[]): OpeningHours['week'] {
  return {
    mon: hoursOn('mon'),
    tue: hoursOn('tue'),
    wed: hoursOn('wed'),
    thu: hoursOn('thu'),
    fri: hoursOn('fri'),
    sat: hoursOn('sat'),
    sun: hoursOn('sun')
  }
}
