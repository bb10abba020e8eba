import { letters, wholeWords as whole } from './letters.ts'
import { weekdays, type TimeSpan, type Weekday } from '../content/content.ts'
import { findSpans, namesTime } from './day-times.ts'
import { daysBetween } from './days.ts'
import {
  allDays,
  beside,
  closedOn,
  dayRange,
  exceptOn,
  twelveHourLanguages,
  lateWords,
  longDays,
  noOn,
  openOn,
  shortDays,
  weekendDays,
  workDays
} from './hours-words.ts'
import { findMoney } from './money.ts'
import { splitOffers } from './price-items.ts'

/** Hours by day as a text gives them: none where it is closed, `open` where it names no times. */
export type ReadHours = Readonly<Partial<Record<Weekday, readonly TimeSpan[] | 'open'>>>

type Mark =
  | { readonly kind: 'days'; readonly at: number; readonly end: number; readonly days: readonly Weekday[] }
  | { readonly kind: 'span'; readonly at: number; readonly end: number; readonly span?: TimeSpan }
  | { readonly kind: 'closed' | 'except' | 'no' | 'open'; readonly at: number; readonly end: number }

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
  ['open', finder(openOn)]
] as const
const late = new RegExp(`${whole(lateWords)}[\\s:]*$`, 'iu')
const longestFirst = (words: string): string =>
  words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|')
const neutral = new RegExp(whole(longestFirst([beside, openOn, closedOn, exceptOn, noOn].join('|'))), 'giu')

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
        long,
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

