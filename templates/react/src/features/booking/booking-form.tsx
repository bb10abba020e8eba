import type { ChangeEvent } from 'react'
import { honeypot } from '../../domain/backend/message-fields.ts'
import type { BookingForm as Values } from '../../domain/booking.ts'
import { plainText } from '../../domain/drafts.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import type { BookingFlowProps } from './use-booking.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Name, e-mail, phone and service; notes are optional. A business without a list of services is asked in words. */
export function BookingForm({
  state,
  dispatch,
  services,
  submit,
  go,
  place,
  schedule,
  mode
}: BookingFlowProps) {
  const { sending, failure } = state
  const field = (name: keyof Values) => ({
    name,
    value: state.form[name],
    error: state.errors[name],
    onChange: (event: ChangeEvent<Control>) =>
      dispatch({ type: 'change', values: { [name]: event.target.value } })
  })
  const line = (name: keyof Values) => ({ ...field(name), readOnly: sending })
  const again = failure === undefined ? bookingMessages.ask : contactMessages.again
  return (
    <Form
      label={bookingMessages.whoIsComing}
      errors={{ ...state.errors }}
      refusals={state.refusals}
      failure={failure}
      failureTitle={bookingMessages.failedTitle}
      busy={sending}
      onSubmit={submit}
    >
      <Field {...line('name')} label={bookingMessages.name} required autoComplete="name" />
      <div className="pair">
        <Field
          {...line('email')}
          label={bookingMessages.email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Field
          {...line('phone')}
          label={bookingMessages.phone}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      {services.length > 0 ? (
        <Select {...field('service')} label={bookingMessages.service} required>
          <option value="">{bookingMessages.chooseService}</option>
          {services.map(({ id, title }) => (
            <option key={id}>{plainText(title)}</option>
          ))}
        </Select>
      ) : (
        <Field {...line('service')} label={bookingMessages.about} />
      )}
      <TextArea {...line('notes')} label={bookingMessages.notes} hint={bookingMessages.notesHint} />
      <Honeypot {...field('trap')} name={honeypot} />
      <p className="actions">
        <Button type="submit" busy={sending}>
          {sending ? bookingMessages.asking : again}
        </Button>
        <Button look="quiet" onClick={() => go({ ...place, step: schedule.hours ? 'time' : 'date' })}>
          {schedule.hours ? bookingMessages.backToTimes : bookingMessages.back}
        </Button>
      </p>
      <p className="small soft" role={sending ? 'status' : undefined}>
        {sending
          ? contactMessages.onItsWay
          : mode === 'draft'
            ? contactMessages.nothingLeaves
            : bookingMessages.asksOnly}
      </p>
    </Form>
  )
}
