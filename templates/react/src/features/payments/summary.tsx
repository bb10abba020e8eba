import { paymentMessages } from '../../domain/messages/payments.ts'
import { useBackend } from '../../ui/backend.tsx'
import { PaymentStatus } from './payment-status.tsx'
import type { Payment } from './use-payment.ts'

/** What is to be paid, and where the payment stands. */
export function Summary({ total, status }: Payment) {
  const simulated = useBackend().isSimulated('pay')
  return (
    <aside className="panel panel-tint stack pay-summary" aria-label={paymentMessages.summary}>
      <h2>{paymentMessages.summary}</h2>
      <p className="total">
        <span>{paymentMessages.total}</span>
        <span className="num">{total ?? '–'}</span>
      </p>
      <h3>{paymentMessages.status}</h3>
      <PaymentStatus status={!simulated && status === 'success' ? 'processing' : status} />
    </aside>
  )
}
