import { baselineOf, contentOf } from '../content/content-of.ts'
import { weekdays, type Content, type OpeningHours, type TimeSpan, type Weekday } from '../content/content.ts'
import { decisionsAt } from '../decisions/compare.ts'
import type { Decisions, WrittenValue } from '../decisions/decision.ts'
import { isDraft } from '../decisions/draft.ts'
import { without, withDecisions } from '../decisions/with-decisions.ts'
import { toWeek } from '../reading/days.ts'
import type { Site } from '../site.ts'
import { listMessages } from './messages.ts'

type Week = OpeningHours['week']

const weekAddress = '/content/hours/week'

/** The opening hours that a site shows; all days are closed where it shows none. */
export interface ListedHours {
  readonly week: Week
  /** True while the owner has neither written nor confirmed them. */
  readonly draft: boolean
  /** False where the site says nothing of hours. */
  readonly known: boolean
}

/** The opening hours of a site for editing. */
export function listedHours({ hours }: Content): ListedHours {
  return { week: hours?.week ?? toWeek(() => []), draft: isDraft(hours), known: hours !== undefined }
}

/** The site with the owner's own week. Exceptions stay. */
export function writeWeek(site: Site, week: Week): Site {
  return withDecisions(site, {
    ...without(withoutConfirmation(site), weekAddress),
    [weekAddress]: { is: 'written', value: week as unknown as WrittenValue }
  })
}

function withoutConfirmation({ decisions = {} }: Site): Decisions {
  const { '/content/hours': _earlier, ...others } = decisions
  return others
}

/** The site with its opening hours confirmed as they are. */
export function confirmHours(site: Site): Site {
  const { hours } = contentOf(site)
  if (!isDraft(hours)) return site
  const { draft: _mark, ...plain } = hours as OpeningHours
  const { exceptions: _own, ...read } = plain as Readonly<Record<string, unknown>>
  const made = decisionsAt(baselineOf(site), '/content/hours', read)
  return withDecisions(site, { ...site.decisions, ...made })
}

/** The site without opening hours: it says nothing of them. */
export function removeHours(site: Site): Site {
  return withDecisions(site, {
    ...without(site.decisions ?? {}, '/content/hours'),
    ...decisionsAt(baselineOf(site), '/content/hours', undefined)
  })
}

/** The week with the hours of one day on others too. */
export function copyDay(week: Week, from: Weekday, to: readonly Weekday[]): Week {
  return toWeek((day) => (to.includes(day) ? week[from] : week[day]))
}

/** The week with other hours on one day. */
export function withDay(week: Week, day: Weekday, spans: readonly TimeSpan[]): Week {
  return toWeek((each) => (each === day ? spans : week[each]))
}

/** True for a week in which no day is open. */
export function isClosedAllWeek(week: Week): boolean {
  return weekdays.every((day) => week[day].length === 0)
}

/** Parses a time of day as an owner types it, `8:30`, `830`, `5 pm`, `17 h`, to `HH:MM`; undefined where it is none. */
export function parseTime(typed: string): string | undefined {
  const text = typed.trim().toLowerCase().replaceAll('.m.', 'm')
  const match = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s?(am|pm|h|uhr)?$/u.exec(text)
  if (match === null) return undefined
  const [, hour = '', minute = '00', half] = match
  const isTwelve = half === 'am' || half === 'pm'
  const hours = isTwelve ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour)
  if (Number(minute) > 59 || hours > 24 || (hours === 24 && minute !== '00')) return undefined
  if (isTwelve && (Number(hour) > 12 || Number(hour) === 0)) return undefined
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** A problem of a span of a day: where it is, what to say, and whether the owner may mean the next day. */
export interface SpanProblem {
  readonly at: number
  readonly message: string
  /** The words of the way out, where closing before opening may mean the next day. */
  readonly nextDay?: string
}

/**
 * Finds the first problem of the hours of a day.
 * @param overnight the spans that the owner said close on the next day
 */
export function findSpanProblem(
  spans: readonly TimeSpan[],
  overnight: readonly number[] = []
): SpanProblem | undefined {
  const found = spans.flatMap(({ opens, closes }, at): SpanProblem[] => {
    if (opens === closes) return [{ at, message: listMessages.sameTime }]
    if (closes > opens || overnight.includes(at)) return []
    return [{ at, message: listMessages.closesBefore(closes, opens), nextDay: listMessages.nextDay(closes) }]
  })
  if (found.length > 0) return found[0]
  const end = ({ opens, closes }: TimeSpan): string => (closes < opens ? `+${closes}` : closes)
  const sorted = spans
    .map((span, at) => ({ span, at }))
    .sort((a, b) => (a.span.opens < b.span.opens ? -1 : 1))
  for (const [index, { span, at }] of sorted.entries()) {
    const before = sorted[index - 1]?.span
    if (before === undefined) continue
    // Past midnight it is later than every time of the same day.
    if (end(before).startsWith('+') || before.closes > span.opens) {
      return { at, message: listMessages.overlap(spanText(before), spanText(span)) }
    }
  }
  return undefined
}

const spanText = ({ opens, closes }: TimeSpan): string => `${opens} to ${closes}`

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const toTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Parts that a day can have. */
const mostParts = 4

/**
 * The hours of a day with a break of an hour in its longest part: at noon where that is inside of it, else in its middle.
 * Undefined where no part is long enough.
 */
export function addBreak(spans: readonly TimeSpan[]): readonly TimeSpan[] | undefined {
  const sizes = spans.map(({ opens, closes }) => toMinutes(closes) - toMinutes(opens))
  const at = sizes.indexOf(Math.max(...sizes))
  const longest = spans[at]
  if (longest === undefined || spans.length >= mostParts || (sizes[at] ?? 0) < 180) return undefined
  const [opens, closes] = [toMinutes(longest.opens), toMinutes(longest.closes)]
  const middle = Math.floor((opens + closes) / 2 / 60) * 60
  const begins = opens < 720 && closes > 780 ? 720 : Math.max(middle, opens + 60)
  const parts = [
    { opens: longest.opens, closes: toTime(begins) },
    { opens: toTime(begins + 60), closes: longest.closes }
  ]
  return spans.flatMap((span, place) => (place === at ? parts : [span]))
}

/** The hours that a day gets when it is switched to open: those of the open day before it, or else behind it. */
export function usualSpans(week: Week, day: Weekday): readonly TimeSpan[] {
  const at = weekdays.indexOf(day)
  const others = [...weekdays.slice(0, at).reverse(), ...weekdays.slice(at + 1)]
  const like = others.find((each) => week[each].length > 0)
  return like === undefined ? [{ opens: '09:00', closes: '17:00' }] : week[like]
}

/** Where a span is drawn on a rule from 6 to 24 o’clock, in percent. */
export function spanOnRule({ opens, closes }: TimeSpan): { readonly start: number; readonly width: number } {
  const percent = (time: number): number => Math.min(Math.max((time - 360) / 10.8, 0), 100)
  const start = percent(toMinutes(opens))
  const end = closes < opens ? 100 : percent(toMinutes(closes))
  return { start, width: end - start }
}
