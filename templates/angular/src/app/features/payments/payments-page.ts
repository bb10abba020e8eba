import { Component, computed, inject } from '@angular/core'
import { isPaymentPage } from '../../../domain/addresses.ts'
import { paymentMessages } from '../../../domain/features/payments.ts'
import { SiteState } from '../../state/site-state.ts'
import { PageBody } from '../../ui/page-body.ts'
import { PageHead } from '../../ui/page-head.ts'
import { PaymentDesk } from './payment-desk.ts'
import { PaymentLink } from './payment-link.ts'

/** The payments page: the way to the page of the owner's payment provider, or form and status. */
@Component({
  selector: 'app-page',
  imports: [PageBody, PageHead, PaymentDesk, PaymentLink],
  templateUrl: './payments-page.html'
})
export class PaymentsPage {
  private readonly app = inject(SiteState)
  protected readonly messages = paymentMessages
  /** The page of the payment provider, where the owner has one. */
  protected readonly address = computed(() => {
    const address = this.app.site().deployment.paymentLink ?? ''
    return isPaymentPage(address) ? address : undefined
  })
  protected readonly lede = computed(() =>
    this.address() === undefined
      ? paymentMessages.intro
      : paymentMessages.linked(this.app.site().businessInfo.businessName)
  )
}
