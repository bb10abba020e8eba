import type { Booking } from '../../domain/backend/port.ts'
import { calendarFile, minutesIn } from '../../domain/calendar-file.ts'

/** Hands the appointment to the visitor's calendar as a file. */
export function saveCalendarFile(booking: Booking, business: string, place: string, duration?: string): void {
  const event = {
    title: `${booking.service}, ${business}`,
    place,
    stamp: new Date(),
    minutes: minutesIn(duration)
  }
  const address = URL.createObjectURL(new Blob([calendarFile(booking, event)], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${booking.day}.ics`
  link.click()
  URL.revokeObjectURL(address)
}
