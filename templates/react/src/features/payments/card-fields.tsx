import type { ChangeEvent } from 'react'
import { formatCardNumber, formatExpiry, formatSecurityCode, type Formatted } from '../../domain/card.ts'
import { paymentMessages } from '../../domain/messages/payments.ts'
import { Field } from '../../ui/field.tsx'
import type { Payment } from './use-payment.ts'

type Change = ChangeEvent<HTMLInputElement>

/** Input mask: formats the field as it is typed, and restores the caret. */
function rewrite({ target }: Change, format: (text: string, caret: number) => Formatted): string {
  const { text, caret } = format(target.value, target.selectionStart ?? target.value.length)
  target.value = text
  target.setSelectionRange(caret, caret)
  return text
}

/** Number, expiry date and security code of a card. */
export function CardFields({ form }: Payment) {
  return (
    <>
      <Field
        {...form.field('cardNumber')}
        label={paymentMessages.cardNumber}
        required
        inputMode="numeric"
        autoComplete="cc-number"
        onChange={(event) => form.set({ cardNumber: rewrite(event, formatCardNumber) })}
      />
      <div className="pair">
        <Field
          {...form.field('expiryDate')}
          label={paymentMessages.expiryDate}
          hint={paymentMessages.expiryHint}
          required
          inputMode="numeric"
          autoComplete="cc-exp"
          onChange={(event) => form.set({ expiryDate: rewrite(event, formatExpiry) })}
        />
        <Field
          {...form.field('cvv')}
          label={paymentMessages.cvv}
          hint={paymentMessages.cvvHint}
          required
          inputMode="numeric"
          autoComplete="cc-csc"
          onChange={(event) => form.set({ cvv: formatSecurityCode(event.target.value) })}
        />
      </div>
    </>
  )
}
