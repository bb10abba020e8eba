import { paymentMisfitMessages, type PaymentMisfit } from '@sitewright/api'

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`

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

/** Texts of what needs somebody. */
export const needMessages = {
  audit: (row: number) => ({
    title: 'The audit log was changed',
    text: `Row ${row.toLocaleString('en-GB')} does not fit the one before.`
  }),
  check: (name: string, message: string | null) => ({
    title: `${name} is down`,
    text: message ?? 'Its last check failed.'
  }),
  certificate: (name: string, isPast: boolean) => ({
    title: isPast ? `The certificate of ${name} has expired` : `The certificate of ${name} expires`,
    text: isPast ? 'Browsers refuse it.' : 'Browsers refuse it from then on.'
  }),
  secret: (provider: string, isPast: boolean) => ({
    title: isPast
      ? `The client secret of ${provider} has expired`
      : `The client secret of ${provider} expires`,
    text: isPast
      ? `Sign-in with ${provider} fails until it is replaced.`
      : `Sign-in with ${provider} fails from then on.`
  }),
  administrator: (name: string, role: string) => ({
    title: `${name} is locked out`,
    text: `${role}; too many wrong passwords or codes.`
  }),
  mails: (number: number) => ({
    title: `${count(number, 'mail was', 'mails were')} given up`,
    text: 'Within the last 7 days, after every try had failed.'
  }),
  mail: {
    title: 'Mail is not configured',
    text: 'Nobody can reset a password by mail, and no alert is mailed. Set SMTP_URL for the server and start it again.'
  },
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
  }),
  woken: 'It stands in the list again.'
} as const

/** Texts of the counts of what is open now. */
export const liveCountMessages = {
  sessions: 'seen within 5 minutes',
  pool: 'connections in use, all servers',
  embedded: 'The database is embedded and has no pool.',
  notMeasured: 'No server has measured it within a minute.',
  keys: 'used within 5 minutes',
  jobs: 'running now',
  streams: (servers: number) => `open now, on ${count(servers, 'server', 'servers')}`
} as const
