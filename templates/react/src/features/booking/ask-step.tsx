import type { Ref } from 'react'
import { whenText } from '../../domain/booking.ts'
import { stepBefore } from '../../domain/booking-texts.ts'
import { plainText } from '../../domain/drafts.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Button } from '../../ui/button.tsx'
import { Letter } from '../../ui/letter.tsx'
import { Phone } from '../../ui/reach.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { useLocale } from '../../ui/use-client.ts'
import { SummaryPanel } from './summary-panel.tsx'
import type { BookingProps } from './use-booking.ts'

/** The last step where there is no form: the number to call, and an e-mail that asks for the date. */
export function AskStep({ heading, ...flow }: BookingProps & { heading: Ref<HTMLHeadingElement> }) {
  const { place, schedule, service, form, booking } = flow
  const { businessName, contactPhone, contactEmail } = useSite().businessInfo
  const { day = '', time = '' } = place
  const when = whenText({ day, time, when: form.values.when }, useLocale())
  const what = plainText(service?.title)
  const before = stepBefore(schedule)
  return (
    <div className="two book">
      <div className="stack">
        <h2 ref={heading} tabIndex={-1}>
          {bookingMessages.askByCall}
        </h2>
        {contactPhone !== '' && (
          <p>
            {bookingMessages.callNow}: <Phone number={contactPhone} />
          </p>
        )}
        {contactEmail !== '' && (
          <Letter
            to={contactEmail}
            subject={bookingMessages.requestSubject(what || businessName, when)}
            body={bookingMessages.letter(when, what)}
          />
        )}
        <p className="actions">
          <Button look="quiet" onClick={() => booking.goTo(before.step)}>
            {before.label}
          </Button>
        </p>
        <p className="small soft">{bookingMessages.asksOnly}</p>
      </div>
      <SummaryPanel {...flow} />
    </div>
  )
}
