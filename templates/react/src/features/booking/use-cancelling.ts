import { useState } from 'react'
import type { Booking } from '../../domain/backend/port.ts'
import type { Outcome } from './use-bookings.ts'

export type CancelNoticeState =
  | { kind: 'cancelled'; booking: Booking }
  | { kind: 'restored'; booking: Booking }
  | { kind: 'failed'; message: string }

type Step = (booking: Booking) => Promise<Outcome>

/** What the list says after a booking was cancelled or taken back. */
export function useCancelling(cancel: Step, restore: Step) {
  const [notice, setNotice] = useState<CancelNoticeState>()

  async function run(step: Step, booking: Booking, kind: 'cancelled' | 'restored') {
    const outcome = await step(booking)
    setNotice(outcome.ok ? { kind, booking } : { kind: 'failed', message: outcome.message })
  }

  return {
    notice,
    cancelOne: (booking: Booking) => void run(cancel, booking, 'cancelled'),
    takeBack: (booking: Booking) => void run(restore, booking, 'restored')
  }
}
