import type { ListedInvoice } from '@sitewright/api'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useTimeZone } from '../../../lib/use-time-zone.ts'
import { useTablePage } from '../../../requests/use-table-page.ts'
import { AddressedList } from '../../../ui/data-table/addressed-list.tsx'
import { usePreferredRows } from '../../../ui/data-table/page-size.ts'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { useInvoiceActions } from '../invoices/use-invoice-actions.tsx'
import { allInvoiceList, countExtraFilters, withInvoiceFilters } from './all-invoices-address.ts'
import { allInvoicesQuery } from './all-invoices.api.ts'
import { InvoiceFilters } from './invoice-filters.tsx'
import { allInvoiceMessages as words } from './messages.ts'

const hasAdmin = ({ tenant }: ListedInvoice): boolean => tenant.hasAdmin

/** The invoices of all tenants, deleted ones too, searched, filtered and sorted by the address. */
export function AllInvoices({ mayChange }: { mayChange: boolean }) {
  const [query] = useSearchParams()
  const timeZone = useTimeZone()
  const table = usePreferredRows(allInvoiceList.address)
  const [state, setState] = useAddressState(useMemo(() => withInvoiceFilters(table), [table]))
  const { answer, data } = useTablePage(allInvoicesQuery(state, timeZone), {
    failed: words.failed,
    toRows: ({ invoices, total }) => ({ rows: invoices, total, isExact: true })
  })
  const hasProvider = data !== undefined && data.provider !== 'manual'
  const { row, dialogs } = useInvoiceActions<ListedInvoice>({ mayChange, hasProvider, hasAdmin })
  return (
    <>
      <AddressedList
        list={allInvoiceList}
        messages={words}
        state={state}
        onState={setState}
        answer={answer}
        row={row}
        keys={!query.has('tenant')}
        extraFilters={{
          fields: (
            <InvoiceFilters
              state={state}
              timeZone={timeZone}
              tenant={data?.invoices.find(({ tenant }) => tenant.id === state.tenant)?.tenant}
              // A change of what is shown begins on its first page.
              onChange={(next) => setState((before) => ({ ...before, ...next, page: 1 }))}
            />
          ),
          count: countExtraFilters(state),
          cleared: { tenant: undefined, from: undefined, to: undefined }
        }}
      />
      {dialogs}
    </>
  )
}
