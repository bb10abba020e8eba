import { Component, computed, input, viewChild } from '@angular/core'
import { formatInput } from '../../../browser/form.ts'
import { paymentMessages } from '../../../domain/features/payments.ts'
import { formatCardNumber, formatExpiry, formatSecurityCode, testCards } from '../../../domain/payments.ts'
import { afterChange } from '../../state/after-change.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BaseNotice } from '../../ui/base-notice.ts'
import { FieldControl } from '../../ui/field-control.ts'
import { FieldFrame } from '../../ui/field-frame.ts'
import { SiteForm } from '../../ui/site-form.ts'
import type { PaymentBinding } from './payment.ts'

/** The demonstration: a card form whose card goes nowhere, and what would have been paid. */
@Component({
  selector: 'div[appPaymentForm]',
  imports: [BaseButton, BaseNotice, FieldControl, FieldFrame, SiteForm],
  templateUrl: './payment-form.html',
  host: { class: 'pay' }
})
export class PaymentForm {
  readonly payment = input.required<PaymentBinding>()

  protected readonly messages = paymentMessages
  protected readonly testCards = paymentMessages.testCards(testCards.accepted, testCards.declined)
  protected readonly isDone = computed(() => this.payment().form.stage() === 'sent')
  protected readonly reference = computed(() =>
    paymentMessages.reference(this.payment().state().reference ?? '')
  )
  protected readonly pay = computed(() => {
    const { form, total } = this.payment()
    if (form.busy()) return paymentMessages.processing
    const amount = total()
    return amount === undefined ? paymentMessages.payNothing : paymentMessages.pay(amount)
  })
  private readonly done = viewChild<BaseNotice>('done')

  constructor() {
    afterChange(this.isDone, () => this.done()?.focus())
  }

  // What is typed is brought into shape before it is taken.
  protected readonly shapeNumber = (input: HTMLInputElement) => void formatInput(input, formatCardNumber)
  protected readonly shapeExpiry = (input: HTMLInputElement) => void formatInput(input, formatExpiry)
  protected readonly shapeCode = (input: HTMLInputElement) =>
    void (input.value = formatSecurityCode(input.value))
}
