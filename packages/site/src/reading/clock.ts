import type { TimeSpan } from '../content/content.ts'

const numbers = [
  'twelve',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven'
]

const hour = `(?:\\d{1,2}(?:[:.h]\\d{2})?(?:\\s?(?:am|pm|a\\.m\\.|p\\.m\\.))?|noon|midnight|${numbers.join('|')})`
const oclock = "(?:\\s?(?:o’clock|o'clock|uhr|h))?"
const between = '\\s*(?:to|till|until|-|–|—|bis|do|à|a|até|tot)\\s*'

/** `9am to 5pm`, `9:00–17:00`, `7 bis 18 Uhr`. */
export const timeRange = new RegExp(
  `(?<![\\p{L}\\p{N}])(${hour})${oclock}${between}(${hour})${oclock}(?![\\p{L}\\p{N}])`,
  'giu'
)

/** `from six`, `ab 6 Uhr`. */
export const timeFrom = new RegExp(
  `(?<![\\p{L}])(?:from|ab|od|dès|desde|vanaf)\\s(${hour})${oclock}(?![\\p{L}\\p{N}])`,
  'iu'
)

/** `until four o’clock`. */
export const timeUntil = new RegExp(
  `(?<![\\p{L}])(?:until|till|bis|do|jusqu’à|hasta|tot)\\s(${hour})${oclock}(?![\\p{L}\\p{N}])`,
  'iu'
)

/** Minutes after midnight; an hour without am or pm counts as in the afternoon where `late` and small. */
export function parseMinutes(text: string, late: boolean): number | undefined {
  const plain = text.toLowerCase().replaceAll('.m.', 'm')
  if (plain === 'noon') return 720
  if (plain === 'midnight') return 1440
  const match = /^(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm)?$/u.exec(plain)
  const named = numbers.indexOf(plain)
  if (match === null && named < 0) return undefined
  const hours = match === null ? named || 12 : Number(match[1])
  const minutes = Number(match?.[2] ?? 0)
  const half = match?.[3]
  if (hours > 24 || minutes > 59) return undefined
  const base = (half === undefined ? hours : hours % 12) + (half === 'pm' ? 12 : 0)
  const afternoon = half === undefined && match?.[2] === undefined && late && base < 9 ? 12 : 0
  return (base + afternoon) * 60 + minutes
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** A span of the day; undefined where its end does not follow its beginning. */
export function toTimeSpan(from: number | undefined, until: number | undefined): TimeSpan | undefined {
  if (from === undefined || until === undefined || until <= from) return undefined
  return { opens: clock(from), closes: clock(Math.min(until, 1439)) }
}

/** The minutes after midnight of a time of the clock, `09:30`. */
export function minutesAt(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
