import { bookingMessages } from '../../domain/messages/booking.ts'
import { isOtherTimeZone } from '../../domain/time-zone.ts'
import { useLocale, useNow } from '../../ui/use-client.ts'
import { useZone } from './use-schedule.ts'

/** Says whose clock the times are, where it may be another than the visitor's. */
export function ZoneNote() {
  const zone = useZone()
  const now = useNow()
  const locale = useLocale()
  if (zone === undefined) return <p className="hint">{bookingMessages.localTime}</p>
  if (now === undefined || !isOtherTimeZone(now, zone)) return null
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }).format(now)
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  return <p className="hint">{bookingMessages.zoneTime(place, clock)}</p>
}
