import {
  addDays,
  dayFormats,
  daysText,
  dayText,
  exceptionOn,
  openSpans,
  toTime,
  weekday,
  type Day,
  type LocalTime
} from './calendar.ts'
import { hoursMessages as say } from './messages.ts'
import { weekdays, type Content, type OpeningHours, type Span, type Weekday } from './site.ts'
import { businessLocale, dateFormat, listFormat } from './text.ts'

/** Consecutive days with the same hours, as a line of a table. */
export interface HoursLine {
  /** 'Monday to Friday' */
  days: string
  /** '9:00 to 17:30', or the message for closed. */
  open: string
  covers: readonly Weekday[]
}

/** The week as a table that groups days with the same hours. `language` names the days. */
export function hoursLines({ week }: OpeningHours, language: string): readonly HoursLine[] {
  const lines: { open: string; covers: Weekday[] }[] = []
  for (const day of weekdays) {
    const open = openText(week[day])
    const last = lines.at(-1)
    if (last?.open === open) last.covers.push(day)
    else lines.push({ open, covers: [day] })
  }
  return lines.map(({ open, covers }) => ({ days: joined(partsOf(covers, language)), open, covers }))
}

/** The week in one line, 'Monday to Friday, 9:00 to 17:30', without the days on which it is closed. */
export function hoursText({ week }: OpeningHours, language: string): string {
  const open = weekdays.filter((day) => week[day].length > 0)
  const kinds = [...new Set(open.map((day) => openText(week[day])))]
  return kinds
    .map((kind) => {
      const days = runsOf(open.filter((day) => openText(week[day]) === kind))
      return `${joined(days.flatMap((run) => partsOf(run, language)))}, ${kind}`
    })
    .join('; ')
}

/** Days with other hours than the week's, as a line of a table. */
export interface ExceptionLine {
  id: string
  /** '24 to 26 December 2026', with its reason. */
  days: string
  open: string
}

/** The exceptions that are not over, in the order of their days. `locale` writes the dates. */
export function exceptionLines(
  { exceptions = [] }: OpeningHours,
  locale: string,
  today = ''
): readonly ExceptionLine[] {
  return exceptions
    .filter(({ from, to = from }) => to >= today)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ id, from, to, spans, reason }) => {
      const days =
        to === undefined
          ? dayText(from, locale, dayFormats.date)
          : daysText(from, to, locale, dayFormats.date)
      return { id, days: reason === undefined ? days : `${days}, ${reason}`, open: openText(spans) }
    })
}

/** A line of the table of opening hours. */
export interface HoursRow {
  id: string
  days: string
  open: string
  isToday: boolean
}

/**
 * The table of opening hours: the week, then the exceptions that are not over. The line of today, in the time zone of the
 * business, tells the exception that holds today; no line is marked while `now` is not known.
 */
export function hoursRows(
  hours: OpeningHours,
  content: Pick<Content, 'language' | 'region'>,
  now: LocalTime | undefined
): readonly HoursRow[] {
  const today = now && weekdays[(weekday(now.day) + 6) % 7]
  const exception = now && exceptionOn(now.day, hours)
  const week = hoursLines(hours, content.language).map(({ days, open, covers }) => {
    const isToday = today !== undefined && covers.includes(today)
    const own = isToday && exception !== undefined ? openText(exception.spans) : undefined
    const told = own === undefined ? open : covers.length === 1 ? own : say.besideToday(open, own)
    return { id: days, days, open: told, isToday }
  })
  const others = exceptionLines(hours, businessLocale(content), now?.day)
  return [...week, ...others.map((line) => ({ ...line, isToday: false }))]
}

/** A moment at the business: a day, and a time of it as HH:MM. */
export interface OpeningMoment {
  day: Day
  time: string
}

/** Whether a business is open, and when that changes; absent where it does not within the next weeks. */
export type OpenState = { open: true; until?: OpeningMoment } | { open: false; next?: OpeningMoment }

