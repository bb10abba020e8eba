import { useEffect, useMemo, useRef } from 'react'
import { clock } from '../../browser/device.ts'
import { formatInput } from '../../browser/form.ts'
import { goTo } from '../../browser/page.ts'
import { isPaymentPage } from '../../domain/addresses.ts'
import { paymentMessages } from '../../domain/features/payments.ts'
import {
  currencyOf,
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  paymentIcons,
  testCards,
  totalOf
} from '../../domain/payments.ts'
import { createPayment } from '../../domain/sessions/payment.ts'
import '../../styles/controls.css'
import '../../styles/pages/payments.css'
import { useBackend, useLocale, useObservable } from '../../ui/hooks.tsx'
import { Button, Icon } from '../../ui/controls.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, useFormSession } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { useContent, useSite } from '../../ui/site-context.tsx'

/** The payments page: the way to the page of the owner's payment provider, or form and status. */
export function Page() {
  const { paymentLink = '' } = useSite().deployment
  return isPaymentPage(paymentLink) ? <PaymentLink address={paymentLink} /> : <PaymentPage />
}

function PaymentPage() {
  const payment = usePayment()
  return (
    <>
      <PageHead title={paymentMessages.title} lede={paymentMessages.intro} seed="payments" />
      <PageBody>
        <div className="two">
          <div className="pay">
            {/* The demonstration is no part of a launch build. */}
            {!import.meta.env.LAUNCH && payment.simulated ? (
              <PaymentForm {...payment} />
            ) : (
              <CheckoutForm {...payment} />
            )}
          </div>
          <Summary {...payment} />
        </div>
      </PageBody>
    </>
  )
}

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

/** The way to the page where a payment provider takes money for the business; this site asks for nothing. */
export function PaymentLink({ address }: { address: string }) {
  const { businessName } = useSite().businessInfo
  const { hostname } = new URL(address)
  return (
    <>
      <PageHead title={paymentMessages.title} lede={paymentMessages.linked(businessName)} seed="payments" />
      <PageBody>
        <div className="pay pay-link">
          <Notice title={paymentMessages.linkTitle(hostname)}>{paymentMessages.linkText}</Notice>
          <p className="actions">
            <a className="btn" href={address} target="_blank" rel="noreferrer">
              {paymentMessages.payAt(hostname)}
            </a>
          </p>
        </div>
      </PageBody>
    </>
  )
}

/** What is to be paid, and where the payment stands: a sign, a word, and read out when it changes. */
export function Summary({ total, status }: PaymentProps) {
  return (
    <aside className="panel panel-tint stack pay-summary" aria-label={paymentMessages.summary}>
      <h2>{paymentMessages.summary}</h2>
      <p className="total">
        <span>{paymentMessages.total}</span>
        <span className="num">{total ?? '–'}</span>
      </p>
      <h3>{paymentMessages.status}</h3>
      <p className={`pay-status pay-status-${status}`} role="status">
        {status === 'processing' ? <span className="spinner" /> : <Icon name={paymentIcons[status]} />}
        <b>{paymentMessages[status]}</b>
      </p>
    </aside>
  )
}

/** A payment on its way, with its form and its total in words. */
export function usePayment() {
  const backend = useBackend()
  const payment = useMemo(() => createPayment({ backend, now: clock.now, redirect: goTo }), [backend])
  const form = useFormSession(payment.form, payment.submit)
  const currency = currencyOf(useContent())
  const total = totalOf(form.values.amount, currency, useLocale())
  return { ...useObservable(payment), simulated: payment.simulated, form, currency, total }
}

export type PaymentProps = ReturnType<typeof usePayment>
