import type { HoursException } from './content.ts'

type Days = Readonly<Record<'from', HoursException['from']>> & {
  readonly to?: HoursException['to'] | undefined
}

/** The first day that is in two exceptions of the opening hours, as YYYY-MM-DD; undefined where there is none. */
export function findSharedDay(exceptions: readonly Days[]): string | undefined {
  const sorted = [...exceptions].sort((a, b) => (a.from < b.from ? -1 : 1))
  let last: string | undefined
  for (const { from, to = from } of sorted) {
    if (last !== undefined && from <= last) return from
    if (last === undefined || to > last) last = to
  }
  return undefined
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC'
})

/** A day for the owner: `24 December 2026`. */
export function dayText(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`))
}
