import { weekdays, type TimeSpan, type Weekday } from '../content/content.ts'
import { minutesAt, toTimeSpan } from './clock.ts'
import { isNear, type Mark } from './hours-marks.ts'
import { otherTimes } from './hours-words.ts'
import { wholeWords } from './letters.ts'
import { findMoney } from './money.ts'

/** Marks of one kind that stand together. */
interface Group {
  readonly kind: 'days' | 'span' | 'until'
  readonly at: number
  readonly end: number
  readonly marks: readonly Mark[]
}

/** Hours by day. */
export type DayHours = ReadonlyMap<Weekday, readonly TimeSpan[]>

const other = new RegExp(wholeWords(otherTimes), 'iu')

function groupsOf(text: string, marks: readonly Mark[]): Group[] {
  return marks.reduce<Group[]>((groups, mark) => {
    if (mark.kind !== 'days' && mark.kind !== 'span' && mark.kind !== 'until') return groups
    const last = groups.at(-1)
    const joined = last?.kind === mark.kind && isNear(text, last.end, mark.at)
    return joined
      ? [...groups.slice(0, -1), { ...last, end: mark.end, marks: [...last.marks, mark] }]
      : [...groups, { kind: mark.kind, at: mark.at, end: mark.end, marks: [mark] }]
  }, [])
}

const daysIn = ({ marks }: Group): Weekday[] =>
  weekdays.filter((day) => marks.some((mark) => mark.kind === 'days' && mark.days.includes(day)))

/** The spans of a group; none where one of them is not clear. */
function spansIn({ marks }: Group): TimeSpan[] {
  const spans = marks.flatMap((mark) => (mark.kind === 'span' && mark.span !== undefined ? [mark.span] : []))
  return spans.length === marks.length ? spans : []
}

/** The spans where it closes at another time. A time before noon that would be before opening counts as after noon. */
function closingAt(spans: readonly TimeSpan[], minutes: number): TimeSpan[] {
  const first = spans[0]
  if (first === undefined) return []
  const closing = minutes <= 720 && minutes <= minutesAt(first.opens) ? minutes + 720 : minutes
  const before = spans.filter(({ opens }) => minutesAt(opens) < closing)
  return before.flatMap(({ opens, closes }, at) => {
    const isLast = at === before.length - 1
    const end = isLast ? closing : Math.min(closing, minutesAt(closes))
    return toTimeSpan(minutesAt(opens), end) ?? []
  })
}

/** A price behind the hours: they are those of a class. */
const isPriced = (text: string, from: number): boolean =>
  findMoney(text.slice(from).split(/[,;]\s/u, 1)[0] ?? '').length > 0

/**
 * Reads the hours of a sentence that says something else too: `Both shops Mon to Sat 9 to 6`. Three days or more right
 * beside their hours are opening hours, unless the words before them say what else happens then; fewer days count
 * right behind such hours. A day that is named again without hours loses them.
 * @param opens true where the sentence says that the hours are those of opening
 */
export function readUnits(text: string, marks: readonly Mark[], opens: boolean): DayHours {
  const groups = groupsOf(text, marks)
  const hours = new Map<Weekday, readonly TimeSpan[]>()
  let read = 0
  groups.forEach((group, at) => {
    if (group.kind !== 'days') return
    const days = daysIn(group)
    const beside = besideDays(text, groups, at, read)
    const [from, end] = [Math.min(group.at, beside?.at ?? group.at), Math.max(group.end, beside?.end ?? 0)]
    const spans = beside === undefined || isPriced(text, end) ? [] : spansIn(beside)
    const follows = hours.size > 0 && isNear(text, read, from)
    const before = text.slice(read, from)
    const opening = (opens || (days.length > 2 && findMoney(before).length === 0)) && !other.test(before)
    if (spans.length > 0 && (follows || opening)) {
      for (const day of days) hours.set(day, spans)
      read = end
    } else for (const day of days) hours.delete(day)
  })
  return hours
}

/** The hours right behind days, or right before them where they are not those of other days. */
function besideDays(text: string, groups: readonly Group[], at: number, read: number): Group | undefined {
  const [before, days, next] = [groups[at - 1], groups[at], groups[at + 1]]
  if (days === undefined) return undefined
  if (next?.kind === 'span' && isNear(text, days.end, next.at)) return next
  const free = before?.kind === 'span' && before.at >= read && isNear(text, before.end, days.at)
  return free ? before : undefined
}

/** Days behind the last comma: those before it have the hours that the sentence begins with. */
function behindComma(text: string, group: Group): Group {
  const from = text.lastIndexOf(',', group.end)
  const marks = group.marks.filter(({ at }) => at > from)
  return marks.length === 0 ? group : { ...group, marks }
}

/** The hours with days that close at another time, as `Thursday until 8` behind them. */
export function withOtherEnds(text: string, marks: readonly Mark[], hours: DayHours): DayHours {
  const groups = groupsOf(text, marks)
  const changed = new Map(hours)
  groups.forEach((group, at) => {
    const next = groups[at + 1]
    const end = next?.kind === 'until' ? next.marks[0] : undefined
    if (group.kind !== 'days' || end?.kind !== 'until' || !isNear(text, group.end, end.at)) return
    if (!isNear(text, groups[at - 1]?.end ?? 0, group.at)) return
    const before = groups.slice(0, at).findLast(({ kind }) => kind === 'span')
    for (const day of daysIn(groups[0]?.kind === 'span' ? behindComma(text, group) : group)) {
      const usual = hours.get(day) ?? (before === undefined ? [] : spansIn(before))
      const spans = closingAt(usual, end.minutes)
      if (spans.length > 0) changed.set(day, spans)
      else changed.delete(day)
    }
  })
  return changed
}

/** The spans of a day with a break in them, such as lunch. */
export function withBreak(spans: readonly TimeSpan[], pause: TimeSpan): TimeSpan[] {
  return spans.flatMap((span) =>
    span.opens < pause.opens && pause.closes < span.closes
      ? [
          { opens: span.opens, closes: pause.opens },
          { opens: pause.closes, closes: span.closes }
        ]
      : [span]
  )
}
