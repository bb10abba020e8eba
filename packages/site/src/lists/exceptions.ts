import { contentOf } from '../content/content-of.ts'
import type { Content, HoursException } from '../content/content.ts'
import type { WrittenValue } from '../decisions/decision.ts'
import { baselineOf } from '../content/content-of.ts'
import { dayText, findSharedDay } from '../content/exception-days.ts'
import { decisionsAt } from '../decisions/compare.ts'
import { without, withDecisions } from '../decisions/with-decisions.ts'
import type { Site } from '../site.ts'
import { listMessages } from './messages.ts'

const address = '/content/hours/exceptions'

/** The exceptions of a site, in the order of their days. */
export function listedExceptions({ hours }: Content): HoursException[] {
  return [...(hours?.exceptions ?? [])].sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** True for a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The problem of the days of an exception beside the others; undefined where there is none. */
export function findDayProblem(
  { id, from, to }: Pick<HoursException, 'id' | 'from' | 'to'>,
  others: readonly HoursException[]
): string | undefined {
  if (!isDay(from) || (to !== undefined && !isDay(to))) return listMessages.noDay
  const last = to ?? from
  if (last < from) return listMessages.lastBeforeFirst
  const shared = others
    .filter((other) => other.id !== id)
    .flatMap((other) => findSharedDay([{ from, to: last }, other]) ?? [])
  return shared[0] === undefined ? undefined : listMessages.dayTwice(dayText(shared[0]))
}

/** The site with an exception written: a new one, or another value for the one with its id. */
export function writeException(site: Site, exception: HoursException): Site {
  const at = `${address}/@${exception.id}`
  const { to, reason, ...rest } = exception
  const value = {
    ...rest,
    ...(to !== undefined && to !== exception.from && { to }),
    ...(reason !== undefined && reason.trim() !== '' && { reason })
  }
  return withDecisions(site, {
    ...without(site.decisions ?? {}, at),
    [at]: { is: 'written', value: value as unknown as WrittenValue }
  })
}

/** The site without an exception. */
export function removeException(site: Site, id: string): Site {
  const at = `${address}/@${id}`
  return withDecisions(site, {
    ...without(site.decisions ?? {}, at),
    ...decisionsAt(baselineOf(site), at, undefined)
  })
}

/** An id for an exception that begins on a day. */
export function exceptionId(site: Site, from: string): string {
  const taken = listedExceptions(contentOf(site)).map(({ id }) => id)
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? `on-${from}` : `on-${from}-${count}`
    if (!taken.includes(id)) return id
  }
}
