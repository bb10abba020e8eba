import { isBooking } from '../../domain/backend/stored-entries.ts'
import type { Booking } from '../../domain/backend/port.ts'
import { openStore, type Store } from '../../domain/backend/storage.ts'
import type { BookingForm } from '../../domain/booking.ts'

/** Session storage: what is entered for a date need not outlive the window. */
let store: Store | undefined
const kept = (): Store => (store ??= openStore(() => window.sessionStorage, 'booking:'))

export function storedBooking(): { form: unknown; booked?: Booking } {
  const booked = kept().get('booked')
  return { form: kept().get('form'), ...(isBooking(booked) ? { booked } : {}) }
}

export function storeBooking(form: BookingForm, booked: Booking | undefined): void {
  kept().set('form', { ...form, trap: '' })
  if (booked === undefined) kept().remove('booked')
  else kept().set('booked', booked)
}
