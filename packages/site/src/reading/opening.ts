import { weekdays, type OpeningHours, type TimeSpan, type Weekday } from '../content/content.ts'
import { parseMinutes, toTimeSpan, timeFrom, timeRange, timeUntil } from './clock.ts'
import { daysBetween, toWeek } from './days.ts'
import { splitSentences } from './sentences.ts'
import {
  closedWords,
  dayStems,
  everyDay,
  openStems,
  openWords,
  rangeWords,
  weekdayWords,
  weekendWords
} from './day-words.ts'

/** Opening hours as far as a text gives them. */
export interface ReadOpening {
  /** The days on which it is open, where the text names all of them. */
  readonly open?: readonly Weekday[]
  /** The days on which it says to be closed. */
  readonly closed: readonly Weekday[]
  /** The times, where the text has any. */
  readonly spans?: readonly TimeSpan[]
  /** Days on which something happens there. */
  readonly named: readonly Weekday[]
  /** True where opening hours would say less than the text: at any time, by appointment, on single days only. */
  readonly ownWay: boolean
}

const anyLetter = '[\\p{L}\\p{N}]'

/** A place in a text. */
interface Match {
  readonly at: number
  readonly end: number
}

/**
 * Finds words that begin a word, and end one too unless they are `stems`. Classes of letters make an expression costly
 * to compile, so it is made once a text holds the letters of one of its words.
 */
function wordFinder(words: string, stems?: RegExp): (text: string) => Match[] {
  const letters = new RegExp(words, 'iu')
  let expression: RegExp | undefined
  return (text) => {
    if (!letters.test(text)) return []
    expression ??= new RegExp(`(?<!${anyLetter})(?:${withEnds(words, stems)})`, 'giu')
    return [...text.matchAll(expression)].map(({ 0: { length }, index }) => ({
      at: index,
      end: index + length
    }))
  }
}

/** The words in their order, with one look at what follows for all neighbours that need it. */
function withEnds(words: string, stems?: RegExp): string {
  const runs: { open: boolean; words: string[] }[] = []
  for (const word of words.split('|')) {
    const open = stems?.test(word) ?? false
    const last = runs.at(-1)
    if (last?.open === open) last.words.push(word)
    else runs.push({ open, words: [word] })
  }
  return runs
    .map((run) => (run.open ? run.words.join('|') : `(?:${run.words.join('|')})(?!${anyLetter})`))
    .join('|')
}

const dayFinders = weekdays.map((day) => [day, wordFinder(dayStems[day], openStems)] as const)

/** The place of the first day that a text names; undefined where it names none. */
export function findDay(text: string): number | undefined {
  const places = dayFinders.flatMap(([, find]) => find(text).map(({ at }) => at))
  return places.length === 0 ? undefined : Math.min(...places)
}

type Mark =
  | (Match & { readonly kind: 'day'; readonly days: readonly Weekday[] })
  | (Match & { readonly kind: 'open' | 'closed' })

const workdays = weekdays.slice(0, 5)
const weekend = weekdays.slice(5)

const groupFinders = [
  [wordFinder(everyDay), weekdays],
  [wordFinder(weekdayWords), workdays],
  [wordFinder(weekendWords), weekend]
] as const
const findClosed = wordFinder(closedWords)
const findOpen = wordFinder(openWords)

const partOfDay =
  /^[\p{L}]*[\s-]*(?:morning|afternoon|mattina|pomeriggio|vormittag|nachmittag|matin|mañana|rano|dopoledne|ochtend)/iu

const shortDays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
const shortRange = new RegExp(
  `(?<!\\p{L})(${shortDays.join('|')})\\.?\\s?[-–]\\s?(${shortDays.join('|')})(?!\\p{L})`,
  'gu'
)

/** `Mo-Fr`: alone these letters are words of other languages. */
function shortRangesIn(clause: string): Mark[] {
  return [...clause.matchAll(shortRange)].map((match): Mark => {
    const [first = 'mon', last = 'mon'] = [match[1], match[2]].map(
      (day) => weekdays[shortDays.indexOf(day ?? '')]
    )
    return {
      at: match.index,
      end: match.index + match[0].length,
      kind: 'day',
      days: daysBetween(first, last)
    }
  })
}

function marksIn(clause: string): Mark[] {
  const days = dayFinders.flatMap(([day, find]) =>
    find(clause)
      .filter(({ end }) => !partOfDay.test(clause.slice(end)))
      .map((match): Mark => ({ ...match, kind: 'day', days: [day] }))
  )
  const several = groupFinders.flatMap(([find, named]) =>
    find(clause).map((match): Mark => ({ ...match, kind: 'day', days: named }))
  )
  const closed = findClosed(clause).map((match): Mark => ({ ...match, kind: 'closed' }))
  const open = findOpen(clause)
    .filter(({ at, end }) => !closed.some((mark) => at < mark.end && mark.at < end))
    .map((match): Mark => ({ ...match, kind: 'open' }))
  return [...days, ...shortRangesIn(clause), ...several, ...closed, ...open].sort((a, b) => a.at - b.at)
}

const range = new RegExp(`^\\p{L}*\\s*(?:${rangeWords})\\s*$`, 'iu')

