import { letters, wholeWords as whole } from './letters.ts'
import { weekdays, type TimeSpan, type Weekday } from '../content/content.ts'
import { findEnds, findSpans } from './day-times.ts'
import { daysBetween } from './days.ts'
import {
  allDays,
  beside,
  closedOn,
  dayRange,
  exceptOn,
  joinedParts,
  twelveHourLanguages,
  lateWords,
  longDays,
  noOn,
  openOn,
  partsOfDay,
  restOn,
  shortDays,
  weekendDays,
  workDays
} from './hours-words.ts'

/** What a sentence says of days and hours, with the place where it stands. */
export type Mark =
  | { readonly kind: 'days'; readonly at: number; readonly end: number; readonly days: readonly Weekday[] }
  | { readonly kind: 'span'; readonly at: number; readonly end: number; readonly span?: TimeSpan }
  /** A time when it closes, in minutes; below 12 hours it may be after noon. */
  | { readonly kind: 'until'; readonly at: number; readonly end: number; readonly minutes: number }
  | { readonly kind: 'closed' | 'except' | 'no' | 'open' | 'rest'; readonly at: number; readonly end: number }

const finder = (words: string): RegExp => new RegExp(whole(words), 'giu')

const dayRanges = new RegExp(`^\\.?\\s*(?:${dayRange})\\s*(?:l[ae]\\s|a\\s)?$`, 'iu')
const groups = [
  [finder(allDays), weekdays],
  [finder(workDays), weekdays.slice(0, 5)],
  [finder(weekendDays), weekdays.slice(5)]
] as const
const signs = [
  ['closed', finder(closedOn)],
  ['except', finder(exceptOn)],
  ['no', finder(noOn)],
  ['open', finder(openOn)],
  ['rest', finder(restOn)]
] as const
const late = new RegExp(`${whole(lateWords)}[\\s:]*$`, 'iu')
const longestFirst = (words: string): string =>
  words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')
const neutral = new RegExp(
  whole(longestFirst([beside, openOn, closedOn, exceptOn, noOn, restOn].join('|'))),
  'giu'
)

const anyShort = Object.values(shortDays).flat().join('|')
const foreign = (at: number): string =>
  Object.values(shortDays)
    .map((days) => days[at] ?? '(?!)')
    .join('|')
/** Short names of another language than that of the text count before hours and other short names: `Mo-Fr 9-17`. */
const beforeHours = `(?=\\.?\\s*(?:[-–—/,&]|bis|t/m|au|al|a|tot)?\\s*(?:\\d|(?:${anyShort})(?![${letters}])))`
const afterShort = `(?<=(?<![${letters}])(?:${anyShort})\\.?\\s*(?:[-–—/,&]|bis|t/m|au|al|a|tot)\\s*)`

const dayPatterns = new Map<string, readonly RegExp[]>()

function dayPatternsOf(language: string): readonly RegExp[] {
  const known = dayPatterns.get(language)
  if (known !== undefined) return known
  const short = shortDays[language] ?? []
  const made = longDays.map((long, at) =>
    finder(
      [
        `(?:${long})(?:${joinedParts})?`,
        ...(short[at] === undefined ? [] : [short[at]]),
        `(?:${foreign(at)})${beforeHours}`,
        `${afterShort}(?:${foreign(at)})`
      ].join('|')
    )
  )
  dayPatterns.set(language, made)
  return made
}

const placeOf = (match: RegExpExecArray): { at: number; end: number } => ({
  at: match.index,
  end: match.index + match[0].length
})

function dayMarks(text: string, language: string): Mark[] {
  const single = dayPatternsOf(language).flatMap((pattern, index) =>
    [...text.matchAll(pattern)].map((match) => ({ ...placeOf(match), days: [weekdays[index] ?? 'mon'] }))
  )
  const several = groups.flatMap(([pattern, days]) =>
    [...text.matchAll(pattern)].map((match) => ({ ...placeOf(match), days: [...days] }))
  )
  const sorted = [...single, ...several].sort((a, b) => a.at - b.at)
  return sorted.reduce<Extract<Mark, { kind: 'days' }>[]>((marks, mark) => {
    const last = marks.at(-1)
    if (last !== undefined && mark.at < last.end) return marks
    const [first, until] = [last?.days[0], mark.days[0]]
    const joined =
      last?.days.length === 1 && mark.days.length === 1 && dayRanges.test(text.slice(last.end, mark.at))
    if (!joined || first === undefined || until === undefined) return [...marks, { ...mark, kind: 'days' }]
    return [
      ...marks.slice(0, -1),
      { kind: 'days', at: last?.at ?? mark.at, end: mark.end, days: daysBetween(first, until) }
    ]
  }, [])
}

