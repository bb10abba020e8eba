import type { Invoice } from '@sitewright/api'
import { NamedStatus } from '../../../ui/named-status.tsx'
import { Status } from '../../../ui/status.tsx'
import { invoiceMessages as words } from './messages.ts'

export function InvoiceStatus({ invoice: { status, isOverdue } }: { invoice: Invoice }) {
  if (status === 'paid') return <NamedStatus name="paid" />
  if (status === 'void') return <Status>{words.voided}</Status>
  return isOverdue ? <NamedStatus name="overdue" /> : <Status tone="info">{words.open}</Status>
}
