import type { Invoice, Tenant } from '@sitewright/api'
import { listPageSizes } from '@sitewright/api/limits'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { toTableAnswer } from '../../../requests/to-table-answer.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import type { RowOptions } from '../../../ui/data-table/row-options.ts'
import { TableFoot } from '../../../ui/data-table/table-foot.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { toast } from '../../../ui/toast.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { InvoiceMenu, type InvoiceActs, type InvoiceChanges } from './invoice-menu.tsx'
import { invoicePageQuery, remindInvoice } from './invoices.api.ts'
import styles from './invoices.module.css'
import { invoiceMessages as words } from './messages.ts'
import { PayDialog } from './pay-dialog.tsx'
import { VoidDialog } from './void-dialog.tsx'

type OpenDialog = { kind: 'show' | 'pay' | 'void'; invoice: Invoice }

/** The invoices of a tenant by page, the newest first, with their acts. */
export function InvoiceList({ tenant, mayChange }: { tenant: Tenant; mayChange: boolean }) {
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState<number>(listPageSizes[0])
  const [dialog, setDialog] = useState<OpenDialog>()
  const query = useQuery({
    ...invoicePageQuery(tenant.id, page, pageSize),
    placeholderData: keepPreviousData
  })
  const answer = toTableAnswer(query, {
    failed: words.failed,
    toRows: ({ invoices, total }) => ({ rows: invoices, total, isExact: true })
  })
  const hasProvider = query.data !== undefined && query.data.provider !== 'manual'
  const remind = useReminder(hasProvider)
  const hasAdmin = tenant.admin !== null
  const row = useMemo(
    () => rowOf(setDialog, mayChange ? { remind, hasAdmin, hasProvider } : undefined),
    [mayChange, remind, hasAdmin, hasProvider]
  )
  const close = (): void => setDialog(undefined)
  const carried = query.data?.carried ?? []
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
      {dialog?.kind === 'show' && (
        <InvoiceDialog invoice={dialog.invoice} hasProvider={hasProvider} onClose={close} />
      )}
      {dialog?.kind === 'pay' && <PayDialog invoice={dialog.invoice} onClose={close} />}
      {dialog?.kind === 'void' && <VoidDialog invoice={dialog.invoice} onClose={close} />}
    </>
  )
}

/** Sends reminders, with a payment link where there is a provider, and says so. */
function useReminder(hasProvider: boolean): (invoice: Invoice) => void {
  const [failed, done] = hasProvider
    ? [words.linkFailed, words.linkSent]
    : [words.remindFailed, words.remindDone]
  const { mutate } = useMutation({
    ...remindInvoice,
    onError: (error: Error) => toast({ tone: 'danger', title: failed, text: error.message }),
    onSuccess: ({ invoice: { number } }) => toast({ tone: 'success', text: done(number) })
  })
  return useCallback(({ id, revision }) => mutate({ path: { id }, body: { revision } }), [mutate])
}

function rowOf(
  open: (dialog: OpenDialog) => void,
  changes: Pick<InvoiceChanges, 'remind' | 'hasAdmin' | 'hasProvider'> | undefined
): RowOptions<Invoice> {
  const opens = (kind: OpenDialog['kind']) => (invoice: Invoice) => open({ kind, invoice })
  const acts: InvoiceActs = {
    show: opens('show'),
    changes: changes && { ...changes, pay: opens('pay'), makeVoid: opens('void') }
  }
  return {
    id: ({ id }) => id,
    name: ({ number }) => number,
    menu: (invoice) => <InvoiceMenu invoice={invoice} acts={acts} />
  }
}

/** Why a tenant has no invoices. */
function whyNone({ status, planName, billing: { amount } }: Tenant): string {
  if (status !== 'active') return words.why[status]
  return amount === null || amount === 0 ? words.why.noPrice(planName) : words.why.soon
}