/** Days ahead that are searched for a change. */
const searchedDays = 60

/** Whether a business is open now, by its week and exceptions. */
export function openState(hours: OpeningHours, now: LocalTime): OpenState {
  const spans = spansFrom(hours, now.day)
  let end = now.minutes
  for (const { opens, closes } of spans) if (opens <= end && closes > end) end = closes
  if (end > now.minutes) {
    return end >= searchedDays * 1440 ? { open: true } : { open: true, until: momentAt(now.day, end, true) }
  }
  const next = spans.find(({ opens }) => opens > now.minutes)
  return next === undefined ? { open: false } : { open: false, next: momentAt(now.day, next.opens, false) }
}

/** The open spans of yesterday and the days after it, in minutes from the midnight before today. */
function spansFrom(hours: OpeningHours, today: Day): readonly { opens: number; closes: number }[] {
  return Array.from({ length: searchedDays + 2 }, (_, index) => index - 1).flatMap((ahead) =>
    openSpans(addDays(today, ahead), hours).map(({ opens, closes }) => ({
      opens: opens + ahead * 1440,
      closes: closes + ahead * 1440
    }))
  )
}

/** Midnight ends a day as 24:00 and begins one as 00:00. */
function momentAt(today: Day, minutes: number, isEnd: boolean): OpeningMoment {
  const ahead = Math.floor((isEnd ? minutes - 1 : minutes) / 1440)
  return { day: addDays(today, ahead), time: toTime(minutes - ahead * 1440) }
}

/** 'Open now, until 17:00' or 'Closed now, opens Tuesday 9:00'. `locale` writes the day. */
export function openStateText(state: OpenState, now: LocalTime, locale: string): string {
  if (state.open)
    return state.until === undefined ? say.openNow : say.openUntil(momentText(state.until, now, locale))
  return state.next === undefined ? say.closedNow : say.opensAt(momentText(state.next, now, locale))
}

/** The time alone today, the weekday with it within a week, else the date. The first hours of a day end the one before. */
function momentText({ day, time }: OpeningMoment, now: LocalTime, locale: string): string {
  const clock = timeText(time)
  if (day === now.day || (day === addDays(now.day, 1) && time < '06:00')) return clock
  if (day >= addDays(now.day, 7)) return dayText(day, locale, dayFormats.soon)
  return `${dayText(day, locale, { weekday: 'long' })} ${clock}`
}

/** Groups days into runs of consecutive ones. */
function runsOf(days: readonly Weekday[]): readonly (readonly Weekday[])[] {
  const runs: Weekday[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && weekdays.indexOf(day) === weekdays.indexOf(last) + 1) run.push(day)
    else runs.push([day])
  }
  return runs
}

/** The hours of a day, '9:00 to 12:00 and 13:00 to 17:00', or the message for closed. */
export function openText(spans: readonly Span[]): string {
  if (spans.length === 0) return say.closed
  return joined(spans.map(({ opens, closes }) => say.span(timeText(opens), timeText(closes))))
}

/** 09:00 without its leading zero, 9:00. */
export function timeText(time: string): string {
  return time.replace(/^0(?=\d)/, '')
}

/** Three days and more become a range; fewer are listed. */
function partsOf(days: readonly Weekday[], language: string): readonly string[] {
  if (days.length === weekdays.length) return [say.everyDay]
  const names = days.map((day) => dayName(day, language))
  const [first, last] = [names[0], names.at(-1)]
  return names.length < 3 || first === undefined || last === undefined ? names : [say.span(first, last)]
}

function joined(texts: readonly string[]): string {
  return listFormat('en-GB', { type: 'conjunction' }).format(texts)
}

function dayName(day: Weekday, language: string): string {
  const monday = Date.UTC(2024, 0, 1)
  const time = monday + weekdays.indexOf(day) * 86_400_000
  return dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(time)
}
