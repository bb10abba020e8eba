/** How long before its expiry a secret is reported, in milliseconds. */
export const secretReminderMs = 30 * 24 * 60 * 60_000

export type SecretExpiry = 'none' | 'later' | 'soon' | 'past'

/** How soon a secret expires: `soon` within 30 days, `none` without an entered date. */
export function secretExpiryOf(expiresAt: number | null, now: number): SecretExpiry {
  if (expiresAt === null) return 'none'
  if (expiresAt <= now) return 'past'
  return expiresAt - now <= secretReminderMs ? 'soon' : 'later'
}
