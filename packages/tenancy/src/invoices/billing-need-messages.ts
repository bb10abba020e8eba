import { paymentMisfitMessages, type PaymentMisfit } from '@sitewright/api'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

const money = (hundredths: number, currency: string): string =>
  (hundredths / 100).toLocaleString('en-GB', { style: 'currency', currency, minimumFractionDigits: 2 })

interface OverdueInvoice {
  number: string
  name: string
  /** In hundredths of the currency. */
  total: number
  currency: string
  isSuspended: boolean
  suspendsAt: number | null
}

interface KeptPayment {
  /** In hundredths. */
  amount: number | null
  currency: string
  payment: string
  outcome: PaymentMisfit
  number: string | null
}

/** Messages of dashboard needs: overdue invoices, and payments without an invoice. */
export const billingNeedMessages = {
  invoice: ({ number, name, total, currency, isSuspended, suspendsAt }: OverdueInvoice) => ({
    title: `Invoice ${number} of ${name} is overdue`,
    text: `${money(total, currency)}; ${
      isSuspended
        ? 'the tenant is suspended.'
        : suspendsAt === null
          ? 'the tenant is not suspended for it.'
          : `the tenant is suspended on ${day.format(suspendsAt)} (UTC), unless it is paid.`
    }`
  }),
  invoices: (sums: readonly { currency: string; number: number; total: number }[]) => ({
    title: `${sums.reduce((all, { number }) => all + number, 0).toLocaleString('en-GB')} invoices are overdue`,
    text: `${sums.map(({ total, currency }) => money(total, currency)).join(' and ')} together; the list of tenants says whose.`
  }),
  payment: ({ amount, currency, payment, outcome, number }: KeptPayment) => ({
    title: `A payment${amount === null ? '' : ` of ${money(amount, currency)}`} settles no invoice`,
    text: `${payment}: ${paymentMisfitMessages[outcome](number ?? '')}`
  })
} as const
