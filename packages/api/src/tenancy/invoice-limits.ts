const day = 24 * 3_600_000

/** Periods in milliseconds, and lengths. */
export const invoiceLimits = {
  /** Payment term, from the issue of an invoice. */
  dueMs: 14 * day,
  /** Grace period after the due date, until the tenant is suspended. */
  graceMs: 14 * day,
  /** Interval between reminders of an invoice. */
  remindMs: day,
  /** Maximum number of invoices that are issued at once for missed periods, the newest. */
  missed: 12,
  /** Characters of the note of a payment. */
  note: 300
} as const
