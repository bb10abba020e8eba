import type { Invoice } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { toastFailure } from '../../../requests/toasts.ts'
import type { RowOptions } from '../../../ui/data-table/row-options.ts'
import { toast } from '../../../ui/toast.ts'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { InvoiceMenu } from './invoice-menu.tsx'
import { remindInvoice } from './invoices.api.ts'
import { invoiceMessages as words } from './messages.ts'
import { PayDialog } from './pay-dialog.tsx'
import { VoidDialog } from './void-dialog.tsx'

type OpenDialog = { kind: 'show' | 'pay' | 'void'; invoice: Invoice }

interface InvoiceActionsOptions<Row extends Invoice> {
  mayChange: boolean
  /** Whether a reminder carries a link to a payment provider. */
  hasProvider: boolean
  /** Whether the tenant has an admin, who gets the reminder. It has to be stable. */
  hasAdmin: (invoice: Row) => boolean
}

/** The actions on the invoices of a list: the menu of each row, and the dialogs that it opens. */
export function useInvoiceActions<Row extends Invoice>(
  options: InvoiceActionsOptions<Row>
): {
  row: RowOptions<Row>
  dialogs: ReactNode
} {
  const { mayChange, hasProvider, hasAdmin } = options
  const [dialog, setDialog] = useState<OpenDialog>()
  const remind = useReminder(hasProvider)
  const row = useMemo<RowOptions<Row>>(() => {
    const opens = (kind: OpenDialog['kind']) => (invoice: Invoice) => setDialog({ kind, invoice })
    const shared = { remind, hasProvider, pay: opens('pay'), makeVoid: opens('void') }
    return {
      id: ({ id }) => id,
      name: ({ number }) => number,
      menu: (invoice) => {
        const changes = mayChange ? { ...shared, hasAdmin: hasAdmin(invoice) } : undefined
        return <InvoiceMenu invoice={invoice} acts={{ show: opens('show'), changes }} />
      }
    }
  }, [mayChange, remind, hasProvider, hasAdmin])
  const close = (): void => setDialog(undefined)
  const dialogs = (
    <>
      {dialog?.kind === 'show' && (
        <InvoiceDialog invoice={dialog.invoice} hasProvider={hasProvider} onClose={close} />
      )}
      {dialog?.kind === 'pay' && <PayDialog invoice={dialog.invoice} onClose={close} />}
      {dialog?.kind === 'void' && <VoidDialog invoice={dialog.invoice} onClose={close} />}
    </>
  )
  return { row, dialogs }
}

/** Sends reminders, with a payment link where there is a provider, and says so. */
function useReminder(hasProvider: boolean): (invoice: Invoice) => void {
  const [failed, done] = hasProvider
    ? [words.linkFailed, words.linkSent]
    : [words.remindFailed, words.remindDone]
  const { mutate } = useMutation({
    ...remindInvoice,
    onError: toastFailure(failed),
    onSuccess: ({ invoice: { number } }) => toast({ tone: 'success', text: done(number) })
  })
  return useCallback(({ id, revision }) => mutate({ path: { id }, body: { revision } }), [mutate])
}
