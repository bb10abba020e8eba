import type { ApiCalls, InvoiceSort, InvoiceState } from '@sitewright/api'
import { listPageSizes } from '@sitewright/api/limits'
import { endOfDay, startOfDay } from '../../../lib/zoned-day.ts'
import { defineList } from '../../../ui/data-table/define-list.ts'
import type { TableState } from '../../../ui/data-table/table-address.ts'
import { readDay } from '../../../ui/date-range.ts'
import { statusNames } from '../../../ui/status-names.ts'
import type { AddressCodec } from '../../../ui/use-address-state.ts'
import { invoiceMessages } from '../invoices/messages.ts'
import { allInvoiceColumns } from './all-invoice-columns.tsx'
import { allInvoiceMessages as words } from './messages.ts'

/** What of the list stands in the address. The days are those of issue, in the reader's time zone, both included. */
export interface AllInvoicesState extends TableState {
  /** The id of a tenant. */
  tenant: string | undefined
  from: string | undefined
  to: string | undefined
}

const stateOptions: readonly { value: InvoiceState; label: string }[] = [
  { value: 'open', label: invoiceMessages.open },
  { value: 'overdue', label: statusNames.overdue.word },
  { value: 'paid', label: statusNames.paid.word },
  { value: 'void', label: invoiceMessages.voided }
]

/** The list of the invoices of all tenants; the values of its filters are those of the call. */
export const allInvoiceList = defineList({
  columns: allInvoiceColumns,
  filters: [{ id: 'state', label: words.filters.state, options: stateOptions, isPinned: true }],
  sort: { id: 'issuedAt', desc: true },
  pageSizes: listPageSizes
})

/** `?view=invoices&state=overdue&of=…&from=2026-11-01&to=2026-11-30&sort=-dueAt&page=2`, with the codec of the table. */
export function withInvoiceFilters(table: AddressCodec<TableState>): AddressCodec<AllInvoicesState> {
  return {
    read: (query) => {
      const [from, to] = [readDay(query.get('from')), readDay(query.get('to'))]
      const days = from === undefined || to === undefined ? { from: undefined, to: undefined } : { from, to }
      // `tenant` opens the details of one.
      return { ...table.read(query), tenant: query.get('of') ?? undefined, ...days }
    },
    write: (state) => ({ ...table.write(state), of: state.tenant, from: state.from, to: state.to })
  }
}

type ListInput = NonNullable<ApiCalls['GET /api/admin/invoices']['input']['query']>

/** The filters and the order of a state as the calls take them, with the days of a time zone as times. */
export function toInvoiceInput(
  { search, filters, tenant, from, to, sort }: AllInvoicesState,
  timeZone: string
): ListInput {
  return {
    ...(sort === undefined ? {} : { sort: sort.id as InvoiceSort, order: sort.desc ? 'desc' : 'asc' }),
    ...(search === '' ? {} : { search }),
    ...(filters['state'] === undefined ? {} : { state: filters['state'].join(',') }),
    ...(tenant === undefined ? {} : { tenant }),
    ...(from === undefined ? {} : { from: startOfDay(from, timeZone) }),
    ...(to === undefined ? {} : { to: endOfDay(to, timeZone) })
  }
}

/** How many filters are on beside those of the list: a tenant, and days. */
export function countExtraFilters({ tenant, from }: AllInvoicesState): number {
  return [tenant, from].filter(Boolean).length
}
