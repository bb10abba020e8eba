const day = 24 * 3_600_000

/** The one question by which satisfaction is measured. */
export const satisfactionQuestion = 'How satisfied are you with Sitewright?'

/** Times and lengths of the question of satisfaction; times in milliseconds. */
export const satisfactionLimits = {
  /** Between two times that somebody is asked, on whatever device. */
  againMs: 90 * day,
  /** From when somebody has an account until they may be asked. */
  settleMs: 7 * day,
  /** For so long an answer counts and is kept. */
  keptMs: 365 * day,
  lowest: 1,
  highest: 5,
  /** Characters of a comment. */
  comment: 500
} as const
