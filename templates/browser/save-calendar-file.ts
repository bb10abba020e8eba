import type { Booking } from '../domain/backend/port.ts'
import { calendarFile, type Appointment } from '../domain/calendar-file.ts'

/** Downloads a confirmed appointment as an iCalendar file. */
export function saveCalendarFile(booking: Booking, appointment: Appointment): void {
  const text = calendarFile(booking, { ...appointment, stamp: new Date() })
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${booking.day}.ics`
  link.click()
  URL.revokeObjectURL(address)
}
