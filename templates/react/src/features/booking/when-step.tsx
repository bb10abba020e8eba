import { useState } from 'react'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { BookingFlowProps } from './use-booking.ts'

/** Day and time in the visitor's own words, where the business has no hours to choose from. */
export function WhenStep({ state, dispatch, go, mode }: BookingFlowProps) {
  const [missing, setMissing] = useState(false)
  const { when } = state.form
  function next() {
    if (when.trim() === '') setMissing(true)
    else go({ step: 'details' })
  }
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      <Field
        name="when"
        label={bookingMessages.when}
        hint={bookingMessages.whenHint}
        value={when}
        required
        autoComplete="off"
        error={missing && when.trim() === '' ? bookingMessages.noWhen : undefined}
        onChange={(event) => dispatch({ type: 'change', values: { when: event.target.value } })}
      />
      <p className="actions">
        <Button type="submit">
          {mode === 'call' ? bookingMessages.toLetter : bookingMessages.toDetails}
        </Button>
      </p>
    </form>
  )
}
