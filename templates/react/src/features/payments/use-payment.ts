import { useState } from 'react'
import { errorMessage } from '../../domain/messages.ts'
import { paymentMessages } from '../../domain/messages/payments.ts'
import {
  parseAmount,
  checkoutRules,
  currencyOf,
  emptyPayment,
  formatMoney,
  toPaymentRequest,
  paymentRules,
  statusByStage
} from '../../domain/payments.ts'
import { useBackend } from '../../ui/backend.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { useLocale } from '../../ui/use-client.ts'
import { useForm } from '../../ui/use-form.ts'

const cardRules = paymentRules(() => new Date())

/** A payment on its way: by the demonstration here, or to the page of the provider. */
export function usePayment() {
  const backend = useBackend()
  const locale = useLocale()
  const currency = currencyOf(useContent())
  const [reference, setReference] = useState<string>()
  const form = useForm({
    initial: emptyPayment,
    rules: backend.isSimulated('pay') ? cardRules : checkoutRules,
    send: async (values) => {
      const request = toPaymentRequest(values)
      const result = await backend.pay(request)
      if (!result.ok) return request.declined ? paymentMessages.declined : errorMessage(result.code)
      if (result.value.kind === 'checkout') location.assign(result.value.url)
      else setReference(result.value.id)
      return undefined
    }
  })
  const amount = parseAmount(form.values.amount)
  return {
    form,
    status: statusByStage[form.stage],
    reference,
    /** The amount in words; nothing while it cannot be read. */
    total: amount === undefined ? undefined : formatMoney(amount, currency, locale),
    currency
  }
}

export type Payment = ReturnType<typeof usePayment>
