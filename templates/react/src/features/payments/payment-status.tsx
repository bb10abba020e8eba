import '../../styles/ui/spinner.css'
import { paymentMessages } from '../../domain/messages/payments.ts'
import type { PaymentStatus as Status } from '../../domain/payments.ts'
import { Icon } from '../../ui/icon.tsx'

const icons = { pending: 'clock', success: 'check', failed: 'alert' } as const

/** Ready, processing, successful or failed: a sign, a word, and read out when it changes. */
export function PaymentStatus({ status }: { status: Status }) {
  return (
    <p className={`pay-status pay-status-${status}`} role="status">
      {status === 'processing' ? <span className="spinner" /> : <Icon name={icons[status]} />}
      <b>{paymentMessages[status]}</b>
    </p>
  )
}
