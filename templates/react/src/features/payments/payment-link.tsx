import { paymentMessages } from '../../domain/messages/payments.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { useSite } from '../../ui/site-context.tsx'

/** The way to the page where a payment provider takes money for the business; this site asks for nothing. */
export function PaymentLink({ address }: { address: string }) {
  const { businessName } = useSite().businessInfo
  const { hostname } = new URL(address)
  return (
    <>
      <PageHead title={paymentMessages.title} lede={paymentMessages.linked(businessName)} seed="payments" />
      <PageBody>
        <div className="pay pay-link">
          <Notice title={paymentMessages.linkTitle(hostname)}>{paymentMessages.linkText}</Notice>
          <p className="actions">
            <a className="btn" href={address} target="_blank" rel="noreferrer">
              {paymentMessages.payAt(hostname)}
            </a>
          </p>
        </div>
      </PageBody>
    </>
  )
}
