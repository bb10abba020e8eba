import '../../styles/pages/payments.css'
import { isPaymentPage } from '../../domain/addresses.ts'
import { paymentMessages } from '../../domain/messages/payments.ts'
import { useSite } from '../../ui/site-context.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentLink } from './payment-link.tsx'
import { Summary } from './summary.tsx'
import { usePayment } from './use-payment.ts'

/** The payments page: the way to the page of the owner's payment provider, or form and status. */
export function Page() {
  const { paymentLink = '' } = useSite().deployment
  return isPaymentPage(paymentLink) ? <PaymentLink address={paymentLink} /> : <PaymentPage />
}

function PaymentPage() {
  const payment = usePayment()
  return (
    <>
      <PageHead title={paymentMessages.title} lede={paymentMessages.intro} seed="payments" />
      <PageBody>
        <div className="two">
          <div className="pay">
            {/* The demonstration is no part of a launch build. */}
            {!import.meta.env.LAUNCH && payment.simulated ? (
              <PaymentForm {...payment} />
            ) : (
              <CheckoutForm {...payment} />
            )}
          </div>
          <Summary {...payment} />
        </div>
      </PageBody>
    </>
  )
}
