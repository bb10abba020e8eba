import { weekdays, type Duration, type OpeningHours, type Price } from '../content/content.ts'
import { formatLengthField } from '../lists/length-field.ts'
import { formatPriceField } from '../lists/price-field.ts'
import { formatHours } from './opening-hours.ts'

/** Keys that are settings, not text. */
const hiddenKeys = new Set([
  'id',
  'icon',
  'src',
  'category',
  'date',
  'rating',
  'featured',
  'coordinates',
  'page'
])

/** The texts inside a value, one per line, for lists of drafts. Prices stand as the country writes them. */
export function toTextLines(value: unknown, country?: string): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => toTextLines(item, country))
  if (typeof value !== 'object' || value === null) return []
  if (isWeek(value)) return formatHours(value)
  if (isPrice(value)) return [formatPriceField(value, country)]
  if (isDuration(value)) return [`${formatLengthField(value)} min`]
  return Object.entries(value)
    .filter(([key]) => !hiddenKeys.has(key))
    .flatMap(([, inner]) => toTextLines(inner, country))
}

function isPrice(value: object): value is Price {
  return 'amount' in value && 'currency' in value
}

function isDuration(value: object): value is Duration {
  return 'minutes' in value
}

function isWeek(value: object): value is OpeningHours['week'] {
  return weekdays.every((day) => day in value)
}
