import { Component, computed } from '@angular/core'
import { environment } from '../../../environments/environment.ts'
import { CheckoutForm } from './checkout-form.ts'
import { bindPayment } from './payment.ts'
import { PaymentForm } from './payment-form.ts'
import { PaymentSummary } from './payment-summary.ts'

/** Form and status of a payment, side by side. */
@Component({
  selector: 'div[appPaymentDesk]',
  imports: [CheckoutForm, PaymentForm, PaymentSummary],
  templateUrl: './payment-desk.html',
  host: { class: 'two' }
})
export class PaymentDesk {
  protected readonly payment = bindPayment()
  /** The demonstration is no part of a launch build. */
  protected readonly isDemonstration = computed(() => !environment.launch && this.payment.isSimulated())
}
