import type { Ref } from 'react'
import { saveCalendarFile } from '../../browser/save-calendar-file.ts'
import type { Booking } from '../../domain/backend/port.ts'
import { resultTexts, ticketRows } from '../../domain/booking-form.ts'
import { dayText, formatTime } from '../../domain/calendar.ts'
import { appointmentOf } from '../../domain/calendar-file.ts'
import { bookingMessages } from '../../domain/features/booking.ts'
import { contactMessages } from '../../domain/features/contact-form.ts'
import { Button } from '../../ui/controls.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { useTimeOfDay, useLocale } from '../../ui/hooks.tsx'
import { Words } from '../../ui/words.tsx'
import { Upcoming } from './index.tsx'
import type { BookingProps } from './summary.tsx'

interface ConfirmationProps extends BookingProps {
  booked: Booking
  heading: Ref<HTMLHeadingElement>
  now?: Date
}

/** The result of a booking request. Only a server's confirmation makes it a booking. */
export function Confirmation({ heading, now, ...flow }: ConfirmationProps) {
  const { booked, booking, perhapsSent } = flow
  const { title, intro } = resultTexts(booked, booking.mode, perhapsSent)
  return (
    <>
      <PageHead ref={heading} title={title} lede={intro} seed="booking" />
      <PageBody>
        <div className="two" role="status">
          <Ticket booked={booked} onAnother={booking.restart} />
          {booking.mode !== 'draft' && !booked.confirmed && <NextSteps {...flow} />}
        </div>
        {now && <Upcoming now={now} />}
      </PageBody>
    </>
  )
}

/** What happens to a request from here on; one that waits for a network can be sent now. */
function NextSteps({ booked, bookedAt = 0, perhapsSent, booking }: Omit<ConfirmationProps, 'heading'>) {
  const timeOf = useTimeOfDay()
  if (booked.delivery === 'queued')
    return (
      <p className="actions">
        <Button onClick={() => void booking.sendNow()}>
          {perhapsSent ? contactMessages.sendAgain : contactMessages.sendNow}
        </Button>
      </p>
    )
  return (
    <ol className="steps-next">
      <li className="done">
        <span>{bookingMessages.reached(timeOf(bookedAt))}</span>
      </li>
      <li>
        <span>
          {bookingMessages.weLook}{' '}
          <b>
            <bdi>{booked.email}</bdi>
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

/** The request as a ticket: dashed and light until a server confirmed it. */
function Ticket({ booked, onAnother }: { booked: Booking; onAnother: () => void }) {
  const site = useSite()
  const appointment = appointmentOf(booked, site)
  return (
    <div className={booked.confirmed ? 'ticket book' : 'ticket book asked'}>
      <TicketDate {...booked} />
      <div className="ticket-body stack">
        <h2>{booked.service || <Words of={site.businessInfo} field="businessName" own />}</h2>
        <dl className="pairs">
          {ticketRows(booked, appointment).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="actions">
          {booked.confirmed && booked.day !== '' && (
            <Button onClick={() => saveCalendarFile(booked, appointment)}>
              {bookingMessages.addToCalendar}
            </Button>
          )}
          <Button look="quiet" onClick={onAnother}>
            {bookingMessages.bookAnother}
          </Button>
        </p>
      </div>
    </div>
  )
}

function TicketDate({ day, time, when }: Booking) {
  const locale = useLocale()
  if (day === '')
    return (
      <div className="ticket-date ticket-words">
        <span>{when}</span>
      </div>
    )
  return (
    <div className="ticket-date">
      <span>{dayText(day, locale, { weekday: 'long' })}</span>
      <b>{dayText(day, locale, { day: 'numeric' })}</b>
      <span>{dayText(day, locale, { month: 'long', year: 'numeric' })}</span>
      <span>{formatTime(time, locale)}</span>
    </div>
  )
}
