import type { ChangeEvent } from 'react'
import type { BookingForm as Values } from '../../domain/booking.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import type { BookingFlowProps } from './use-booking.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Name, email, phone, service and notes: all of them required. */
export function BookingForm({ state, dispatch, services, submit }: BookingFlowProps) {
  const field = (name: keyof Values) => ({
    name,
    value: state.form[name],
    error: state.errors[name],
    required: true,
    onChange: (event: ChangeEvent<Control>) =>
      dispatch({ type: 'change', values: { [name]: event.target.value } })
  })
  return (
    <Form
      label={bookingMessages.whoIsComing}
      errors={{ ...state.errors }}
      refusals={state.refusals}
      failure={state.failure}
      onSubmit={submit}
    >
      <Field {...field('name')} label={bookingMessages.name} autoComplete="name" />
      <div className="pair">
        <Field
          {...field('email')}
          label={bookingMessages.email}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <Field
          {...field('phone')}
          label={bookingMessages.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <Select {...field('service')} label={bookingMessages.service}>
        <option value="">{bookingMessages.chooseService}</option>
        {services.map(({ id, title }) => (
          <option key={id}>{title}</option>
        ))}
      </Select>
      <TextArea {...field('notes')} label={bookingMessages.notes} hint={bookingMessages.notesHint} />
      <p className="actions">
        <Button type="submit" busy={state.sending}>
          {state.sending ? bookingMessages.confirming : bookingMessages.confirm}
        </Button>
        <Button look="quiet" onClick={() => dispatch({ type: 'go', step: 'time' })}>
          {bookingMessages.backToTimes}
        </Button>
      </p>
    </Form>
  )
}
