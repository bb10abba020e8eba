import type { ChatReply } from '../backend/port.ts'
import {
  addDays,
  dayFormats,
  dayText,
  exceptionOn,
  spansOn,
  weekday,
  type Day,
  type LocalTime
} from '../calendar.ts'
import { exceptionLines, hoursLines, hoursText, openState, openStateText, openText } from '../hours.ts'
import type { Content, OpeningHours } from '../site.ts'
import { businessLocale } from '../text.ts'
import { weekdayNames, type AskedDay, type AskedMessage } from './message.ts'
import { replyMessages as say } from './messages.ts'
import { quote, type Knowledge, type Passage } from './passages.ts'

/** Pages that hold the opening hours. */
const pages = ['contact', 'locations', 'home'] as const

/** Tells when the business is open: on the day that was asked for, now, or in general. */
export function replyHours(asked: AskedMessage, known: Knowledge, now: LocalTime): ChatReply | undefined {
  const { hours } = known.site.content
  if (hours === undefined) return quoteHours(asked, known)
  if (asked.isNow && asked.day === undefined) return replyNow(hours, known, now)
  if (asked.day === undefined) return replyWeek(hours, known.site.content, now)
  return replyDay(asked.day, hours, known, now)
}

function replyNow(hours: OpeningHours, { site }: Knowledge, now: LocalTime): ChatReply {
  return { text: `${openStateText(openState(hours, now), now, businessLocale(site.content))}.`, pages }
}

function replyWeek(hours: OpeningHours, content: Content, now: LocalTime): ChatReply {
  const lines = [
    ...hoursLines(hours, content.language),
    ...exceptionLines(hours, businessLocale(content), now.day)
  ]
  return { text: say.hoursAre(lines.map(({ days, open }) => `${days}: ${open}`)), pages }
}

function replyDay(asked: AskedDay, hours: OpeningHours, known: Knowledge, now: LocalTime): ChatReply {
  const { content } = known.site
  const days = asked.kind === 'weekend' ? [asked.day, addDays(asked.day, 1)] : [asked.day]
  const isClosed = days.some((day) => spansOn(day, hours).length === 0)
  const beside = days.flatMap((day) => sentencesOn(weekday(day), known))
  const week = hoursText(hours, content.language)
  const usual = week === '' ? '' : ` ${say.hoursAre([week])}`
  // What the site says of a day in words is more than the table: 'Saturday by appointment'.
  if (isClosed && beside.length > 0 && days.every((day) => exceptionOn(day, hours) === undefined)) {
    return { text: `${quote(beside).text}${usual}`, pages: quote(beside).pages }
  }
  const told = days.map((day) => dayReply(day, asked, hours, content, now)).join(' ')
  return { text: isClosed ? `${told}${usual}` : told, pages }
}

function dayReply(
  day: Day,
  { kind }: AskedDay,
  hours: OpeningHours,
  content: Content,
  now: LocalTime
): string {
  const exception = exceptionOn(day, hours)
  const spans = spansOn(day, hours)
  const named = dayNamed(day, kind === 'date' || exception !== undefined, content, now)
  return spans.length === 0 ? say.closedOn(named, exception?.reason) : say.openOn(named, openText(spans))
}

/** 'today, Tuesday', 'on Sunday', 'on Thursday 24 December' */
function dayNamed(day: Day, withDate: boolean, content: Content, now: LocalTime): string {
  const locale = businessLocale(content)
  const name = dayText(day, locale, withDate ? dayFormats.soon : { weekday: 'long' })
  if (day === now.day) return say.today(name)
  return day === addDays(now.day, 1) ? say.tomorrow(name) : say.onDay(name)
}

/** Sentences that name this weekday, also in its plural. */
function sentencesOn(index: number, { passages, lexicon }: Knowledge): readonly Passage[] {
  const names = [...weekdayNames(lexicon)].filter(([, each]) => each === index).map(([name]) => name)
  return passages.filter(
    ({ kind, terms }) =>
      (kind === 'sentence' || kind === 'question') &&
      terms.some(({ folded }) => folded.length > 3 && names.includes(folded.replace(/s$/, '')))
  )
}

/** Whether a text names a weekday, or says when the business is open. */
export function namesHours(passage: Passage, known: Knowledge): boolean {
  const names = weekdayNames(known.lexicon)
  return (
    saysOpen(passage, known) ||
    passage.terms.some(({ folded }) => names.has(folded) || names.has(folded.replace(/s$/, '')))
  )
}

/** Whether a text has a word of opening and closing; 'two hours' is none. */
function saysOpen({ terms }: Passage, { lexicon }: Knowledge): boolean {
  const { hours, units } = lexicon.words
  return terms.some(({ folded }) => hours.includes(folded) && !units.includes(folded))
}

/** Without opening hours in figures, the sentences that tell them. */
function quoteHours(asked: AskedMessage, known: Knowledge): ChatReply | undefined {
  const { day } = asked
  const onDay = day === undefined || day.kind === 'weekend' ? [] : sentencesOn(weekday(day.day), known)
  const found = known.passages.filter(
    (each) => each.kind === 'sentence' && namesHours(each, known) && /\d/.test(each.text)
  )
  const opening = found.filter((each) => saysOpen(each, known))
  const general = opening.length > 0 ? opening : found
  const told = day?.kind === 'weekday' && onDay.length > 0 ? onDay : general
  return told.length === 0 ? undefined : quote(told)
}
