import { weekdays, type OpeningHours } from '../content/content.ts'
import { hoursLines } from './hours-lines.ts'

/** Keys that are settings, not text. */
const unread = new Set(['id', 'icon', 'src', 'category', 'date', 'rating', 'featured', 'coordinates', 'page'])

/** The texts inside a value, one per line, for lists of drafts. */
export function linesIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => linesIn(item))
  if (typeof value !== 'object' || value === null) return []
  if (isWeek(value)) return hoursLines(value)
  return Object.entries(value)
    .filter(([key]) => !unread.has(key))
    .flatMap(([, inner]) => linesIn(inner))
}

function isWeek(value: object): value is OpeningHours['week'] {
  return weekdays.every((day) => day in value)
}
