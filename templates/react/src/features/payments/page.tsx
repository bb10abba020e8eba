import '../../styles/pages/payments.css'
import { paymentMessages } from '../../domain/messages/payments.ts'
import { useBackend } from '../../ui/backend.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { Summary } from './summary.tsx'
import { usePayment } from './use-payment.ts'

/** The payments page: form and status. */
export function Page() {
  const payment = usePayment()
  const simulated = useBackend().kind === 'simulated'
  return (
    <>
      <PageHead title={paymentMessages.title} lede={paymentMessages.intro} seed="payments" />
      <PageBody>
        <div className="two">
          <div className="pay">
            {simulated ? <PaymentForm {...payment} /> : <CheckoutForm {...payment} />}
          </div>
          <Summary {...payment} />
        </div>
      </PageBody>
    </>
  )
}
