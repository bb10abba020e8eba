import { computed } from 'vue'
import { clock } from '../../browser/device.ts'
import { goTo } from '../../browser/page.ts'
import { useBackend } from '../../composables/useBackend.ts'
import { useLocale } from '../../composables/useBrowserValue.ts'
import { useFormSession } from '../../composables/useForm.ts'
import { useObservable } from '../../composables/useObservable.ts'
import { useContent } from '../../composables/useSite.ts'
import { currencyOf, totalOf } from '../../domain/payments.ts'
import { createPayment } from '../../domain/sessions/payment.ts'

/** A payment on its way, with its form and its total in words. */
export function usePayment() {
  const backend = useBackend()
  const content = useContent()
  const locale = useLocale()
  const payment = computed(() => createPayment({ backend: backend.value, now: clock.now, redirect: goTo }))
  const form = useFormSession(
    () => payment.value.form,
    () => payment.value.submit()
  )
  const currency = computed(() => currencyOf(content.value))
  return {
    state: useObservable(payment),
    simulated: computed(() => payment.value.simulated),
    form,
    currency,
    total: computed(() => totalOf(form.values.value.amount, currency.value, locale.value))
  }
}

export type Payment = ReturnType<typeof usePayment>