/** Finds what a sentence says of days and hours, in its order. */
export function marksIn(text: string, language: string): Mark[] {
  const spans = findSpans(text, twelveHourLanguages.includes(language), (before) => late.test(before)).map(
    (span): Mark => ({ ...span, kind: 'span' })
  )
  // `od 8 do 14` names no Thursday, though `do` is short for one in German and Dutch.
  const days = dayMarks(text, language).filter(
    ({ at, end }) => !spans.some((span) => span.at <= at && end <= span.end)
  )
  const ends = findEnds(text)
    .filter(({ at, end }) => !spans.some((span) => at < span.end && span.at < end))
    .map((end): Mark => ({ ...end, kind: 'until' }))
  const taken = [...days, ...spans, ...ends]
  const words = signs.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match): Mark => ({ ...placeOf(match), kind }))
  )
  const free = words.filter(
    (word) =>
      ![...taken, ...words].some(
        (each) =>
          word.at < each.end &&
          each.at < word.end &&
          (taken.includes(each) || each.end - each.at > word.end - word.at)
      )
  )
  return [...taken, ...free].sort((a, b) => a.at - b.at)
}

/** What a part of a sentence says beside days and hours, without the words that change neither. */
export function residue(text: string, marks: readonly Mark[], from: number, until: number): string {
  const own = marks.filter(({ at, end }) => at < until && end > from)
  const rest = own
    .filter(({ kind }) => kind === 'days' || kind === 'span' || kind === 'until')
    .reduceRight((left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`, text.slice(0, until))
  return rest
    .slice(from)
    .replace(neutral, ' ')
    .replace(/[\s.,;:()/&+–—-]+/gu, '')
}

/** A part of a text. */
export interface TextPart {
  readonly from: number
  readonly until: number
}

/** The parts between commas, with their places. */
export function partsOf(text: string): TextPart[] {
  const ends = [...text.matchAll(/[,:]\s|\s[–—-]\s(?=[\wÀ-ɏ]{4})/gu)].map(({ index }) => index)
  const starts = [0, ...ends]
  return starts.map((from, at) => ({ from, until: starts[at + 1] ?? text.length }))
}

/** Tells whether nothing but words that change neither stands between two places of a text. */
export const isNear = (text: string, from: number, until: number): boolean =>
  text
    .slice(from, until)
    .replace(neutral, '')
    .replace(/[\s.,;:()/&+–—-]+/gu, '') === ''

const partBehind = new RegExp(`^\\s*(?:${partsOfDay})(?![${letters}])`, 'iu')

const partWithin = new RegExp(`[${letters}](?:${joinedParts})$`, 'iu')

/** Tells whether only a part of a day is meant: `closed Monday morning`, `woensdagmiddag`. */
export const isPartOfDay = (text: string, { at, end }: Mark): boolean =>
  partBehind.test(text.slice(end)) || partWithin.test(text.slice(at, end))

/** Turns `otherwise` right before its hours into the days that are not named. */
export function withRest(text: string, marks: readonly Mark[], named: ReadonlySet<Weekday>): Mark[] {
  const rest = weekdays.filter((day) => !named.has(day))
  return marks.flatMap((mark, at): Mark[] => {
    if (mark.kind !== 'rest') return [mark]
    const next = marks[at + 1]
    const isTimed = next?.kind === 'span' && isNear(text, mark.end, next.at)
    return isTimed && named.size > 0 ? [{ kind: 'days', at: mark.at, end: mark.end, days: rest }] : []
  })
}

/** Takes out the days whose closing time alone differs: `Tue-Fri 9-5, Thursday till 8`. */
export function withoutOtherEnds(text: string, marks: readonly Mark[]): Mark[] {
  return marks.reduceRight<Mark[]>((kept, mark, at) => {
    const next = marks[at + 1]
    if (mark.kind !== 'days' || next === undefined || !isNear(text, mark.end, next.at)) return [mark, ...kept]
    const isJoined =
      next.kind === 'days' && !kept.includes(next) && !text.slice(mark.end, next.at).includes(',')
    return next.kind === 'until' || isJoined ? kept : [mark, ...kept]
  }, [])
}
