import type { Ref } from 'react'
import { plainText } from '../../domain/drafts.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Button } from '../../ui/button.tsx'
import { Letter } from '../../ui/letter.tsx'
import { Phone } from '../../ui/reach.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { SummaryPanel } from './summary-panel.tsx'
import type { BookingFlowProps } from './use-booking.ts'
import { useWhen } from './use-when.ts'

/** The last step where there is no form: the number to call, and an e-mail that asks for the date. */
export function AskStep({ heading, ...flow }: BookingFlowProps & { heading: Ref<HTMLHeadingElement> }) {
  const { place, schedule, service, state, go } = flow
  const { businessName, contactPhone, contactEmail } = useSite().businessInfo
  const when = useWhen()({ day: place.day ?? '', time: place.time ?? '', when: state.form.when })
  const what = plainText(service?.title)
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
          <Button look="quiet" onClick={() => go({ ...place, step: schedule.hours ? 'time' : 'date' })}>
            {schedule.hours ? bookingMessages.backToTimes : bookingMessages.back}
          </Button>
        </p>
        <p className="small soft">{bookingMessages.asksOnly}</p>
      </div>
      <SummaryPanel {...flow} />
    </div>
  )
}
