/** From this long before its end, a reminder of a secret is shown. */
export const secretReminderMs = 30 * 24 * 60 * 60_000

/** How soon a secret ends. */
export type SecretExpiry = 'none' | 'later' | 'soon' | 'past'

/** How soon a secret ends: `soon` within 30 days. `none` where nobody entered a day. */
export function secretExpiryOf(expiresAt: number | null, now: number): SecretExpiry {
  if (expiresAt === null) return 'none'
  if (expiresAt <= now) return 'past'
  return expiresAt - now <= secretReminderMs ? 'soon' : 'later'
}
