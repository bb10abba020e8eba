import '../../styles/ui/spinner.css'
import { paymentMessages } from '../../domain/messages/payments.ts'
import { paymentIcons } from '../../domain/payments.ts'
import { Icon } from '../../ui/icon.tsx'
import type { PaymentProps } from './use-payment.ts'

/** What is to be paid, and where the payment stands: a sign, a word, and read out when it changes. */
export function Summary({ total, status }: PaymentProps) {
  return (
    <aside className="panel panel-tint stack pay-summary" aria-label={paymentMessages.summary}>
      <h2>{paymentMessages.summary}</h2>
      <p className="total">
        <span>{paymentMessages.total}</span>
        <span className="num">{total ?? '–'}</span>
      </p>
      <h3>{paymentMessages.status}</h3>
      <p className={`pay-status pay-status-${status}`} role="status">
        {status === 'processing' ? <span className="spinner" /> : <Icon name={paymentIcons[status]} />}
        <b>{paymentMessages[status]}</b>
      </p>
    </aside>
  )
}
