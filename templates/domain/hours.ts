import { addDays, weekday, type Day } from './calendar.ts'
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

/** Day and minute in the time zone of the business. */
export interface LocalTime {
  day: Day
  /** Minutes after midnight. */
  minutes: number
}

/** A possible start time as HH:MM. */
export interface StartTime {
  time: string
  minutes: number
}

/** How many days ahead can be booked. */
export const bookingDaysMax = 365

/** Minutes of a service that does not state its duration. */
export const defaultMinutes = 60

/** Opening spans of a day in minutes; a closing time after midnight is beyond 24 hours. */
export function openSpans(day: Day, hours: OpeningHours): { opens: number; closes: number }[] {
  const name = weekdays[(weekday(day) + 6) % 7]
  const spans: readonly Span[] = name === undefined ? [] : hours.week[name]
  return spans
    .map((span) => ({ opens: parseMinutes(span.opens), closes: parseMinutes(span.closes) }))
    .filter(({ opens, closes }) => opens >= 0 && closes >= 0)
    .map(({ opens, closes }) => ({ opens, closes: closes <= opens ? closes + 1440 : closes }))
    .sort((a, b) => a.opens - b.opens)
}

/** Start times of a day at which something of this length, in minutes, fits into the opening hours. */
export function startTimes(day: Day, hours: OpeningHours, length: number = defaultMinutes): StartTime[] {
  const step = length <= 15 ? 15 : length <= 30 ? 30 : 60
  const starts = new Set<number>()
  for (const { opens, closes } of openSpans(day, hours))
    for (let minutes = opens; minutes + length <= closes && minutes < 1440; minutes += step)
      starts.add(minutes)
  return [...starts].sort((a, b) => a - b).map((minutes) => ({ time: toTime(minutes), minutes }))
}

/** The start times of a day that are still ahead. */
export function upcomingStartTimes(
  day: Day,
  hours: OpeningHours,
  now: LocalTime,
  length: number = defaultMinutes
): StartTime[] {
  if (day < now.day || day > addDays(now.day, bookingDaysMax)) return []
  return startTimes(day, hours, length).filter(({ minutes }) => day > now.day || minutes > now.minutes)
}

/** Whether something of this length, in minutes, fits into the opening hours of any weekday. */
export function fitsAnyDay(hours: OpeningHours, length: number = defaultMinutes): boolean {
  // Any seven consecutive days cover every weekday.
  return Array.from({ length: 7 }, (_, count) => addDays('2026-01-05', count)).some(
    (day) => startTimes(day, hours, length).length > 0
  )
}

/** The next days with a start time ahead, including today. */
export function nextOpenDays(hours: OpeningHours, now: LocalTime, count: number): Day[] {
  const days: Day[] = []
  const last = addDays(now.day, 28)
  for (let day = now.day; days.length < count && day <= last; day = addDays(day, 1))
    if (upcomingStartTimes(day, hours, now).length > 0) days.push(day)
  return days
}

/** Parses HH:MM to minutes after midnight; -1 where it is invalid. */
export function parseMinutes(time: string): number {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  const minutes = match === null ? -1 : Number(match[1]) * 60 + Number(match[2])
  return minutes > 1440 ? -1 : minutes
}

export function toTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Formats a time of day for the locale. */
export function formatTime(time: string, locale: string): string {
  const minutes = parseMinutes(time)
  if (minutes < 0) return time
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, options).format(minutes * 60_000)
}

/** Parses a duration to minutes: '45 min', '1 h 30', '2 hours'; undefined for 'half a day'. */
export function parseDuration(text: string | undefined): number | undefined {
  const lower = (text ?? '').toLowerCase().replace(',', '.')
  const hours = /(\d+(?:\.\d+)?)\s*(?:h\b|hr|hour|std|stunde|ore\b)/.exec(lower)
  const minutes = /(\d{1,3})\s*(?:m\b|min)/.exec(lower) ?? (hours ? /h\s*(\d{1,2})\b/.exec(lower) : null)
  if (hours === null && minutes === null) return undefined
  const total = Math.round(Number(hours?.[1] ?? 0) * 60) + Number(minutes?.[1] ?? 0)
  return total > 0 && total <= 1440 ? total : undefined
}

const hour = String.raw`(?:2[0-4]|1\d|0?\d)(?:[.:][0-5]\d)?`
const half = String.raw`\s?[ap]\.?m\.?`
const to = String.raw`\s?(?:[-‐-―]|to|bis)\s?`

/** Formats of opening hours beside a telephone number. */
const forms = [
  String.raw`24\s?/\s?7`,
  String.raw`[5-7]\s?j\s?/\s?7`,
  hour + half + to + hour + half,
  `${hour}${to}${hour}(?:${half}|${String.raw`\s?(?:uhr|h|hrs|hours)`})`,
  String.raw`${hour}(?:[ap]m|\s?(?:uhr|hrs|hours)|h(?:[0-5]\d)?)`,
  String.raw`24\s?h`,
  String.raw`[1-7]\s(?:days|tage|jours|d[ií]as|giorni|dagen|dni)`,
  // Hours alone, such as `9-5`, count only after a whole number.
  String.raw`(?<=(?:\p{Nd}[\s().\-‐-―]{0,2}){10}[\s|/(·]\s{0,3})${hour}\s?[-‐-―]\s?(?!0+(?!\d))${hour}(?![\s.\-/]{0,3}\p{Nd})`
]

const hours = new RegExp(String.raw`(?<!\p{Nd})(?:${forms.join('|')})(?![\p{L}\p{Nd}])`, 'giu')

/** The text with its opening hours replaced by NUL characters, so that they are not read as part of a number. */
export function maskHours(text: string): string {
  return text.replace(hours, (match) => '\0'.repeat(match.length))
}
