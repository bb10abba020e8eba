import type { Invoice } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toastResult } from '../../../requests/toasts.ts'
import { formatMoney } from './format-money.ts'
import { voidInvoice } from './invoices.api.ts'
import { invoiceMessages as words } from './messages.ts'

/** Asks before an invoice is made void, which has no undo. */
export function VoidDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { id, number, revision, total, currency } = invoice
  const act = useMutation({
    ...voidInvoice,
    ...toastResult({ failed: words.voidFailed, done: words.voidDone(number), onDone: onClose })
  })
  return (
    <ConfirmDialog
      title={words.voidTitle(number)}
      opened
      onClose={onClose}
      effects={[
        { label: words.voidEffect, value: formatMoney({ amount: total, currency }) },
        { label: words.voidCarried, value: words.voidCarriedStay },
        { label: words.voidUndo, value: words.voidNoUndo }
      ]}
      confirmLabel={words.voidConfirm}
      keepLabel={words.voidKeep}
      busy={act.isPending}
      onConfirm={() => act.mutate({ path: { id }, body: { revision } })}
    />
  )
}
