import type { Ref } from 'react'
import type { Booking, MessageMode } from '../../domain/backend/port.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import { useWaiting } from '../../ui/backend.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { NextSteps } from './next-steps.tsx'
import { Ticket } from './ticket.tsx'
import { Upcoming } from './upcoming.tsx'
import type { BookingFlowProps } from './use-booking.ts'

interface ConfirmationProps {
  booking: Booking
  flow: BookingFlowProps
  heading: Ref<HTMLHeadingElement>
  now?: Date
}

/** The result of a booking request. Only a server's confirmation makes it a booking. */
export function Confirmation({ booking, flow, heading, now }: ConfirmationProps) {
  const perhapsSent = useWaiting('booking').some(
    (message) => message.id === booking.id && message.perhapsSent
  )
  const { title, lede } = wordsFor(booking, flow.mode, perhapsSent)
  return (
    <>
      <PageHead ref={heading} title={title} lede={lede} seed="booking" />
      <PageBody>
        <div className="two" role="status">
          <Ticket booking={booking} service={flow.service} onAnother={flow.restart} />
          {flow.mode !== 'draft' && !booking.confirmed && (
            <NextSteps booking={booking} perhapsSent={perhapsSent} />
          )}
        </div>
        {now && <Upcoming now={now} />}
      </PageBody>
    </>
  )
}

function wordsFor(
  { delivery, confirmed, email }: Booking,
  mode: MessageMode,
  perhapsSent: boolean
): { title: string; lede: string } {
  const say = bookingMessages
  if (mode === 'draft') return { title: say.nothingSentTitle, lede: say.nothingSent }
  if (delivery === 'queued' && perhapsSent)
    return { title: contactMessages.perhapsTitle, lede: contactMessages.perhaps }
  if (delivery === 'queued') return { title: say.keptTitle, lede: say.kept }
  return confirmed
    ? { title: say.confirmed, lede: say.emailFollows(email) }
    : { title: say.askedTitle, lede: say.asked }
}
