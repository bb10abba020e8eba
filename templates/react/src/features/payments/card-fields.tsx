import { formatInput } from '../../browser/format-input.ts'
import { formatCardNumber, formatExpiry, formatSecurityCode } from '../../domain/card.ts'
import { paymentMessages } from '../../domain/messages/payments.ts'
import { Field } from '../../ui/field.tsx'
import type { Payment } from './use-payment.ts'

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
        onChange={(event) => form.set({ cardNumber: formatInput(event.target, formatCardNumber) })}
      />
      <div className="pair">
        <Field
          {...form.field('expiryDate')}
          label={paymentMessages.expiryDate}
          hint={paymentMessages.expiryHint}
          required
          inputMode="numeric"
          autoComplete="cc-exp"
          onChange={(event) => form.set({ expiryDate: formatInput(event.target, formatExpiry) })}
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
