import { useEffect, useRef } from 'react'
import { formatInput } from '../../browser/format-input.ts'
import { formatCardNumber, formatExpiry, formatSecurityCode } from '../../domain/card.ts'
import { paymentMessages } from '../../domain/messages/payments.ts'
import { testCards } from '../../domain/payments.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AmountField } from './checkout-form.tsx'
import type { PaymentProps } from './use-payment.ts'

/** The demonstration: a card form whose card goes nowhere. */
export function PaymentForm(payment: PaymentProps) {
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

/** Number, expiry date and security code of a card. */
function CardFields({ form }: PaymentProps) {
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

/** After the demonstration: what would have been paid. */
function Done({ form, reference }: PaymentProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <>
      <Notice tone="success" ref={notice} title={paymentMessages.success}>
        {paymentMessages.reference(reference ?? '')}
      </Notice>
      <p className="actions">
        <Button look="quiet" onClick={() => form.reset()}>
          {paymentMessages.again}
        </Button>
      </p>
    </>
  )
}
