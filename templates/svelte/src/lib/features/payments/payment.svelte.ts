import { clock } from '#lib/browser/device.ts'
import { goTo } from '#lib/browser/page.ts'
import { currencyOf, totalOf } from '#lib/domain/payments.ts'
import { createPayment } from '#lib/domain/sessions/payment.ts'
import { getApp } from '#lib/state/app.svelte.ts'
import { getBackend } from '#lib/state/backend.svelte.ts'
import { observeLocale } from '#lib/state/browser-value.svelte.ts'
import { bindFormSession } from '#lib/state/form.svelte.ts'
import { observe } from '#lib/state/observe.svelte.ts'

export type Payment = ReturnType<typeof startPayment>

/** A payment on its way, with its form and its total in words. */
export function startPayment() {
  const app = getApp()
  const backend = getBackend()
  const locale = observeLocale()
  const payment = $derived(createPayment({ backend: backend.current, now: clock.now, redirect: goTo }))
  const state = observe(() => payment)
  const form = bindFormSession(
    () => payment.form,
    () => payment.submit()
  )
  const currency = $derived(currencyOf(app.content))
  return {
    form,
    get state() {
      return state.current
    },
    get isSimulated() {
      return payment.simulated
    },
    get currency() {
      return currency
    },
    get total() {
      return totalOf(form.values.amount, currency, locale.current)
    }
  }
}
