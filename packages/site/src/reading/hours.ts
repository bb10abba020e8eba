import { weekdays, type TimeSpan, type Weekday } from '../content/content.ts'
import { namesTime } from './day-times.ts'
import { isNear, marksIn, partsOf, residue, type Mark, type TextPart } from './hours-marks.ts'
import { readUnits, withBreak, withOtherEnds } from './hours-units.ts'
import { breakWords } from './hours-words.ts'
import { findMoney } from './money.ts'
import { splitOffers } from './price-items.ts'

/** Hours by day as a text gives them: none where it is closed, `open` where it names no times. */
export type ReadHours = Readonly<Partial<Record<Weekday, readonly TimeSpan[] | 'open'>>>

interface Reading {
  readonly hours: Map<Weekday, readonly TimeSpan[] | 'open'>
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

/** Reads the hours of a sentence that says nothing else, or else of the days that have theirs right beside them. */
function readTimes(sentence: string, marks: readonly Mark[], left: readonly Mark[], own: Reading): void {
  const opens = left.some(({ kind }) => kind === 'open')
  const priced = findMoney(sentence).length > 0
  const clear = withoutOthers(left, sentence)
  const isWhole = clear.length > 0 && (opens || !priced) && isClear(sentence, withoutOthers(marks, sentence))
  if (isWhole) assign(clear, own)
  else for (const [day, spans] of readUnits(sentence, left, opens)) own.hours.set(day, spans)
  if (own.hours.size === 0 && opens && own.closed.size > 0 && !left.some(({ kind }) => kind === 'days'))
    for (const mark of left) if (mark.kind === 'span') addHours(own, openBeside(own.closed), mark.span)
  const timed = [...own.hours].flatMap(([day, spans]): [Weekday, readonly TimeSpan[]][] =>
    spans === 'open' ? [] : [[day, spans]]
  )
  for (const [day, spans] of withOtherEnds(sentence, left, new Map(timed))) own.hours.set(day, spans)
}

function readSentence(sentence: string, language: string, reading: Reading): void {
  const marks = marksIn(sentence, language)
  readBreak(sentence, marks, reading)
  if (!marks.some(({ kind }) => kind === 'days')) return
  const own: Reading = { hours: new Map(), closed: new Set() }
  const left = withoutClosed(marks, sentence, own.closed)
  const opens = left.some(({ kind }) => kind === 'open')
  if (left.some(({ kind }) => kind === 'span')) readTimes(sentence, marks, left, own)
  else if (
    (opens || marks.some(({ kind }) => kind === 'except')) &&
    !namesTime(sentence) &&
    !marks.some(({ kind }) => kind === 'until') &&
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
