import { Component, computed, input } from '@angular/core'
import { paymentMessages } from '../../../domain/features/payments.ts'
import { BaseNotice } from '../../ui/base-notice.ts'

/** The way to the page where a payment provider takes money for the business; this site asks for nothing. */
@Component({
  selector: 'div[appPaymentLink]',
  imports: [BaseNotice],
  templateUrl: './payment-link.html',
  host: { class: 'pay pay-link' }
})
export class PaymentLink {
  readonly address = input.required<string>()

  protected readonly messages = paymentMessages
  protected readonly host = computed(() => new URL(this.address()).hostname)
}
