import type { Invoice } from '@sitewright/api'
import { invoiceLimits } from '@sitewright/api/invoice-limits'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmQuestion } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { toastResult } from '../../../requests/toasts.ts'
import { formatMoney } from './format-money.ts'
import { payInvoice } from './invoices.api.ts'
import { invoiceMessages as words } from './messages.ts'

/** Asks before an invoice is marked as paid, which has no undo, and for a note. */
export function PayDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { id, number, revision, total, currency } = invoice
  const [note, setNote] = useState('')
  const pay = useMutation({
    ...payInvoice,
    ...toastResult({ failed: words.payFailed, done: words.payDone(number), onDone: onClose })
  })
  return (
    <Dialog title={words.payTitle(number)} opened onClose={onClose} size={480} fillsPhone>
      <ConfirmQuestion
        effects={[
          { label: words.payEffect, value: formatMoney({ amount: total, currency }) },
          { label: words.payMoney, value: words.payNothing }
        ]}
        confirmLabel={words.payConfirm}
        destroys={false}
        keepLabel={words.payKeep}
        busy={pay.isPending}
        onConfirm={() => pay.mutate({ path: { id }, body: { revision, note } })}
        onKeep={onClose}
      >
        <TextField
          name="note"
          label={words.note}
          aside={words.optional}
          help={words.noteHelp}
          value={note}
          maxLength={invoiceLimits.note}
          autoComplete="off"
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </ConfirmQuestion>
    </Dialog>
  )
}
