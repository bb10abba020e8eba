import { paymentMessages } from '../../domain/messages/payments.ts'
import { Field } from '../../ui/field.tsx'
import type { Payment } from './use-payment.ts'

/** The amount, in the currency of the site's prices. */
export function AmountField({ form, currency }: Payment) {
  return (
    <Field
      {...form.field('amount')}
      label={paymentMessages.amountIn(currency)}
      required
      inputMode="decimal"
      autoComplete="transaction-amount"
    />
  )
}
