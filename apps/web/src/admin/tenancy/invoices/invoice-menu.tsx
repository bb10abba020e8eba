import type { Invoice } from '@sitewright/api'
import { formatDateTimeInText } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { RowMenu, type MenuGroup } from '../../../ui/menu.tsx'
import { invoiceMessages as words } from './messages.ts'

export interface InvoiceChanges {
  pay: (invoice: Invoice) => void
  remind: (invoice: Invoice) => void
  makeVoid: (invoice: Invoice) => void
  /** Whether the tenant has an admin, who gets the reminder. */
  hasAdmin: boolean
  /** Whether a reminder carries a link to a payment provider. */
  hasProvider: boolean
}

export interface InvoiceActions {
  show: (invoice: Invoice) => void
  /** Undefined for a user who may only look. */
  changes: InvoiceChanges | undefined
}

/** The menu of an invoice. What cannot be done now says why. */
export function InvoiceMenu({ invoice, acts }: { invoice: Invoice; acts: InvoiceActions }) {
  const clock = useClock()
  const { mayRemindAt } = invoice
  const again = mayRemindAt === null ? undefined : formatDateTimeInText(mayRemindAt, clock)
  return <RowMenu label={words.menu(invoice.number)} groups={() => groupsOf(invoice, acts, again)} />
}

function groupsOf(
  invoice: Invoice,
  { show, changes }: InvoiceActions,
  remindAgain: string | undefined
): MenuGroup[] {
  const look = { id: 'look', items: [{ id: 'details', label: words.details, onSelect: () => show(invoice) }] }
  if (changes === undefined) return [look]
  const { pay, remind, makeVoid, hasAdmin, hasProvider } = changes
  const { status, paymentLink } = invoice
  const unavailable = status === 'paid' ? words.isPaid : status === 'void' ? words.isVoid : undefined
  const noReminder = whyNoReminder({
    hasAdmin,
    remindAgain,
    isProcessing: hasProvider && paymentLink?.state === 'processing'
  })
  return [
    look,
    {
      id: 'change',
      items: [
        { id: 'pay', label: words.pay, unavailable, onSelect: () => pay(invoice) },
        {
          id: 'remind',
          label: hasProvider ? words.sendLink : words.remind,
          unavailable: unavailable ?? noReminder,
          onSelect: () => remind(invoice)
        }
      ]
    },
    {
      id: 'removal',
      items: [{ id: 'void', label: words.void, danger: true, unavailable, onSelect: () => makeVoid(invoice) }]
    }
  ]
}

/** Why a reminder cannot go now; undefined where it can. */
function whyNoReminder({
  hasAdmin,
  remindAgain,
  isProcessing
}: {
  hasAdmin: boolean
  remindAgain: string | undefined
  isProcessing: boolean
}): string | undefined {
  if (!hasAdmin) return words.noAdmin
  if (isProcessing) return words.linkProcessing
  return remindAgain === undefined ? undefined : words.remindAgain(remindAgain)
}
