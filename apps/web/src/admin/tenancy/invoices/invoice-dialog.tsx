import type { Invoice, PaymentLink } from '@sitewright/api'
import { formatDateTime, formatDateTimeInText, formatDay, type Clock } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import tenantStyles from '../tenants.module.css'
import { formatMoney } from './format-money.ts'
import { Period } from './invoice-columns.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceStatus } from './invoice-status.tsx'
import { invoiceMessages as words } from './messages.ts'

interface InvoiceDialogProps {
  invoice: Invoice
  /** Whether it can be paid by a link. */
  hasProvider: boolean
  onClose: () => void
}

export function InvoiceDialog({ invoice, hasProvider, onClose }: InvoiceDialogProps) {
  const clock = useClock()
  const { number, lines, currency, total, paidAt, paidNote, remindedAt, paymentLink } = invoice
  return (
    <Dialog title={words.title(number)} opened onClose={onClose} size={560} fillsPhone>
      <div className={tenantStyles.panel}>
        <DescriptionList
          rows={[
            [words.columns.status, <InvoiceStatus key="status" invoice={invoice} />],
            [
              words.columns.period,
              <Period key="period" start={invoice.periodStart} end={invoice.periodEnd} />
            ],
            [words.issued, formatDateTime(invoice.issuedAt, clock)],
            [words.due, formatDay(invoice.dueAt, clock)],
            [words.paid, paidAt === null ? words.never : formatDateTime(paidAt, clock)],
            ...(paidNote === null ? [] : [[words.paidNote, paidNote] as const]),
            [words.reminded, remindedAt === null ? words.never : formatDateTime(remindedAt, clock)],
            ...(hasProvider || paymentLink !== null
              ? [[words.link, describePaymentLink(paymentLink, clock)] as const]
              : [])
          ]}
        />
        <InvoiceLines
          label={words.lines}
          lines={lines.map((line) => ({ ...line, currency }))}
          total={formatMoney({ amount: total, currency })}
        />
      </div>
    </Dialog>
  )
}

function describePaymentLink(link: PaymentLink | null, clock: Clock): string {
  if (link === null) return words.noLink
  const state = words.linkStates[link.state](formatDateTimeInText(link.expiresAt, clock))
  return link.problem === null ? state : words.linkProblem(state, link.problem)
}
