import { weekdays, type TimeSpan, type Weekday } from '../content/content.ts'
import { namesTime } from './day-times.ts'
import { toWeek } from './days.ts'
import { isAlwaysOpen } from './always-open.ts'
import {
  isNear,
  isPartOfDay,
  marksIn,
  partsOf,
  residue,
  withoutOtherEnds,
  withRest,
  type Mark,
  type TextPart
} from './hours-marks.ts'
import { readUnits, withBreak, withOtherEnds } from './hours-units.ts'
import { breakWords } from './hours-words.ts'
import { findMoney } from './money.ts'
import { splitOffers } from './price-items.ts'

/** Hours by day as a text gives them: none where it is closed, `open` where it names no times. */
export type ReadHours = Readonly<Partial<Record<Weekday, readonly TimeSpan[] | 'open'>>>

/** What sentences say of the days. */
interface Reading {
  readonly hours: Map<Weekday, readonly TimeSpan[] | 'open'>
  readonly closed: Set<Weekday>
  /** Days that are closed for a part: their hours are not told. */
  readonly partly: Set<Weekday>
}

const emptyReading = (): Reading => ({ hours: new Map(), closed: new Set(), partly: new Set() })
const wholeWeek: ReadHours = toWeek(() => [{ opens: '00:00', closes: '24:00' }])

const isClear = (text: string, marks: readonly Mark[]): boolean =>
  partsOf(text).every(({ from, until }) => {
    const own = marks.filter(
      ({ at, kind }) => at >= from && at < until && (kind === 'days' || kind === 'span')
    )
    return own.length === 0 || residue(text, marks, from, until) === ''
  })

/** `Montag Ruhetag, Dienstag 9-18 Uhr`: a comma parts the word from the days behind it, and not from those before. */
const isOfDaysBefore = (text: string, before: Mark | undefined, word: Mark, next: Mark): boolean =>
  word.kind === 'closed' &&
  before?.kind === 'days' &&
  isNear(text, before.end, word.at) &&
  !/[,;]/u.test(text.slice(before.end, word.at)) &&
  /[,;]/u.test(text.slice(word.end, next.at))

/** Takes the closed and excepted days out of the marks. */
function withoutClosed(marks: readonly Mark[], text: string, own: Reading): Mark[] {
  const left: Mark[] = []
  let sense: 'closed' | 'except' | 'no' | undefined
  marks.forEach((mark, index) => {
    const next = marks[index + 1]
    if (mark.kind === 'days' && sense !== undefined) {
      addClosed(own, mark, text)
      const joined = next?.kind === 'days' && !/[.;]/u.test(text.slice(mark.end, next.at))
      if (!joined) sense = undefined
    } else if (mark.kind === 'closed' || mark.kind === 'except' || mark.kind === 'no') {
      const isAhead = next?.kind === 'days' && isNear(text, mark.end, next.at)
      sense = isAhead && !isOfDaysBefore(text, left.at(-1), mark, next) ? mark.kind : undefined
      if (sense === undefined && mark.kind === 'closed') takeBefore(left, text, own)
    } else left.push(mark)
  })
  return left
}

/** `Montag und Dienstag Ruhetag`: the days stand before the word. */
function takeBefore(left: Mark[], text: string, own: Reading): void {
  for (let last = left.at(-1); last?.kind === 'days'; last = left.at(-1)) {
    addClosed(own, last, text)
    left.pop()
  }
}

function addClosed({ closed, partly }: Reading, mark: Extract<Mark, { kind: 'days' }>, text: string): void {
  const days = isPartOfDay(text, mark) ? partly : closed
  for (const day of mark.days) days.add(day)
}

