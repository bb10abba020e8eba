import type { Invoice } from '@sitewright/api'
import { formatDay } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import type { DataColumn } from '../../../ui/data-table/column.ts'
import { formatMoney } from './format-money.ts'
import { InvoiceStatus } from './invoice-status.tsx'
import { invoiceMessages as words } from './messages.ts'

const { columns: heads } = words

export const invoiceColumns: readonly DataColumn<Invoice>[] = [
  {
    id: 'number',
    header: heads.number,
    cell: ({ number }) => <span className="mono">{number}</span>,
    width: 100,
    phone: 'title',
    fixed: true
  },
  {
    id: 'period',
    header: heads.period,
    cell: ({ periodStart, periodEnd }) => <Period start={periodStart} end={periodEnd} />,
    width: 196,
    priority: 1
  },
  { id: 'due', header: heads.due, cell: ({ dueAt }) => <Day at={dueAt} />, width: 108, priority: 2 },
  {
    id: 'total',
    header: heads.total,
    cell: ({ total, currency }) => formatMoney({ amount: total, currency }),
    width: 148,
    align: 'end',
    phone: 'detail',
    priority: 3
  },
  {
    id: 'status',
    header: heads.status,
    cell: (invoice) => <InvoiceStatus invoice={invoice} />,
    width: 104,
    phone: 'status',
    priority: 4
  }
]

export function Day({ at }: { at: number }) {
  return formatDay(at, useClock())
}

export function Period({ start, end }: { start: number; end: number }) {
  const clock = useClock()
  return words.span(formatDay(start, clock), formatDay(end, clock))
}
