const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Messages of suspensions and activations because of invoices. */
export const invoiceTexts = {
  overdue: (number: string) => `Invoice ${number} is overdue`,
  settled: (number: string) => `Invoice ${number} was the last one overdue, and is settled`,
  remindAgain: (at: number) => `The next reminder may go from ${moment.format(at)} UTC on.`
} as const