function marksIn(text: string, language: string): Mark[] {
  const days = dayMarks(text, language)
  const spans = findSpans(text, twelveHourLanguages.includes(language), (before) => late.test(before)).map(
    (span): Mark => ({ ...span, kind: 'span' })
  )
  const taken = [...days, ...spans]
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
function residue(text: string, marks: readonly Mark[], from: number, until: number): string {
  const own = marks.filter(({ at, end }) => at < until && end > from)
  const rest = own
    .filter(({ kind }) => kind === 'days' || kind === 'span')
    .reduceRight((left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`, text.slice(0, until))
  return rest
    .slice(from)
    .replace(neutral, ' ')
    .replace(/[\s.,;:()/&+–—-]+/gu, '')
}

/** The parts between commas, with their places. */
function partsOf(text: string): { from: number; until: number }[] {
  const ends = [...text.matchAll(/[,:]\s|\s[–—-]\s(?=[\wÀ-ɏ]{4})/gu)].map(({ index }) => index)
  const starts = [0, ...ends]
  return starts.map((from, at) => ({ from, until: starts[at + 1] ?? text.length }))
}

interface Reading {
  readonly hours: Map<Weekday, TimeSpan[] | 'open'>
  readonly closed: Set<Weekday>
}

const isClear = (text: string, marks: readonly Mark[]): boolean =>
  partsOf(text).every(({ from, until }) => {
    const own = marks.filter(
      ({ at, kind }) => at >= from && at < until && (kind === 'days' || kind === 'span')
    )
    return own.length === 0 || residue(text, marks, from, until) === ''
  })

/** Takes the closed and excepted days out of the marks. */
function withoutClosed(marks: readonly Mark[], text: string, closed: Set<Weekday>): Mark[] {
  const left: Mark[] = []
  let sense: 'closed' | 'except' | 'no' | undefined
  marks.forEach((mark, index) => {
    const next = marks[index + 1]
    if (mark.kind === 'days' && sense !== undefined) {
      for (const day of mark.days) closed.add(day)
      const joined = next?.kind === 'days' && !/[.;]/u.test(text.slice(mark.end, next.at))
      if (!joined) sense = undefined
    } else if (mark.kind === 'closed' || mark.kind === 'except' || mark.kind === 'no') {
      sense = next?.kind === 'days' && isNear(text, mark.end, next.at) ? mark.kind : undefined
      if (sense === undefined && mark.kind === 'closed') takeBefore(left, closed)
    } else left.push(mark)
  })
  return left
}

const isNear = (text: string, from: number, until: number): boolean =>
  text.slice(from, until).replace(neutral, '').trim() === ''

/** `Montag und Dienstag Ruhetag`: the days stand before the word. */
function takeBefore(left: Mark[], closed: Set<Weekday>): void {
  for (let last = left.at(-1); last?.kind === 'days'; last = left.at(-1)) {
    for (const day of last.days) closed.add(day)
    left.pop()
  }
}

function addHours(reading: Reading, days: readonly Weekday[], span: TimeSpan | undefined): void {
  if (span === undefined) return
  for (const day of days) {
    const known = reading.hours.get(day)
    const spans = known === undefined || known === 'open' ? [] : known
    const again = spans.some(({ opens }) => opens === span.opens)
    if (!again) reading.hours.set(day, [...spans, span])
  }
}

/** Gives each span its days: those before it, or those behind it where the sentence begins with hours. */
function assign(marks: readonly Mark[], reading: Reading): void {
  const order = marks.filter(({ kind }) => kind === 'days' || kind === 'span')
  const daysFirst = order[0]?.kind === 'days'
  let days: Weekday[] = []
  let spans: (TimeSpan | undefined)[] = []
  let last: Mark['kind'] | undefined
  for (const mark of order) {
    if (mark.kind === 'days') {
      if (last === 'span' && daysFirst) days = []
      days.push(...mark.days)
      if (!daysFirst) for (const span of spans) addHours(reading, mark.days, span)
    } else if (mark.kind === 'span') {
      if (last === 'days' && !daysFirst) spans = []
      spans.push(mark.span)
      if (daysFirst) addHours(reading, days, mark.span)
    }
    last = mark.kind
  }
}

const hasDays = (marks: readonly Mark[], { from, until }: { from: number; until: number }): boolean =>
  marks.some(({ at, kind }) => at >= from && at < until && kind === 'days')

/** Takes out the days of a part that says something else: `Samstag nach Vereinbarung`, `Sunday emergencies only`. */
function withoutOthers(marks: readonly Mark[], text: string): Mark[] {
  const others = partsOf(text).filter(
    ({ from, until }) =>
      !marks.some(({ at, kind }) => at >= from && at < until && kind === 'span') &&
      residue(text, marks, from, until) !== ''
  )
  const lost = others.some(({ until }) =>
    partsOf(text).some((part) => {
      const own = marks.filter(({ at }) => at >= part.from && at < part.until)
      const [days, spans] = [own.some(({ kind }) => kind === 'days'), own.some(({ kind }) => kind === 'span')]
      return part.from === until && spans && !days
    })
  )
  if (lost && others.some((part) => hasDays(marks, part))) return []
  return marks.filter(({ at }) => !others.some(({ from, until }) => at >= from && at < until))
}

function readSentence(sentence: string, language: string, reading: Reading): void {
  const marks = withoutOthers(marksIn(sentence, language), sentence)
  if (!marks.some(({ kind }) => kind === 'days')) return
  const own: Reading = { hours: new Map(), closed: new Set() }
  const left = withoutClosed(marks, sentence, own.closed)
  const opens = left.some(({ kind }) => kind === 'open')
  if (left.some(({ kind }) => kind === 'span')) {
    const priced = findMoney(sentence).length > 0
    if ((opens || !priced) && isClear(sentence, marks)) assign(left, own)
  } else if (
    (opens || marks.some(({ kind }) => kind === 'except')) &&
    !namesTime(sentence) &&
    isClear(sentence, marks)
  )
    for (const mark of left) if (mark.kind === 'days') for (const day of mark.days) own.hours.set(day, 'open')
  for (const day of own.closed) reading.closed.add(day)
  for (const [day, hours] of own.hours) if (!reading.hours.has(day)) reading.hours.set(day, hours)
}

/**
 * Extracts the opening hours that a text gives by day. A sentence that says something else beside days and hours, such
 * as when a class begins, gives none.
 */
export function readHours(text: string, language: string): ReadHours {
  const reading: Reading = { hours: new Map(), closed: new Set() }
  for (const sentence of splitOffers(text)) readSentence(sentence, language, reading)
  const days = weekdays.flatMap((day): [Weekday, readonly TimeSpan[] | 'open'][] => {
    const hours = reading.hours.get(day)
    if (reading.closed.has(day)) return [[day, []]]
    return hours === undefined ? [] : [[day, hours]]
  })
  return Object.fromEntries(days)
}
