import { Component, computed, input } from '@angular/core'
import { paymentMessages } from '../../../domain/features/payments.ts'
import { BaseButton } from '../../ui/base-button.ts'
import { BaseNotice } from '../../ui/base-notice.ts'
import { FieldControl } from '../../ui/field-control.ts'
import { FieldFrame } from '../../ui/field-frame.ts'
import { SiteForm } from '../../ui/site-form.ts'
import type { PaymentBinding } from './payment.ts'

/** With a real server: name, email and amount, then the provider's own page asks for the card. */
@Component({
  selector: 'div[appCheckoutForm]',
  imports: [BaseButton, BaseNotice, FieldControl, FieldFrame, SiteForm],
  templateUrl: './checkout-form.html',
  host: { class: 'pay' }
})
export class CheckoutForm {
  readonly payment = input.required<PaymentBinding>()

  protected readonly messages = paymentMessages
  /** What was sent stays so until the checkout is open. */
  protected readonly isBusy = computed(() => {
    const { busy, stage } = this.payment().form
    return busy() || stage() === 'sent'
  })
}
