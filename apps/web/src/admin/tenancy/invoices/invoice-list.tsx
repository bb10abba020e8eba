import type { Tenant } from '@sitewright/api'
import { listPageSizes } from '@sitewright/api/limits'
import { useCallback, useState } from 'react'
import { useTablePage } from '../../../requests/use-table-page.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { TableFoot } from '../../../ui/data-table/table-foot.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { invoiceColumns } from './invoice-columns.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { invoicePageQuery } from './invoices.api.ts'
import styles from './invoices.module.css'
import { invoiceMessages as words } from './messages.ts'
import { useInvoiceActions } from './use-invoice-actions.tsx'

/** The invoices of a tenant by page, the newest first, with their actions. */
export function InvoiceList({ tenant, mayChange }: { tenant: Tenant; mayChange: boolean }) {
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState<number>(listPageSizes[0])
  const { answer, data } = useTablePage(invoicePageQuery(tenant.id, page, pageSize), {
    failed: words.failed,
    toRows: ({ invoices, total }) => ({ rows: invoices, total, isExact: true })
  })
  const hasProvider = data !== undefined && data.provider !== 'manual'
  const hasAdmin = tenant.admin !== null
  const { row, dialogs } = useInvoiceActions({
    mayChange,
    hasProvider,
    hasAdmin: useCallback(() => hasAdmin, [hasAdmin])
  })
  const carried = data?.carried ?? []
  return (
    <>
      {carried.length > 0 && <InvoiceLines label={words.carried} lines={carried} />}
      <section className={`panel-box ${styles.list}`} aria-label={words.list}>
        <DataTable
          label={words.list}
          columns={invoiceColumns}
          row={row}
          keys={false}
          answer={answer}
          empty={<StatePanel title={words.empty} text={whyNone(tenant)} />}
        />
        {answer.kind === 'ready' && answer.total.count > 0 && (
          <TableFoot
            page={page}
            pageSize={pageSize}
            shown={answer.rows.length}
            total={answer.total}
            pageSizes={listPageSizes}
            onPage={setPage}
            onPageSize={(size) => {
              setPageSize(size)
              setPage(1)
            }}
          />
        )}
      </section>
      {dialogs}
    </>
  )
}

/** Why a tenant has no invoices. */
function whyNone({ status, planName, billing: { amount } }: Tenant): string {
  if (status !== 'active') return words.why[status]
  return amount === null || amount === 0 ? words.why.noPrice(planName) : words.why.soon
}
