const day = 24 * 3_600_000

/** Times and lengths of invoices; times in milliseconds. */
export const invoiceLimits = {
  /** From the issue of an invoice until it is due. */
  dueMs: 14 * day,
  /** From when it is due until its tenant is suspended. */
  graceMs: 14 * day,
  /** Between two reminders of one invoice. */
  remindMs: day,
  /** Invoices at most that are issued at once for periods that were missed, the newest. */
  missed: 12,
  /** Characters of the note of a payment. */
  note: 300
} as const
