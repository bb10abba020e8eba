import { weekdays, type OpeningHours, type TimeSpan, type Weekday } from '../content/content.ts'

const dayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday'
}

const spansText = (spans: readonly TimeSpan[]): string =>
  spans.length === 0
    ? 'Closed'
    : spans.map(({ opens, closes }) => `${opens.replace(/^0/u, '')} to ${closes}`).join(', ')

/** Formats opening hours, days with the same hours on one line: `Monday to Friday, 9:00 to 17:30`. */
export function formatHours(week: OpeningHours['week']): string[] {
  const runs: { from: Weekday; to: Weekday; text: string }[] = []
  for (const day of weekdays) {
    const text = spansText(week[day])
    const last = runs.at(-1)
    if (last?.text === text) last.to = day
    else runs.push({ from: day, to: day, text })
  }
  return runs.map(({ from, to, text }) => {
    const days = from === to ? dayNames[from] : `${dayNames[from]} to ${dayNames[to]}`
    return `${days}, ${text}`
  })
}

const dayPattern = /monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun/giu
const timePattern = /(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?/giu

/**
 * Parses opening hours as an owner types them, one line each: `Tuesday to Saturday, 8:00 to 17:00`. Days that no line
 * names are closed.
 * @returns the week, or the first line that could not be read
 */
export function parseHours(
  text: string
): { ok: true; week: OpeningHours['week'] } | { ok: false; line: string } {
  const week = Object.fromEntries(weekdays.map((day) => [day, [] as readonly TimeSpan[]])) as Record<
    Weekday,
    readonly TimeSpan[]
  >
  for (const line of text.split(/\n|;/u).map((each) => each.trim())) {
    if (line === '') continue
    const days = daysIn(line)
    const spans = /closed/iu.test(line) ? [] : spansIn(line)
    if (days.length === 0 || spans === undefined) return { ok: false, line }
    for (const day of days) week[day] = spans
  }
  return { ok: true, week }
}

function daysIn(line: string): Weekday[] {
  const found = [...line.matchAll(dayPattern)].map(({ 0: name, index }) => ({
    day: name.slice(0, 3).toLowerCase() as Weekday,
    index,
    end: index + name.length
  }))
  if (/\b(daily|every day)\b/iu.test(line)) return [...weekdays]
  return found.flatMap(({ day, end }, at) => {
    const next = found[at + 1]
    const between = next === undefined ? '' : line.slice(end, next.index)
    return next !== undefined && /^s?\s*(?:to|until|till|through|[-–—])\s*$/iu.test(between)
      ? daysFrom(day, next.day)
      : [day]
  })
}

function daysFrom(first: Weekday, last: Weekday): Weekday[] {
  const start = weekdays.indexOf(first)
  const count = (weekdays.indexOf(last) - start + weekdays.length) % weekdays.length
  return Array.from({ length: count + 1 }, (_, step) => weekdays[(start + step) % weekdays.length] ?? first)
}

function spansIn(line: string): TimeSpan[] | undefined {
  const times = [...line.matchAll(timePattern)].map(([, hour = '', minute = '00', half]) => {
    const base = Number(hour)
    const late = half?.toLowerCase() === 'pm' && base < 12
    const early = half?.toLowerCase() === 'am' && base === 12
    const hours = late ? base + 12 : early ? 0 : base
    return hours > 24 || Number(minute) > 59 || (hours === 24 && minute !== '00')
      ? undefined
      : `${String(hours).padStart(2, '0')}:${minute}`
  })
  if (times.length === 0 || times.length % 2 === 1 || times.includes(undefined)) return undefined
  const spans: TimeSpan[] = []
  for (let at = 0; at < times.length; at += 2) {
    const [opens = '', closes = ''] = [times[at], times[at + 1]]
    if (opens === closes) return undefined
    spans.push({ opens, closes })
  }
  return spans
}