function addHours(reading: Reading, days: readonly Weekday[], span: TimeSpan | undefined): void {
  for (const day of days) {
    if (span === undefined) {
      // The other times of a day are not all of them where one is not clear.
      reading.partly.add(day)
      continue
    }
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

const hasDays = (marks: readonly Mark[], { from, until }: TextPart): boolean =>
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

const pauses = new RegExp(`^\\W*(?:${breakWords})\\W*$`, 'iu')

/** A sentence that only names a break, `Lunch 1-2`, is of the hours before it. */
function readBreak(sentence: string, marks: readonly Mark[], reading: Reading): void {
  const [mark, ...others] = marks.filter(({ kind }) => kind === 'span' || kind === 'days')
  if (mark?.kind !== 'span' || mark.span === undefined || others.length > 0) return
  if (!pauses.test(sentence.slice(0, mark.at))) return
  for (const [day, hours] of reading.hours)
    if (hours !== 'open') reading.hours.set(day, withBreak(hours, mark.span))
}

/** The days of a week that is told by its closed days, `Open 6am to 2pm, closed Tuesdays`. */
const openBeside = (closed: ReadonlySet<Weekday>): Weekday[] => weekdays.filter((day) => !closed.has(day))

/** `Thursday till 8`: the day has its hours, and another end. */
function readOtherEnds(sentence: string, left: readonly Mark[], reading: Reading): void {
  const timed = [...reading.hours].flatMap(([day, spans]): [Weekday, readonly TimeSpan[]][] =>
    spans === 'open' ? [] : [[day, spans]]
  )
  for (const [day, spans] of withOtherEnds(sentence, left, new Map(timed))) reading.hours.set(day, spans)
}

/** Reads the hours of a sentence that says nothing else, or else of the days that have theirs right beside them. */
function readTimes(sentence: string, marks: readonly Mark[], left: readonly Mark[], own: Reading): void {
  const opens = left.some(({ kind }) => kind === 'open')
  const priced = findMoney(sentence).length > 0
  const clear = withoutOthers(withoutOtherEnds(sentence, left), sentence)
  const isWhole = clear.length > 0 && (opens || !priced) && isClear(sentence, withoutOthers(marks, sentence))
  if (isWhole) assign(clear, own)
  else for (const [day, spans] of readUnits(sentence, left, opens)) own.hours.set(day, spans)
  if (own.hours.size === 0 && opens && own.closed.size > 0 && !left.some(({ kind }) => kind === 'days'))
    for (const mark of left) if (mark.kind === 'span') addHours(own, openBeside(own.closed), mark.span)
  readOtherEnds(sentence, left, own)
}

function readSentence(sentence: string, language: string, reading: Reading): void {
  const marks = marksIn(sentence, language)
  readBreak(sentence, marks, reading)
  if (!marks.some(({ kind }) => kind === 'days')) return
  const own = emptyReading()
  const told = marks.flatMap((mark) => (mark.kind === 'days' ? mark.days : []))
  const named = new Set([...told, ...reading.closed, ...reading.hours.keys()])
  const left = withRest(sentence, withoutClosed(marks, sentence, own), named)
  const opens = left.some(({ kind }) => kind === 'open')
  if (left.some(({ kind }) => kind === 'span')) readTimes(sentence, marks, left, own)
  else if (left.some(({ kind }) => kind === 'until')) readOtherEnds(sentence, left, reading)
  else if (
    (opens || marks.some(({ kind }) => kind === 'except')) &&
    !namesTime(sentence) &&
    !marks.some(({ kind }) => kind === 'until') &&
    isClear(sentence, marks)
  )
    for (const mark of left) if (mark.kind === 'days') for (const day of mark.days) own.hours.set(day, 'open')
  for (const day of own.closed) reading.closed.add(day)
  for (const day of own.partly) reading.partly.add(day)
  for (const [day, hours] of own.hours) if (!reading.hours.has(day)) reading.hours.set(day, hours)
}

/**
 * Extracts the opening hours that a text gives by day. A sentence that says something else beside days and hours, such
 * as when a class begins, gives none.
 */
export function readHours(text: string, language: string): ReadHours {
  const reading = emptyReading()
  for (const sentence of splitOffers(text)) readSentence(sentence, language, reading)
  const days = weekdays.flatMap((day): [Weekday, readonly TimeSpan[] | 'open'][] => {
    const hours = reading.hours.get(day)
    if (reading.closed.has(day)) return [[day, []]]
    return hours === undefined || reading.partly.has(day) ? [] : [[day, hours]]
  })
  if (days.length === 0 && isAlwaysOpen(text)) return wholeWeek
  return Object.fromEntries(days)
}
