import type { Backend } from '../backend/port.ts'
import { errorMessage } from '../messages.ts'
import { paymentMessages } from '../features/payments.ts'
import {
  checkoutRules,
  emptyPayment,
  paymentRules,
  toPaymentRequest,
  type PaymentForm,
  type PaymentStatus
} from '../payments.ts'
import { createObservable, whileObserved, type Clock, type Observable } from './observable.ts'
import { createForm, type FormSession, type FormState } from './form.ts'

export interface PaymentOptions {
  backend: Pick<Backend, 'pay' | 'isSimulated'>
  now: Clock['now']
  /** Leaves the site for the checkout of the payment provider. */
  redirect: (address: string) => void
}

export interface PaymentState {
  status: PaymentStatus
  /** Reference of a payment of the demonstration. */
  reference?: string
}

/** A payment: a demonstration, or on its way to the checkout of the payment provider. */
export interface Payment extends Observable<PaymentState> {
  form: FormSession<PaymentForm>
  /** Whether it is the demonstration, which asks for a card and charges nothing. */
  simulated: boolean
  submit: () => Promise<void>
}

export function createPayment({ backend, now, redirect }: PaymentOptions): Payment {
  const simulated = backend.isSimulated('pay')
  const rules = simulated ? paymentRules(() => new Date(now())) : checkoutRules
  const form = createForm<PaymentForm>({ initial: emptyPayment, rules })
  const state = createObservable<PaymentState>({ status: 'pending' })
  let reference: string | undefined
  let open = false

  async function send(values: PaymentForm): Promise<string | undefined> {
    const request = toPaymentRequest(values)
    const result = await backend.pay(request)
    if (!result.ok) return request.declined ? paymentMessages.declined : errorMessage(result.code)
    if (result.value.kind === 'paid') reference = result.value.id
    // Who has left the page in the meantime is not taken away from where they are.
    else if (open) redirect(result.value.url)
    return undefined
  }

  form.subscribe(() => {
    const status = statusOf(form.get().stage, simulated)
    state.set(status === 'success' ? { status, reference } : { status })
  })

  return {
    get: state.get,
    subscribe: whileObserved(state, () => {
      open = true
      return () => void (open = false)
    }),
    form,
    simulated,
    submit: () => form.submit(send)
  }
}

/** With a checkout, what was sent is paid only there. */
function statusOf(stage: FormState<PaymentForm>['stage'], simulated: boolean): PaymentStatus {
  if (stage === 'sending') return 'processing'
  if (stage === 'sent') return simulated ? 'success' : 'processing'
  return stage === 'failed' ? 'failed' : 'pending'
}
