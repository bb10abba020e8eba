import { useState } from 'react'
import type { Booking } from '../../domain/backend/port.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import { useBackend } from '../../ui/backend.tsx'
import { Button } from '../../ui/button.tsx'
import { useClock } from '../../ui/use-client.ts'

/** What happens to a request from here on; one that waits for a network can be sent now. */
export function NextSteps({ booking, perhapsSent }: { booking: Booking; perhapsSent: boolean }) {
  const backend = useBackend()
  const clock = useClock()
  const [at] = useState(() => Date.now())
  if (booking.delivery === 'queued')
    return (
      <p className="actions">
        <Button
          onClick={() => {
            backend.release(booking.id)
            void backend.flush()
          }}
        >
          {perhapsSent ? contactMessages.sendAgain : contactMessages.sendNow}
        </Button>
      </p>
    )
  return (
    <ol className="steps-next">
      <li className="done">
        <span>{bookingMessages.reached(clock(at))}</span>
      </li>
      <li>
        <span>
          {bookingMessages.weLook}{' '}
          <b>
            <bdi>{booking.email}</bdi>
          </b>
          .
        </span>
      </li>
      <li>
        <span>{bookingMessages.yours}</span>
      </li>
    </ol>
  )
}
