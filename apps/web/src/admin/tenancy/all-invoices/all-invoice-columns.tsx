import type { ListedInvoice } from '@sitewright/api'
import type { DataColumn } from '../../../ui/data-table/column.ts'
import { formatMoney } from '../invoices/format-money.ts'
import { Day, Period } from '../invoices/invoice-columns.tsx'
import { InvoiceStatus } from '../invoices/invoice-status.tsx'
import styles from './all-invoices.module.css'
import { allInvoiceMessages as words } from './messages.ts'

const { columns: heads } = words

/** The columns of the list; those that are sorted have the ids of the call. */
export const allInvoiceColumns: readonly DataColumn<ListedInvoice>[] = [
  {
    id: 'tenant',
    header: heads.tenant,
    cell: (invoice) => <Billed invoice={invoice} />,
    sort: 'asc',
    phone: 'title',
    fixed: true
  },
  {
    id: 'period',
    header: heads.period,
    cell: ({ periodStart, periodEnd }) => <Period start={periodStart} end={periodEnd} />,
    width: 196
  },
  {
    id: 'issuedAt',
    header: heads.issuedAt,
    cell: ({ issuedAt }) => <Day at={issuedAt} />,
    width: 112,
    sort: 'desc',
    priority: 1
  },
  {
    id: 'dueAt',
    header: heads.dueAt,
    cell: ({ dueAt }) => <Day at={dueAt} />,
    width: 112,
    sort: 'asc',
    priority: 2
  },
  {
    id: 'total',
    header: heads.total,
    cell: ({ total, currency }) => formatMoney({ amount: total, currency }),
    width: 148,
    align: 'end',
    sort: 'desc',
    phone: 'detail',
    priority: 3
  },
  {
    id: 'state',
    header: heads.state,
    cell: (invoice) => <InvoiceStatus invoice={invoice} />,
    width: 108,
    sort: 'asc',
    phone: 'status',
    priority: 4
  }
]

/** Whose invoice it is, and its number. */
function Billed({ invoice: { number, tenant } }: { invoice: ListedInvoice }) {
  return (
    <span className={styles.billed}>
      <b>
        <bdi>{tenant.name}</bdi>
      </b>
      <small>
        <span className="mono">{number}</span>
        {tenant.isDeleted && <span>{words.deleted}</span>}
      </small>
    </span>
  )
}
