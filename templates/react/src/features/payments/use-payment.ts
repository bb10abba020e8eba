import { useMemo } from 'react'
import { clock } from '../../browser/clock.ts'
import { redirect } from '../../browser/redirect.ts'
import { currencyOf, totalOf } from '../../domain/payments.ts'
import { createPayment } from '../../domain/sessions/payment.ts'
import { useBackend } from '../../ui/backend.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { useLocale } from '../../ui/use-client.ts'
import { useFormSession } from '../../ui/use-form.ts'
import { useObservable } from '../../ui/use-observable.ts'

/** A payment on its way, with its form and its total in words. */
export function usePayment() {
  const backend = useBackend()
  const payment = useMemo(() => createPayment({ backend, now: clock.now, redirect }), [backend])
  const form = useFormSession(payment.form, payment.submit)
  const currency = currencyOf(useContent())
  const total = totalOf(form.values.amount, currency, useLocale())
  return { ...useObservable(payment), simulated: payment.simulated, form, currency, total }
}

export type PaymentProps = ReturnType<typeof usePayment>
