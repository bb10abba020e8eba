import { letters } from './letters.ts'
import type { TimeSpan } from '../content/content.ts'
import { toTimeSpan } from './clock.ts'
import { afternoonWords, morningWords, timeRangeWords, untilWords } from './hours-words.ts'

const named = [
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

/** The half of the day behind a time, unless it begins what follows: `9-12 abends 18-20`. */
const halfBehind = `(?:\\s(?:${morningWords}|${afternoonWords})(?![\\wÀ-ɏ])(?!:?\\s*(?:(?:from|von|de|das|dalle|od|van)\\s+)?\\d))?`
const clock =
  `(?:(?:(?:half |half past |quarter past )?(?:${named.join('|')})(?![\\wÀ-ɏ])|12 (?:noon|midday|midnight)|` +
  '\\d{1,2}(?:[:.hu]\\d{2}|(?:\\s?h(?:\\s?[0-5]\\d)?|u)(?![\\wÀ-ɏ]))?(?:\\s?(?:[ap]\\.?m\\.?))?(?:\\s?uhr)?|noon|midday|midnight)' +
  `${halfBehind})`

/** `9am to 5pm`, `9h-12h30`, `de 10 a 14`, `noon to 8`. */
const ranges = new RegExp(
  `(?<![${letters}.,:£$€-])(?:(?:from|between|von|de|das|dalle|dalla|od|van|entre las|w godz\\.)\\s+)?(?<from>${clock})\\s*(?:${timeRangeWords})\\s*(?:las\\s+)?(?<until>${clock})(?![${letters}]|[.,]\\d)`,
  'giu'
)
const clockTimes = /(?<![\wÀ-ɏ])\d{1,2}(?:[:.h]\d{2})?\s?(?:[ap]\.?m\.?|uhr|h)(?![\wÀ-ɏ])/giu

interface Time {
  readonly hours: number
  readonly minutes: number
  readonly half?: 'am' | 'pm'
  /** True where it can only be the hours of a whole day: `09:00`, `17 Uhr`, `9h`. */
  readonly whole: boolean
}

const morning = new RegExp(`\\s(?:${morningWords})$`, 'iu')
const afternoon = new RegExp(`\\s(?:${afternoonWords})$`, 'iu')

/** Parses a time of the clock with the half of the day that stands behind it: `4 de la tarde`. */
function parseTime(text: string): Time | undefined {
  const half = afternoon.test(text) ? 'pm' : morning.test(text) ? 'am' : undefined
  const time = parseClock(text.replace(morning, '').replace(afternoon, ''))
  return time === undefined || half === undefined || time.hours > (half === 'pm' ? 12 : 11)
    ? time
    : { ...time, half }
}

function parseClock(text: string): Time | undefined {
  const plain = text
    .toLowerCase()
    .replace(/([ap])\.?m\.?$/u, '$1m')
    .replace(/^12 (?=noon|mid)/u, '')
    .trim()
  if (plain === 'noon' || plain === 'midday') return { hours: 12, minutes: 0, half: 'pm', whole: false }
  if (plain === 'midnight') return { hours: 24, minutes: 0, whole: true }
  const [, part, name = ''] = /^(half past |half |quarter past )?([a-z]+)$/u.exec(plain) ?? []
  if (named.includes(name)) {
    const minutes = part === undefined ? 0 : part.startsWith('quarter') ? 15 : 30
    return { hours: named.indexOf(name) || 12, minutes, whole: false }
  }
  const [, hours = '', minutes = '0', half] =
    /^(\d{1,2})(?:[:.hu]|\s?h\s?)?(\d{2})?(?:\s?h|u)?\s?([ap]m)?\s?(?:uhr)?$/u.exec(plain) ?? []
  if (hours === '' || Number(hours) > 24 || Number(minutes) > 59) return undefined
  return {
    hours: Number(hours),
    minutes: Number(minutes),
    whole: /^0|h|u/u.test(plain) || Number(hours) > 12,
    ...(half === undefined ? {} : { half: half as 'am' | 'pm' })
  }
}

const inHalf = ({ hours, minutes }: Time, half: 'am' | 'pm'): number =>
  ((hours % 12) + (half === 'pm' ? 12 : 0)) * 60 + minutes

const inDay = ({ hours, minutes }: Time): number => hours * 60 + minutes

/** Times without am or pm on a 12-hour clock, in minutes; undefined where morning and afternoon would both fit. */
function guessed(from: Time, until: Time, late: boolean): [number, number] | undefined {
  const [start, end] = [inDay(from), inDay(until)]
  if (late && until.hours < 12) return [inHalf(from, from.hours === 12 ? 'am' : 'pm'), inHalf(until, 'pm')]
  if (end <= start) return end + 720 > start ? [start, end + 720] : undefined
  if (from.hours < 6) return [start + 720, end + 720]
  return from.hours < 9 && end - start <= 240 ? undefined : [start, end]
}

function minutesOf(
  from: Time,
  until: Time,
  twelveHour: boolean,
  late: boolean
): [number, number] | undefined {
  if (from.half !== undefined && until.half !== undefined)
    return [inHalf(from, from.half), inHalf(until, until.half)]
  if (until.half !== undefined) {
    const start = inHalf(from, until.half)
    const end = inHalf(until, until.half)
    return [start < end ? start : inHalf(from, 'am'), end]
  }
  if (from.half !== undefined) {
    const end = inHalf(until, from.half)
    return [inHalf(from, from.half), end > inHalf(from, from.half) ? end : inHalf(until, 'pm')]
  }
  return twelveHour && !from.whole && !until.whole ? guessed(from, until, late) : [inDay(from), inDay(until)]
}

const ends = new RegExp(
  `(?<![${letters}])(?:${untilWords})\\s+(?<until>${clock})(?![${letters}]|[.,]\\d)`,
  'giu'
)

/** The times up to which something is open, `bis 20`, `we shut at 4`, in minutes. */
export function findEnds(text: string): { at: number; end: number; minutes: number }[] {
  return [...text.matchAll(ends)].flatMap((match) => {
    const time = parseTime(match.groups?.['until'] ?? '')
    if (time === undefined) return []
    const minutes = time.half === undefined ? inDay(time) : inHalf(time, time.half)
    return [{ at: match.index, end: match.index + match[0].length, minutes }]
  })
}

/** A span in a text, with the place where it stands; without times where they are not clear. */
export interface FoundSpan {
  readonly at: number
  readonly end: number
  readonly span?: TimeSpan
}

/**
 * Finds the spans of hours in a text.
 * @param twelveHour true where times without am or pm may be those of a 12-hour clock
 * @param late tells whether the words before a span put it after noon
 */
export function findSpans(text: string, twelveHour: boolean, late: (before: string) => boolean): FoundSpan[] {
  return [...text.matchAll(ranges)].map((match) => {
    const place = { at: match.index, end: match.index + match[0].length }
    const [from, until] = [match.groups?.['from'], match.groups?.['until']].map((each = '') =>
      parseTime(each)
    )
    if (from === undefined || until === undefined) return place
    const [opens, closes] = minutesOf(from, until, twelveHour, late(text.slice(0, match.index))) ?? []
    const span = toTimeSpan(opens, closes)
    return { ...place, ...(span && { span }) }
  })
}

/** Tells whether a text names the time of something that begins then: `Tuesdays at 19:00`. */
export const namesTime = (text: string): boolean => text.search(clockTimes) >= 0
