import type { Ref } from 'react'
import { honeypot } from '../../domain/backend/post-form.ts'
import { notesHint, sendingNote, stepBefore } from '../../domain/booking-form.ts'
import { plainText } from '../../domain/drafts.ts'
import { bookingMessages } from '../../domain/features/booking.ts'
import { contactMessages } from '../../domain/features/contact-form.ts'
import { Button } from '../../ui/controls.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { Form, Honeypot } from '../../ui/form.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { SummaryPanel, type BookingProps } from './summary.tsx'

/** Step 3: who is coming, and beside it what has been chosen. */
export function DetailsStep({ heading, ...flow }: BookingProps & { heading: Ref<HTMLHeadingElement> }) {
  return (
    <div className="two book">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {bookingMessages.whoIsComing}
        </h2>
        <BookingForm {...flow} />
      </div>
      <SummaryPanel {...flow} />
    </div>
  )
}

/** Name, e-mail, phone and service; notes are optional. A business without a list of services is asked in words. */
function BookingForm({ booking, form, schedule }: BookingProps) {
  const { field, props, busy, state } = form
  const content = useContent()
  const { readOnly: _, ...service } = field('service')
  const before = stepBefore(schedule)
  const send = state.failure === undefined ? bookingMessages.ask : contactMessages.again
  return (
    <Form {...props} label={bookingMessages.whoIsComing} failureTitle={bookingMessages.failedTitle}>
      <Field {...field('name')} label={bookingMessages.name} required autoComplete="name" />
      <div className="pair">
        <Field
          {...field('email')}
          label={bookingMessages.email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Field
          {...field('phone')}
          label={bookingMessages.phone}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      {booking.services.length > 0 ? (
        <Select {...service} label={bookingMessages.service} required>
          <option value="">{bookingMessages.chooseService}</option>
          {booking.services.map(({ id, title }) => (
            <option key={id}>{plainText(title)}</option>
          ))}
        </Select>
      ) : (
        <Field {...field('service')} label={bookingMessages.about} />
      )}
      <TextArea {...field('notes')} label={bookingMessages.notes} hint={notesHint(content)} />
      <Honeypot {...field('trap')} name={honeypot} />
      <p className="actions">
        <Button type="submit" busy={busy}>
          {busy ? bookingMessages.asking : send}
        </Button>
        <Button look="quiet" onClick={() => booking.goTo(before.step)}>
          {before.label}
        </Button>
      </p>
      <p className="small soft" role={busy ? 'status' : undefined}>
        {busy ? contactMessages.onItsWay : sendingNote(booking.mode)}
      </p>
    </Form>
  )
}
