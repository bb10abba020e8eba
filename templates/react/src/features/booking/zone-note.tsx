import type { Day } from '../../domain/calendar.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { formatTime } from '../../domain/opening-times.ts'
import { isOtherTimeZone, localTime, visitorTime } from '../../domain/time-zone.ts'
import { useLocale, useNow } from '../../ui/use-client.ts'
import { useZone } from './use-schedule.ts'

/** By which clocks are compared. */
const noon = { time: '12:00', minutes: 12 * 60 }

/** Says whose clock the times of a day are of, where it is another than the visitor's on that day. */
export function ZoneNote({ day }: { day: Day }) {
  const zone = useZone()
  const now = useNow()
  const locale = useLocale()
  if (zone === undefined) return <p className="hint">{bookingMessages.localTime}</p>
  if (now === undefined || !isOtherTimeZone(day, zone)) return null
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const there = localTime(now, zone)
  const here = localTime(now, undefined)
  if (there.day !== here.day || there.minutes !== here.minutes) {
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(now)
    return <p className="hint">{bookingMessages.zoneTime(place, clock)}</p>
  }
  // Clocks show the same now, and no longer on that day.
  const then = visitorTime(day, noon.minutes, zone).minutes
  const time = [Math.floor(then / 60), then % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return (
    <p className="hint">
      {bookingMessages.zoneTimeThen(place, formatTime(noon.time, locale), formatTime(time, locale))}
    </p>
  )
}
