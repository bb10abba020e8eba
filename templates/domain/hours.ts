import { dayFormats, daysText, dayText } from './calendar.ts'
import { hoursMessages as say } from './messages.ts'
import { weekdays, type OpeningHours, type Span, type Weekday } from './site.ts'

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

/** The weekday of a moment in the visitor's time zone. */
export function weekdayOf(now: Date): Weekday {
  return weekdays[(now.getDay() + 6) % 7] ?? 'mon'
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

function openText(spans: readonly Span[]): string {
  if (spans.length === 0) return say.closed
  return joined(spans.map(({ opens, closes }) => say.span(timeText(opens), timeText(closes))))
}

/** 09:00 without its leading zero, 9:00. */
function timeText(time: string): string {
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
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(texts)
}

function dayName(day: Weekday, language: string): string {
  const monday = Date.UTC(2024, 0, 1)
  const time = monday + weekdays.indexOf(day) * 86_400_000
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(time)
}
