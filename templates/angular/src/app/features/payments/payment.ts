import { computed, inject } from '@angular/core'
import { clock } from '../../../browser/device.ts'
import { goTo } from '../../../browser/page.ts'
import { currencyOf, totalOf } from '../../../domain/payments.ts'
import { createPayment } from '../../../domain/sessions/payment.ts'
import { observeLocale } from '../../state/browser-value.ts'
import { bindFormSession } from '../../state/form.ts'
import { observe } from '../../state/observe.ts'
import { SiteBackend } from '../../state/site-backend.ts'
import { SiteState } from '../../state/site-state.ts'

/** A payment on its way, with its form and its total in words. */
export function bindPayment() {
  const app = inject(SiteState)
  const backend = inject(SiteBackend)
  const locale = observeLocale()
  const payment = computed(() =>
    createPayment({ backend: backend.current(), now: clock.now, redirect: goTo })
  )
  const form = bindFormSession(
    () => payment().form,
    () => payment().submit()
  )
  const currency = computed(() => currencyOf(app.content()))
  return {
    state: observe(() => payment()),
    isSimulated: computed(() => payment().simulated),
    form,
    currency,
    total: computed(() => totalOf(form.values().amount, currency(), locale()))
  }
}

export type PaymentBinding = ReturnType<typeof bindPayment>
