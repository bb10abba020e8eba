import { dayOf, type Day, type LocalTime } from './calendar.ts'
import type { Site } from './site.ts'
import { dateFormat } from './text.ts'

/** The time zone of a business, where the builder or the owner has found it and the browser knows it. */
export function timeZoneOf({ content }: Pick<Site, 'content'>): string | undefined {
  const zone = content.region?.timeZone
  return zone !== undefined && isTimeZone(zone) ? zone : undefined
}

function isTimeZone(zone: string): boolean {
  try {
    return dateFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Day and minute in a time zone; the visitor's own where it is undefined. */
export function localTime(now: Date, zone: string | undefined): LocalTime {
  if (zone === undefined) return { day: dayOf(now), minutes: now.getHours() * 60 + now.getMinutes() }
  const parts = dateFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23'
  }).formatToParts(now)
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '00'
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute'))
  }
}

/** The moment of a day and minute in a time zone. */
export function toInstant(day: Day, minutes: number, zone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  // The offset at the first guess is right except in the hours around a clock change.
  let instant = wanted
  for (let round = 0; round < 2; round += 1) {
    const shown = localTime(new Date(instant), zone)
    instant += wanted - (Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * 60_000)
  }
  return new Date(instant)
}

/** A day and minute of a time zone, in the visitor's own. */
export function visitorTime(day: Day, minutes: number, zone: string): LocalTime {
  return localTime(toInstant(day, minutes, zone), undefined)
}

/** Whether the time zone differs from the visitor's at any time of this day. */
export function isOtherTimeZone(day: Day, zone: string): boolean {
  return [0, 12 * 60, 24 * 60 - 1].some((minutes) => {
    const here = visitorTime(day, minutes, zone)
    return here.day !== day || here.minutes !== minutes
  })
}