/** Ranges such as `Monday to Friday` as one mark. */
function withRanges(marks: readonly Mark[], clause: string): Mark[] {
  return marks.reduce<Mark[]>((merged, mark) => {
    const last = merged.at(-1)
    const from = last?.kind === 'day' ? last.days.at(-1) : undefined
    if (last === undefined || from === undefined || mark.kind !== 'day' || mark.days.length > 1)
      return [...merged, mark]
    if (!range.test(clause.slice(last.end, mark.at))) return [...merged, mark]
    const [until = from] = mark.days
    return [...merged.slice(0, -1), { ...mark, at: last.at, days: daysBetween(from, until) }]
  }, [])
}

/** Days that a text names, by what it says of them. */
interface NamedDays {
  readonly open: Set<Weekday>
  readonly closed: Set<Weekday>
  readonly other: Set<Weekday>
}

function readClauses(sentence: string, named: NamedDays): void {
  let sense: 'open' | 'closed' | undefined
  for (const clause of sentence.split(/[,;،(]/u).filter((each) => /\p{L}/u.test(each))) {
    const marks = withRanges(marksIn(clause), clause)
    const senses = marks.filter(({ kind }) => kind !== 'day')
    for (const mark of marks) {
      if (mark.kind !== 'day') continue
      const before = senses.findLast(({ at }) => at < mark.at)
      const kind = (before ?? senses[0])?.kind ?? sense
      const days = kind === 'open' ? named.open : kind === 'closed' ? named.closed : named.other
      for (const day of mark.days) days.add(day)
    }
    const last = senses.at(-1)?.kind
    if (last === 'open' || last === 'closed') sense = last
  }
}

const counted = /(?<!\p{L})(five|six|5|6) days (?:a|per) week/iu
const always = /day and night|24 hours|24\/7|around the clock|rund um die uhr|24\s?h\/24|całodobowo/iu
const arranged = /by appointment|nach vereinbarung|sur rendez-vous|op afspraak|con cita/iu

const halfOfDay = /[ap]\.?m/iu

function spansIn(sentence: string): TimeSpan[] {
  return [...sentence.matchAll(timeRange)].flatMap(([, from = '', until = '']) => {
    const end = parseMinutes(until, !/[:.h]\d/iu.test(from + until) && !halfOfDay.test(from + until))
    const start = parseMinutes(from, false)
    const evening = /p\.?m/iu.test(until) && !halfOfDay.test(from) && (start ?? 0) + 720 < (end ?? 0)
    const span = toTimeSpan(start === undefined ? undefined : start + (evening ? 720 : 0), end)
    return span === undefined ? [] : [span]
  })
}

/** The times that stand in a sentence about opening, `Open from six`, `until four o’clock` with the usual other end. */
function timesIn(sentence: string): TimeSpan[] {
  const ranges = spansIn(sentence)
  if (ranges.length > 0) return ranges
  const from = parseMinutes(timeFrom.exec(sentence)?.[1] ?? '', false)
  const until = parseMinutes(timeUntil.exec(sentence)?.[1] ?? '', true)
  if (from === undefined && until === undefined) return []
  const start = from ?? Math.min(540, (until ?? 0) - 60)
  const span = toTimeSpan(start, until ?? Math.max(start + 480, 1020))
  return span === undefined ? [] : [span]
}

/** Extracts opening hours from a text; days and times that it does not give stay undefined. */
export function readOpening(text: string): ReadOpening {
  const named: NamedDays = { open: new Set(), closed: new Set(), other: new Set() }
  const sentences = splitSentences(text)
  for (const sentence of sentences) readClauses(sentence, named)
  const open = weekdays.filter((day) => named.open.has(day) && !named.closed.has(day))
  const closed = weekdays.filter((day) => named.closed.has(day))
  const days = counted.exec(text)?.[1]
  const byCount = days === undefined ? undefined : weekdays.slice(0, /six|6/iu.test(days) ? 6 : 5)
  const known = open.length > 0 ? open : closed.length > 0 ? undefined : byCount
  const speaking = sentences.filter((sentence) => marksIn(sentence).length > 0 || timeUntil.test(sentence))
  const spans = speaking.flatMap(timesIn)
  const single = known === undefined && closed.length === 0 && named.other.size > 0
  return {
    ...(known !== undefined && { open: known }),
    closed: open.length > 0 ? weekdays.filter((day) => !open.includes(day)) : closed,
    ...(spans.length > 0 && { spans: spans.slice(0, 3) }),
    named: weekdays.filter((day) => named.other.has(day)),
    ownWay: single || always.test(text) || arranged.test(text)
  }
}

const evening: readonly TimeSpan[] = [{ opens: '18:00', closes: '22:00' }]
const daytime: readonly TimeSpan[] = [{ opens: '09:00', closes: '17:00' }]
const atDinner = /(?<!\p{L})(?:for dinner|open evenings|in the evening)(?!\p{L})/iu

/**
 * A week that contradicts nothing in the text; undefined where opening hours would say less than the text does.
 * @param usual the times of an open day where the text names none
 */
export function weekFor(text: string, usual = daytime): OpeningHours['week'] | undefined {
  const { open, closed, spans, named, ownWay } = readOpening(text)
  if (ownWay) return undefined
  const usually = closed.length === 0 ? workdays : weekdays.slice(0, 6)
  const days =
    open ?? weekdays.filter((day) => !closed.includes(day) && (usually.includes(day) || named.includes(day)))
  const hours = spans ?? (atDinner.test(text) ? evening : usual)
  return toWeek((day) => (days.includes(day) ? hours : []))
}
