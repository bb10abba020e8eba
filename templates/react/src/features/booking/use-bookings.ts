import { useCallback, useEffect, useState } from 'react'
import type { Backend, Booking, Change } from '../../domain/backend/port.ts'
import { errorMessage } from '../../domain/messages.ts'
import { useBackend, useChanges } from '../../ui/backend.tsx'

export type Outcome = { ok: true } | { ok: false; message: string }

/** The visitor's bookings, kept up to date, with ways to cancel one and to undo that. */
export function useBookings() {
  const backend = useBackend()
  const [bookings, setBookings] = useState<readonly Booking[]>([])

  useEffect(() => {
    let current = true
    async function load() {
      const result = await backend.bookings()
      if (current && result.ok) setBookings(result.value)
    }
    void load()
    return () => {
      current = false
    }
  }, [backend])

  useChanges(
    useCallback((change: Change) => {
      if (change.kind === 'booking')
        setBookings((known) => [...known.filter((one) => one.id !== change.booking.id), change.booking])
      if (change.kind === 'waiting-sent')
        setBookings((known) =>
          known.map((one) => (one.id === change.id ? { ...one, delivery: 'sent' as const } : one))
        )
      if (change.kind === 'booking-cancelled')
        setBookings((known) => known.filter((one) => one.id !== change.id))
    }, [])
  )

  return {
    bookings,
    cancel: (booking: Booking) => cancel(backend, booking),
    restore: (booking: Booking) => restore(backend, booking)
  }
}

async function cancel(backend: Backend, booking: Booking): Promise<Outcome> {
  const result = await backend.cancelBooking(booking.id)
  return result.ok ? { ok: true } : { ok: false, message: errorMessage(result.code) }
}

async function restore(backend: Backend, booking: Booking): Promise<Outcome> {
  const { id: _, delivery: __, confirmed: ___, ...request } = booking
  const result = await backend.book(request)
  return result.ok ? { ok: true } : { ok: false, message: errorMessage(result.code) }
}
