import { paymentMessages } from '../../domain/messages/payments.ts'
import { testCards } from '../../domain/payments.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AmountField } from './amount-field.tsx'
import { CardFields } from './card-fields.tsx'
import { Done } from './done.tsx'
import type { Payment } from './use-payment.ts'

/** The demonstration: a card form whose card goes nowhere. */
export function PaymentForm(payment: Payment) {
  const { form, total } = payment
  if (form.stage === 'sent') return <Done {...payment} />
  return (
    <>
      <Notice tone="warning" title={paymentMessages.demonstrationTitle}>
        <p>{paymentMessages.demonstration}</p>
        <p>{paymentMessages.testCards(testCards.accepted, testCards.declined)}</p>
      </Notice>
      <Form {...form.props} label={paymentMessages.title}>
        <CardFields {...payment} />
        <Field {...form.field('name')} label={paymentMessages.name} required autoComplete="cc-name" />
        <Field
          {...form.field('email')}
          label={paymentMessages.email}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <AmountField {...payment} />
        <Button type="submit" wide busy={form.busy}>
          {form.busy
            ? paymentMessages.processing
            : total === undefined
              ? paymentMessages.payNothing
              : paymentMessages.pay(total)}
        </Button>
      </Form>
    </>
  )
}
