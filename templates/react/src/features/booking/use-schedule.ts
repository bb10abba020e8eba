import { useMemo } from 'react'
import { scheduleFor, type Schedule } from '../../domain/booking.ts'
import { localTime, findTimeZone } from '../../domain/time-zone.ts'
import { useSite } from '../../ui/site-context.tsx'

/** Time zone of the business, where its telephone number or address tells. */
export function useZone(): string | undefined {
  const { businessInfo } = useSite()
  return useMemo(() => findTimeZone(businessInfo), [businessInfo])
}

/** When a service can be asked for, by the clock of the business. Before the page has started no time has passed. */
export function useSchedule(now: Date | undefined, duration?: string): Schedule {
  const { hours } = useSite().content
  const zone = useZone()
  return useMemo(
    () => scheduleFor(hours, duration, now === undefined ? { day: '', minutes: 0 } : localTime(now, zone)),
    [hours, duration, now, zone]
  )
}
