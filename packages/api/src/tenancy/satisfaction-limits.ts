const day = 24 * 3_600_000

/** The question of the satisfaction survey. */
export const satisfactionQuestion = 'How satisfied are you with Sitewright?'

/** Periods in milliseconds, and lengths. */
export const satisfactionLimits = {
  /** Between two surveys of a user, on all devices. */
  againMs: 90 * day,
  /** Age of an account before its first survey. */
  settleMs: 7 * day,
  /** How long an answer counts and is stored. */
  retentionMs: 365 * day,
  lowest: 1,
  highest: 5,
  /** Characters of a comment. */
  comment: 500
} as const
