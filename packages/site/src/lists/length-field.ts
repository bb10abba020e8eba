import type { Duration } from '../content/content.ts'
import { listMessages } from './messages.ts'

/** What a length field was understood as. */
export type TypedLength =
  | { readonly kind: 'none' }
  | { readonly kind: 'length'; readonly length: Duration }
  /** Kept as it was typed, such as `two to three weeks`. */
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'refused'; readonly message: string }

/** The shortest and the longest appointment, in minutes. */
export const lengthBounds = { min: 5, max: 1440 } as const

const minuteWords = 'm|min|mins|minutes?|minuten|minuti|minutos|minuty?|minut'
const hourWords = 'h|hr|hrs|hours?|stunden?|std|heures?|horas?|or[ae]|godz|godzin[ay]?|uur'
const patterns: readonly (readonly [RegExp, (first: number, second: number) => number])[] = [
  [new RegExp(`^(\\d+)(?:\\s?(?:${minuteWords})\\.?)?$`, 'iu'), (minutes) => minutes],
  [new RegExp(`^(\\d+(?:[.,]\\d+)?)\\s?(?:${hourWords})\\.?$`, 'iu'), (hours) => Math.round(hours * 60)],
  [
    new RegExp(`^(\\d+)\\s?(?:${hourWords}|:)\\.?\\s?(\\d{1,2})(?:\\s?(?:${minuteWords})\\.?)?$`, 'iu'),
    (hours, minutes) => (minutes > 59 ? Number.NaN : hours * 60 + minutes)
  ]
]

function minutesIn(text: string): number | undefined {
  for (const [pattern, toMinutes] of patterns) {
    const [whole, first = '', second = '0'] = pattern.exec(text) ?? []
    if (whole !== undefined) return toMinutes(Number(first.replace(',', '.')), Number(second))
  }
  return undefined
}

const isWithin = (minutes: number): boolean => minutes >= lengthBounds.min && minutes <= lengthBounds.max

/** Understands a length as an owner types it: `45`, `90 min`, `1 h 30`, `1:30`, `60-90`. */
export function parseLengthField(typed: string): TypedLength {
  const text = typed.replaceAll(/\s+/gu, ' ').trim()
  if (text === '') return { kind: 'none' }
  const range = /^(\d+)\s?(?:-|–|—|to)\s?(.+)$/u.exec(text)
  const last = minutesIn(range?.[2] ?? text)
  // In `1-2 hours` the unit stands behind the last number only.
  const unit = /\p{L}+\.?$/u.exec(text)?.[0] ?? ''
  const first = range === null ? last : minutesIn(`${range[1]} ${unit}`.trim())
  if (first === undefined || last === undefined) {
    return /\p{L}/u.test(text) && !text.startsWith('-')
      ? { kind: 'words', words: text }
      : { kind: 'refused', message: listMessages.noLength }
  }
  if (!isWithin(first) || !isWithin(last) || (range !== null && last <= first)) {
    return { kind: 'refused', message: listMessages.lengthBounds(lengthBounds.min, lengthBounds.max) }
  }
  return { kind: 'length', length: { minutes: first, ...(range !== null && { to: last }) } }
}

/** A length as text that `parseLengthField` understands again. */
export function formatLengthField(length: Duration | string): string {
  if (typeof length === 'string') return length
  return length.to === undefined ? String(length.minutes) : `${length.minutes}-${length.to}`
}
