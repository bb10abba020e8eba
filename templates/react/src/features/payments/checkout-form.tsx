import { paymentMessages } from '../../domain/messages/payments.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PaymentProps } from './use-payment.ts'

/** With a real server: name, email and amount, then the provider's own page asks for the card. */
export function CheckoutForm(payment: PaymentProps) {
  const { form } = payment
  return (
    <>
      <Notice title={paymentMessages.hostedTitle}>{paymentMessages.hosted}</Notice>
      <Form {...form.props} label={paymentMessages.title}>
        <Field {...form.field('name')} label={paymentMessages.payer} required autoComplete="name" />
        <Field
          {...form.field('email')}
          label={paymentMessages.email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <AmountField {...payment} />
        <Button type="submit" wide busy={form.busy || form.stage === 'sent'}>
          {paymentMessages.toCheckout}
        </Button>
      </Form>
    </>
  )
}

/** The amount, in the currency of the site's prices. */
export function AmountField({ form, currency }: PaymentProps) {
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
