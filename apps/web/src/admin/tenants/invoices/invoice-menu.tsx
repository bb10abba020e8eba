import type { Invoice } from '@sitewright/api'
import { IconDots } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button.tsx'
import { Menu, type MenuGroup } from '../../../ui/menu.tsx'
import { invoiceMessages as words } from './messages.ts'

/** What can be done with an invoice. */
export interface InvoiceActs {
  show: (invoice: Invoice) => void
  /** Undefined for whoever may only look. */
  pay: ((invoice: Invoice) => void) | undefined
}

/** The menu of an invoice. */
export function InvoiceMenu({ invoice, acts }: { invoice: Invoice; acts: InvoiceActs }) {
  return (
    <Menu groups={() => groupsOf(invoice, acts)}>
      {(button) => (
        <IconButton label={words.menu(invoice.number)} {...button}>
          <IconDots className="i" aria-hidden />
        </IconButton>
      )}
    </Menu>
  )
}

function groupsOf(invoice: Invoice, { show, pay }: InvoiceActs): MenuGroup[] {
  const look = { id: 'look', items: [{ id: 'details', label: words.details, onSelect: () => show(invoice) }] }
  if (pay === undefined) return [look]
  const { status } = invoice
  const unavailable = status === 'paid' ? words.isPaid : status === 'void' ? words.isVoid : undefined
  return [
    look,
    {
      id: 'change',
      items: [{ id: 'pay', label: words.pay, unavailable, onSelect: () => pay(invoice) }]
    }
  ]
}
