import { Component, input } from '@angular/core'
import { paymentMessages } from '../../../domain/features/payments.ts'
import { paymentIcons, type PaymentStatus } from '../../../domain/payments.ts'
import { BaseIcon } from '../../ui/base-icon.ts'

/** What is to be paid, and where the payment stands: a sign, a word, and read out when it changes. */
@Component({
  selector: 'aside[appPaymentSummary]',
  imports: [BaseIcon],
  templateUrl: './payment-summary.html',
  host: { class: 'panel panel-tint stack pay-summary', '[attr.aria-label]': 'messages.summary' }
})
export class PaymentSummary {
  readonly total = input.required<string | undefined>()
  readonly status = input.required<PaymentStatus>()

  protected readonly messages = paymentMessages
  protected readonly icons = paymentIcons
}
